/** A game with other rulings or entries: every variant equals scoring it alone. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_RULINGS, FIELDS, score } from '..';
import { sound, table } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { possibleContents, scoreAllDisplaced, scoreAllFields, scorerOfReadings } from '.';

test('other answers give the same as scoring with them', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound(draft);
      const scoreReading = scorerOfReadings(game);
      expect(scoreReading({})).toStrictEqual(score(game));
      for (const rulings of ALL_RULINGS)
        expect(scoreReading(rulings)).toStrictEqual(score({ ...game, rulings }));
    }),
    { numRuns: 20 },
  );
});

test('another content of a field gives the same as scoring with it', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound(draft);
      for (const { field, piece, result } of scoreAllFields(game)) {
        const position = game.position.with(field, piece) as unknown as typeof game.position;
        expect(result).toStrictEqual(score({ ...game, position }));
      }
    }),
    { numRuns: 5 },
  );
});

test('a piece one field off gives the same as scoring it there, for each empty field next to it', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound(draft);
      const { board, position } = game;
      let tried = 0;
      for (const { from, to, result } of scoreAllDisplaced(game)) {
        tried += 1;
        expect(board.neighbours[from]).toContain(to);
        const moved = position.with(to, position[from]).with(from, undefined) as unknown as typeof position;
        expect(result).toStrictEqual(score({ ...game, position: moved }));
      }
      const steps = FIELDS.filter((field) => position[field]).flatMap((field) =>
        board.neighbours[field].filter((other) => !position[other]),
      );
      expect(tried).toBe(steps.length);
    }),
    { numRuns: 10 },
  );
});

test('every field is tried with every content but its own', () => {
  const variants = [...scoreAllFields(table({ A1: 'red merchant' }))];
  expect(variants).toHaveLength(42 * 9);
  const contents = new Set(variants.map(({ field, piece }) => JSON.stringify([field, piece])));
  expect(contents.size).toBe(42 * 9);
  expect(contents).not.toContain(JSON.stringify([0, { people: 'red', kind: 'merchant' }]));
});

test('a field can hold nothing, any player’s inhabitants, and an ally’s merchants and peasants', () => {
  const players = [{ people: 'red', ally: 'green' }, { people: 'blue' }] as const;
  expect(possibleContents(table({}, { players }))).toStrictEqual([
    undefined,
    { people: 'red', kind: 'merchant' },
    { people: 'red', kind: 'peasant' },
    { people: 'red', kind: 'condottiere' },
    { people: 'green', kind: 'merchant' },
    { people: 'green', kind: 'peasant' },
    { people: 'blue', kind: 'merchant' },
    { people: 'blue', kind: 'peasant' },
    { people: 'blue', kind: 'condottiere' },
  ]);
});
