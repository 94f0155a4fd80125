/** Which open questions come up in a game: where, or why not. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RulingKey, score } from '..';
import { sound, type TableOptions, table } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { occasionsInEither, otherAnswers, questionsIn } from '.';

const ALLIED: TableOptions = {
  players: [{ people: 'red', ally: 'purple' }, { people: 'green' }],
};

function question(game: Parameters<typeof questionsIn>[0], ruling: RulingKey) {
  return questionsIn(game).find((one) => one.ruling === ruling);
}

test('none comes up on an empty board, except who wins a game without points', () => {
  expect(questionsIn(table({}))).toStrictEqual([
    { ruling: 'emptySpring', whyNot: 'no-empty-spring', occasions: [], tied: [] },
    { ruling: 'loneCondottiere', whyNot: 'no-lone-condottiere', occasions: [], tied: [] },
    { ruling: 'doubleCaptureByOnePlayer', whyNot: 'no-double-capture', occasions: [], tied: [] },
    { ruling: 'tieBreak', whyNot: undefined, occasions: [], tied: [0, 1, 2] },
    { ruling: 'allyPieces', whyNot: 'no-allies', occasions: [], tied: [] },
  ]);
});

describe('a question comes up', () => {
  test.each(['both', 'spring'] as const)('at a peasant next to empty springs, answered %s', (emptySpring) => {
    const game = table(
      { G1: 'red peasant', C2: 'blue peasant', C1: 'blue merchant' },
      { springs: ['C1', 'G2', 'G6'], rulings: { emptySpring } },
    );
    expect(question(game, 'emptySpring')).toMatchObject({
      whyNot: undefined,
      occasions: [{ ruling: 'emptySpring', hill: 'G', at: 'G1', springs: ['G2', 'G6'] }],
    });
  });

  test.each(['flees', 'stays'] as const)('at a lone condottiere, answered %s', (loneCondottiere) => {
    const game = table({ B1: 'red condottiere' }, { rulings: { loneCondottiere } });
    expect(question(game, 'loneCondottiere')).toMatchObject({
      whyNot: undefined,
      occasions: [{ ruling: 'loneCondottiere', hill: 'B', at: 'B1', springs: [] }],
    });
  });

  test.each(['once', 'disc'] as const)(
    'at a captive of two condottieri of one player, answered %s',
    (answer) => {
      const game = table(
        { C2: 'green merchant', C1: 'red condottiere', C3: 'red condottiere' },
        { rulings: { doubleCaptureByOnePlayer: answer } },
      );
      expect(question(game, 'doubleCaptureByOnePlayer')).toMatchObject({
        whyNot: undefined,
        occasions: [{ ruling: 'doubleCaptureByOnePlayer', hill: 'C', at: 'C2', springs: [] }],
      });
    },
  );

  test('at no inhabitant, but for those who share the most points', () => {
    const game = table({ C2: 'green peasant', B1: 'blue peasant' });
    expect(question(game, 'tieBreak')).toStrictEqual({
      ruling: 'tieBreak',
      whyNot: undefined,
      occasions: [],
      tied: [1, 2],
    });
  });

  test.each(['own', 'neutral'] as const)('at an ally that earns something, answered %s', (allyPieces) => {
    const game = table({ C2: 'purple peasant' }, { ...ALLIED, rulings: { allyPieces } });
    expect(question(game, 'allyPieces')).toMatchObject({
      whyNot: undefined,
      occasions: [{ ruling: 'allyPieces', hill: 'C', at: 'C2', springs: [] }],
    });
  });
});

test.each(['own', 'neutral'] as const)(
  'an ally that earns nothing raises none, answered %s',
  (allyPieces) => {
    const game = table({ C2: 'purple merchant' }, { ...ALLIED, rulings: { allyPieces } });
    expect(question(game, 'allyPieces')).toMatchObject({ whyNot: 'allies-earn-nothing', occasions: [] });
  },
);

test('an ally’s peasant next to an empty spring raises two', () => {
  const game = table({ C2: 'purple peasant' }, { ...ALLIED, springs: ['C3'] });
  expect(questionsIn(game).flatMap(({ occasions }) => occasions)).toStrictEqual([
    { ruling: 'emptySpring', hill: 'C', at: 'C2', springs: ['C3'] },
    { ruling: 'allyPieces', hill: 'C', at: 'C2', springs: [] },
  ]);
});

test('the occasions of two results are merged hill by hill, each once', () => {
  const one = score(table({ B1: 'red condottiere', C2: 'red peasant' }, { springs: ['C1'] }));
  const other = score(table({ B2: 'red condottiere', C2: 'red peasant' }, { springs: ['C1'] }));
  expect(occasionsInEither(one, other).map(({ hill, at }) => `${hill} ${at}`)).toStrictEqual([
    'B B1',
    'B B2',
    'C C2',
  ]);
});

test('a question that does not come up changes nothing, however it is answered', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound(draft);
      const others = otherAnswers(game);
      for (const { ruling, whyNot } of questionsIn(game)) {
        if (whyNot === undefined) continue;
        for (const other of others)
          if (other.ruling === ruling) {
            expect(other.differences).toStrictEqual([]);
            expect(other.result.tally).toStrictEqual(score(game).tally);
          }
      }
    }),
  );
});
