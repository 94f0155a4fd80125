/** A table read or entered otherwise: every variant is what scoring it alone would give. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_RULINGS, possibleContents, score, scoreAllFields, scoreAllRulings } from '.';
import { sound, table } from './testing';
import { soundDrafts } from './testing-drafts';

describe('all rulings', () => {
  test('give what scoring under each of them gives', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const game = sound(draft);
        const variants = scoreAllRulings(game);
        expect(variants.map(({ rulings }) => rulings)).toStrictEqual(ALL_RULINGS);
        for (const { rulings, result } of variants) expect(result).toStrictEqual(score({ ...game, rulings }));
      }),
      { numRuns: 20 },
    );
  });
});

describe('all fields', () => {
  test('give what scoring each of them gives', () => {
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

  test('are every field with every content, what it holds among them', () => {
    const game = table({ A1: 'red merchant' });
    const variants = scoreAllFields(game);
    expect(variants).toHaveLength(42 * 10);
    expect(new Set(variants.map(({ field, piece }) => JSON.stringify([field, piece]))).size).toBe(42 * 10);
  });

  test('can hold nothing, any player’s inhabitants, and an ally’s merchants and peasants', () => {
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
});
