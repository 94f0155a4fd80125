/** A table got other numbers: what explains them is found, and no explanation is wrong. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exampleGame,
  FIELD_NAMES,
  type Game,
  LETTERS,
  MISREADINGS,
  misread,
  parseField,
  RULING_KEYS,
  RULINGS,
  type Rulings,
  score,
  TOKENS,
  withPiece,
} from '..';
import { sound, table } from '../testing';
import { soundDrafts } from '../testing-drafts';
import {
  type Addition,
  type Explanation,
  explainByOneReading,
  explainCount,
  type OwnCount,
  possibleContents,
  type TokenSlip,
} from '.';
import { everythingOf, GAMES } from './testing';

/** The numbers of a table for which an explanation is true, counted by the engine alone. */
function recount(game: Game, { misreadings, rulings, slip, tokens = [] }: Explanation): Required<OwnCount> {
  const position = slip
    ? withPiece(game.position, parseField(slip.at), slip.instead ?? undefined)
    : game.position;
  const tiles = { ...game.board.tiles };
  for (const { hill, instead } of tokens) tiles[hill] = { ...tiles[hill], token: instead };
  const board = { ...game.board, tiles };
  const read = { ...game, board, position, rulings: { ...game.rulings, ...rulings } };
  return everythingOf(score(read, misread(misreadings)));
}

function lengthOf({ misreadings, rulings, slip, addition, tokens }: Explanation): number {
  return (
    misreadings.length + Object.keys(rulings).length + (slip ? 1 : 0) + (addition ? 1 : 0) + (tokens ? 1 : 0)
  );
}

/**
 * Whoever counts like this gets this explanation, or one that is as short or shorter; and every explanation is true.
 */
function expectExplained(game: Game, actual: Explanation): void {
  const count = recount(game, actual);
  const { explanations, nearest } = explainCount(game, count);
  expect(nearest).toBeNull();
  if (JSON.stringify(count) === JSON.stringify(everythingOf(score(game)))) {
    expect(explanations).toEqual([]);
    return;
  }
  const lengths = new Set(explanations.map(lengthOf));
  expect(lengths.size).toBe(1);
  const [length = 99] = lengths;
  expect(length).toBeLessThanOrEqual(lengthOf(actual));
  const byReading = explanations.filter(
    ({ slip, addition, tokens }) => length === 1 && !slip && !addition && !tokens,
  );
  expect(explainByOneReading(game, count)).toEqual(byReading);
  if (length === lengthOf(actual)) expect(explanations).toContainEqual(actual);
  for (const explanation of explanations)
    if (!explanation.addition) expect(recount(game, explanation)).toEqual(count);
}

const textOf = (one: Explanation): string => JSON.stringify(one);

const explanation = (parts: Partial<Explanation>): Explanation => ({
  misreadings: [],
  rulings: {},
  slip: null,
  ...parts,
});

describe.each(MISREADINGS.map((misreading) => [misreading]))('%s', (misreading) => {
  test('is found wherever it changes a number', () => {
    const differing = GAMES.filter((game) => {
      const wrong = everythingOf(score(game, misread([misreading])));
      return JSON.stringify(wrong) !== JSON.stringify(everythingOf(score(game)));
    });
    expect(differing.length).toBeGreaterThan(0);
    for (const game of differing.slice(0, 5))
      expectExplained(game, explanation({ misreadings: [misreading] }));
  });
});

/** A game, and a way to count it wrongly: up to two misreadings, with any answers. */
const misreadGames = fc
  .record({
    draft: soundDrafts,
    misreadings: fc.subarray([...MISREADINGS], { maxLength: 2 }),
    keys: fc.subarray(RULING_KEYS.filter((key) => key !== 'tieBreak')),
  })
  .map(({ draft, misreadings, keys }) => {
    const game = sound(draft);
    const rulings = Object.fromEntries(
      keys.map((key) => [key, RULINGS[key].find((answer) => answer !== game.rulings[key])]),
    ) as Partial<Rulings>;
    return { game, reading: explanation({ misreadings, rulings }) };
  });

