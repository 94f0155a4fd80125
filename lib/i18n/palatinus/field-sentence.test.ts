/** How a screen reader describes a field, in English and French. */

import { describe, expect, test } from 'vitest';
import type { Surroundings } from '../../palatinus/enter';
import { fieldSentence, speaker } from '..';

const nobody = { merchant: 0, peasant: 0, condottiere: 0 };
const bare: Surroundings = {
  place: 3,
  spring: false,
  neighbours: nobody,
  emptyNeighbours: 3,
  springNeighbours: 0,
};

const PLAYERS = [{ name: 'Anna', people: 'red', ally: 'yellow' }, { people: 'purple' }] as const;

const ROWS: readonly { around: Surroundings; en: string; fr: string }[] = [
  {
    around: {
      name: 'C4',
      place: 3,
      spring: true,
      piece: { people: 'purple', kind: 'merchant' },
      neighbours: { ...nobody, peasant: 2 },
      emptyNeighbours: 1,
      springNeighbours: 0,
    },
    en: 'C4, spring, purple merchant, next to: 2 peasants, 1 empty field',
    fr: 'C4, source, marchand violet, à côté\u202f: 2 paysans, 1 terrain libre',
  },
  {
    around: {
      ...bare,
      name: 'A1',
      piece: { people: 'green', kind: 'condottiere' },
      neighbours: { merchant: 1, peasant: 1, condottiere: 2 },
      emptyNeighbours: 0,
      springNeighbours: 2,
    },
    en: 'A1, green condottiere, next to: 1 merchant, 1 peasant, 2 condottieri, 2 springs',
    fr: 'A1, condottiere vert, à côté\u202f: 1 marchand, 1 paysan, 2 condottieres, 2 sources',
  },
  {
    around: { ...bare, name: 'B2', spring: true, springNeighbours: 1 },
    en: 'B2, spring, empty, next to: 3 empty fields, 1 spring',
    fr: 'B2, source, libre, à côté\u202f: 3 terrains libres, 1 source',
  },
  {
    around: bare,
    en: 'a field of the tile on place 3, empty, next to: 3 empty fields',
    fr: 'un terrain de la tuile à la place 3, libre, à côté\u202f: 3 terrains libres',
  },
  {
    around: { ...bare, place: 0, piece: { people: 'red', kind: 'peasant' } },
    en: 'a field of the tile in the centre, red peasant, next to: 3 empty fields',
    fr: 'un terrain de la tuile du centre, paysan rouge, à côté\u202f: 3 terrains libres',
  },
  { around: { ...bare, name: 'G6', emptyNeighbours: 0 }, en: 'G6, empty', fr: 'G6, libre' },
  {
    around: { ...bare, name: 'B3', piece: { people: 'yellow', kind: 'peasant' }, emptyNeighbours: 0 },
    en: 'B3, yellow peasant (ally of Anna)',
    fr: 'B3, paysan jaune (allié à Anna)',
  },
];

describe.each(['en', 'fr'] as const)('a field in %s', (language) => {
  test.each(ROWS)(`$${language}`, ({ around, ...says }) => {
    expect(fieldSentence(speaker(language), around, PLAYERS)).toBe(says[language]);
  });
});
