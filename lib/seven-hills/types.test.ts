/** The vocabulary matches the box (§1 to §3 of docs/seven-hills-rules.md). */

import { expect, test } from 'vitest';
import {
  AREAS,
  BOX,
  DEFAULT_RULINGS,
  EPOCHS,
  HILLS,
  isCamp,
  isHill,
  openHills,
  RULING_KEYS,
  RULINGS,
} from '.';

test('each player has 30 markers', () => {
  expect(BOX).toStrictEqual({ noble: 3, knight: 5, centurion: 5, plebeian: 17 });
});

test('every area is a hill, a camp or the Forum', () => {
  expect(AREAS.filter(isHill)).toStrictEqual([...HILLS]);
  expect(AREAS.filter(isCamp)).toStrictEqual(['Consul Legion Camp', 'Waiting Camp']);
  expect(AREAS.filter((area) => !isHill(area) && !isCamp(area))).toStrictEqual(['Forum Romanum']);
});

test('two hills open in epoch 1, then one in each', () => {
  expect(EPOCHS.map((epoch) => openHills(epoch).at(-1))).toStrictEqual([
    'Palatinus',
    'Quirinalis',
    'Caelius',
    'Esquiliae',
    'Viminalis',
  ]);
});

test('the first answer to every question is the standard one', () => {
  expect(RULING_KEYS.map((key) => RULINGS[key][0])).toStrictEqual(
    RULING_KEYS.map((key) => DEFAULT_RULINGS[key]),
  );
});