describe('what is found', () => {
  test('two misreadings with other answers', () => {
    fc.assert(
      fc.property(misreadGames, ({ game, reading }) => expectExplained(game, reading)),
      { numRuns: 25 },
    );
  });

  test('any piece that was entered wrongly', () => {
    const slips = fc.record({ draft: soundDrafts, at: fc.constantFrom(...FIELD_NAMES), pick: fc.nat() });
    fc.assert(
      fc.property(slips, ({ draft, at, pick }) => {
        const game = sound(draft);
        const entered = game.position[parseField(at)];
        const contents = possibleContents(game).filter(
          (piece) => JSON.stringify(piece) !== JSON.stringify(entered),
        );
        expectExplained(
          game,
          explanation({ slip: { at, instead: contents[pick % contents.length] ?? null } }),
        );
      }),
      { numRuns: 25 },
    );
  });

  test('of length 1 is exactly what trying everything finds', () => {
    fc.assert(
      fc.property(soundDrafts, fc.constantFrom(...MISREADINGS), (draft, misreading) => {
        const game = sound(draft);
        const { points } = everythingOf(score(game, misread([misreading])));
        const { explanations } = explainCount(game, { points });
        const fitting = everyShortReading(game).filter(
          (short) => String(recount(game, short).points) === String(points),
        );
        const agree = String(points) === String(everythingOf(score(game)).points);
        const found = explanations.filter(({ addition }) => !addition);
        expect(found.map(textOf).sort()).toEqual(agree ? [] : fitting.map(textOf).sort());
      }),
      { numRuns: 5 },
    );
  });
});

/** Each misreading, each other answer, each slip of entry, each token of another value, each two swapped. */
function everyShortReading(game: Game): readonly Explanation[] {
  return [
    ...MISREADINGS.map((misreading) => explanation({ misreadings: [misreading] })),
    ...RULING_KEYS.flatMap((key) =>
      RULINGS[key]
        .filter((answer) => answer !== game.rulings[key])
        .map((answer) => explanation({ rulings: { [key]: answer } })),
    ),
    ...FIELD_NAMES.flatMap((at) =>
      possibleContents(game).map((piece) => explanation({ slip: { at, instead: piece ?? null } })),
    ),
    ...tokensWrong(game).map((tokens) => explanation({ tokens })),
  ];
}

function tokensWrong({ board: { tiles } }: Game): readonly (readonly TokenSlip[])[] {
  const values = TOKENS.filter(
    (token) => [3, 4, 5, 6].includes(token) || LETTERS.some((letter) => tiles[letter].token === token),
  );
  return LETTERS.flatMap((hill) => {
    const entered = tiles[hill].token;
    const others = LETTERS.filter((other) => other > hill && tiles[other].token !== entered);
    return [
      ...values.filter((value) => value !== entered).map((instead) => [{ hill, entered, instead }]),
      ...others.map((other) => [
        { hill, entered, instead: tiles[other].token },
        { hill: other, entered: tiles[other].token, instead: entered },
      ]),
    ];
  });
}

