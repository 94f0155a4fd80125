/** The board at a moment, as the map shows and names it. */
import { expect, it } from 'vitest';
import { speaker } from '@/lib/i18n';
import {
  beginEpoch,
  EMPTY_NOTEBOOK,
  placeMarker,
  type Spot,
  setName,
  setPlayerCount,
  takeMarker,
} from '@/lib/seven-hills/enter';
import { areaSentence, bareScene, sceneOf } from './map-scene';

const say = speaker('en');
const one = { epoch: 1, stage: 'placed' } as const;
const two = { epoch: 2, stage: 'placed' } as const;
const noble: Spot = { area: 'Palatinus', player: 0, of: 'noble' };
const start = placeMarker(setName(setPlayerCount(EMPTY_NOTEBOOK, 3), 0, 'Livia'), one, noble);
const { table } = placeMarker(takeMarker(beginEpoch(start, 2), two, noble), two, {
  area: 'Palatinus',
  player: 1,
  of: 'knight',
});

it('compares an epoch with the one before, and the first with none', () => {
  expect(sceneOf(say, table, one).areas.Palatinus).toMatchObject({ counts: [1, 0, 0], changes: [] });
  expect(sceneOf(say, table, two).areas.Palatinus).toMatchObject({
    counts: [0, 1, 0],
    changes: ['−1', '+1', ''],
  });
});

it('distinguishes hills that are open, new and closed', () => {
  const { areas } = sceneOf(say, table, two);
  expect(areas.Aventinus).toMatchObject({ state: 'open', note: undefined });
  expect(areas.Quirinalis).toMatchObject({ state: 'new', note: 'new: 7 / 4' });
  expect(areas.Viminalis).toMatchObject({ state: 'closed', note: 'opens in V' });
  expect(sceneOf(say, table, one).areas.Palatinus.state).toBe('open');
  expect(bareScene(table).areas.Quirinalis.state).toBe('new');
});

it('names what stands in an area', () => {
  expect(areaSentence(say, table, one, 'Palatinus')).toBe('Palatinus: Livia (1 noble)');
  expect(areaSentence(say, table, two, 'Palatinus')).toBe('Palatinus: Green (1 knight)');
  expect(areaSentence(say, table, two, 'Viminalis')).toBe('Viminalis, opens in epoch V: empty');
  expect(areaSentence(say, table, two, 'Waiting Camp')).toBe('Waiting camp: empty');
});