describe('a slip of addition', () => {
  /** Hill B, worth 3: green takes it with 4, red and blue have 0. In the end red has 0 points, green 3, blue 7. */
  const game = table({ A1: 'blue peasant', B1: 'red merchant', B2: 'green peasant', B6: 'blue condottiere' });
  const additionsIn = (count: OwnCount): readonly Addition[] =>
    explainCount(game, count).explanations.flatMap(({ addition }) => addition ?? []);

  test.each<readonly [string, OwnCount, readonly Addition[]]>([
    [
      'gives the hill, and its token, to somebody else',
      { influence: { B: [5, 4, 0] }, hills: { B: 0 }, points: [3, 0, 7] },
      [{ player: 0, hill: 'B', ours: 0, yours: 5 }],
    ],
    [
      'changes nothing but the number',
      { influence: { B: [1, 4, 0] }, hills: { B: 1 }, points: [0, 3, 7] },
      [{ player: 0, hill: 'B', ours: 0, yours: 1 }],
    ],
    [
      'of a number that nobody wrote down: the smallest that takes the hill',
      { hills: { B: 0 }, points: [3, 0, 7] },
      [{ player: 0, hill: 'B', ours: 0, yours: 5 }],
    ],
    ['that ties', { hills: { B: [0, 1] } }, [{ player: 0, hill: 'B', ours: 0, yours: 4 }]],
    ['that loses the hill', { hills: { B: null } }, [{ player: 1, hill: 'B', ours: 4, yours: 0 }]],
    ['of the points', { points: [0, 3, 8] }, [{ player: 2, hill: null, ours: 7, yours: 8 }]],
    ['cannot explain two sums', { points: [1, 3, 8] }, []],
  ])('%s', (_, count, additions) => {
    expect(additionsIn(count)).toEqual(additions);
  });
});

describe('tokens entered wrongly', () => {
  const game = exampleGame();
  const { points } = everythingOf(score(game));
  const [ofC, ofE] = (['C', 'E'] as const).map((letter) => game.board.tiles[letter].token);
  const tokensIn = (count: OwnCount): readonly unknown[] =>
    explainCount(game, count).explanations.flatMap(({ tokens }) => (tokens ? [tokens] : []));

  test('explain the points of whoever took the hill', () => {
    const [livia, marco, ...others] = points;
    expect(tokensIn({ points: [livia ?? null, Number(marco) + 2, ...others] })).toContainEqual([
      { hill: 'C', entered: 3, instead: 5 },
    ]);
  });

  test('explain the points of two players if they were swapped', () => {
    const [livia, marco, nora, ...others] = points;
    const swapped = [livia ?? null, Number(marco) + 2, Number(nora) - 2, ...others];
    expect(tokensIn({ points: swapped })).toContainEqual([
      { hill: 'C', entered: ofC, instead: ofE },
      { hill: 'E', entered: ofE, instead: ofC },
    ]);
  });

  test('explain no influence', () => {
    expect(tokensIn({ influence: { C: [8, 8] } })).toEqual([]);
  });
});

describe('a count that nothing explains', () => {
  test('reports what comes nearest, and what that leaves', () => {
    const [game] = GAMES as [Game];
    const { points, influence, hills } = everythingOf(score(game, misread(['own-spring-forgotten'])));
    const count = {
      points,
      hills,
      influence: { ...influence, E: influence.E?.map((sum) => Number(sum) + 5) },
    };
    const { explanations, nearest } = explainCount(game, count as OwnCount);
    expect(explanations).toEqual([]);
    expect(nearest).toMatchObject(explanation({ misreadings: ['own-spring-forgotten'] }));
    expect(nearest?.leaves).toEqual(
      game.players.map((_, player) => ({ what: 'influence', hill: 'E', player })),
    );
  });

  test('reports nothing if nothing comes nearer than the rules', () => {
    const game = table({});
    const { explanations, nearest } = explainCount(game, { hills: { A: [0, 1] } });
    expect(explanations).toEqual([]);
    expect(nearest).toEqual({ ...explanation({}), leaves: [{ what: 'hill', hill: 'A' }] });
  });
});

test('a count that agrees, or is empty, needs no explanation', () => {
  for (const game of GAMES.slice(0, 5))
    for (const count of [{}, { points: [null] }, everythingOf(score(game))])
      expect(explainCount(game, count)).toEqual({ explanations: [], nearest: null });
});

test('progress is reported, and never goes back', () => {
  const [game] = GAMES as [Game];
  const shares: number[] = [];
  explainCount(game, { points: [60, 60] }, (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});
