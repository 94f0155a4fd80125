/** The rulebook's example, line by line, on a full five-player table on which exactly this happens at hill C. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Capture,
  type Draft,
  gainsFromCaptures,
  gainsFromControl,
  type PublishedResult,
  publishedResult,
  score,
  type Taker,
} from '.';
import { tallyOf } from './tally';
import { hillLines, sound, tellRow } from './testing';

const example = JSON.parse(
  readFileSync(new URL('./cases/rulebook-example.json', import.meta.url), 'utf8'),
) as { readonly game: Draft; readonly result: PublishedResult };

const [RED, YELLOW] = [0, 1];

describe.each(['both', 'spring'] as const)('hill C, an empty spring counting as %s', (emptySpring) => {
  const result = score(sound({ ...example.game, rulings: { emptySpring } }));
  const hill = hillLines(result, 'C');

  test('green’s condottiere captures two peasants, yellow’s flees at the same time', () => {
    expect(hill.condottieri).toStrictEqual([
      'C4 yellow sees merchants C3 and peasants A4: flees',
      'C5 green sees merchants none and peasants A4 C6: captures A4 C6',
    ]);
  });

  test('one captive is blue, one green, the captor’s own colour', () => {
    expect(hill.captures).toStrictEqual([
      'A4 green peasant: inhabitant to 2 by C5',
      'C6 blue peasant: inhabitant to 2 by C5',
    ]);
  });

  test.each(
    [
      {
        why: 'a red peasant earns 4: 2 for an empty field, 2 for a spring',
        line: 'C1 red peasant for 0: C1 own-spring 2 + C6 empty-field 2 = 4',
      },
      {
        why: 'a yellow peasant 8: 2 for an empty field, 6 for three springs',
        line: 'C2 yellow peasant for 1: C1 spring 2 + C3 spring 2 + E4 spring 2 + E5 empty-field 2 = 8',
      },
      {
        why: 'a red merchant 3: 1 for a merchant, 2 for a peasant',
        line: 'C3 red merchant for 0: C2 peasant 2 + E4 merchant 1 = 3',
      },
      {
        why: 'the captor is still there, and earns nothing',
        line: 'C5 green condottiere for 2: nothing = 0',
      },
    ].map((row, index) => ({ ...row, index })),
  )('from the arrow: $why', ({ line, index }) => {
    expect(hill.influence[index]).toBe(line);
  });

  test('red 7, yellow 8: yellow takes the token worth 3', () => {
    expect(hill.influence).toHaveLength(4);
    expect(hill.totals).toStrictEqual([7, 8, 0, 0, 0]);
    expect(hill.outcome).toBe(`won by ${YELLOW}`);
    expect(result.hills[2]?.token).toBe(3);
    expect(result.tally[YELLOW]?.tokens).toContain(3);
  });
});

test('the whole table gives the result that comes with it, to the last key', () => {
  expect(publishedResult(score(sound(example.game)))).toStrictEqual(example.result);
});

test('the final count: 2 captives + discs 2 and 1 + tokens 5 and 4 = 14', () => {
  const caught = (...takers: readonly Taker[]): Capture => ({
    at: 'A2',
    people: 'blue',
    kind: 'peasant',
    takers,
    ownPeople: false,
  });
  const gains = [
    ...gainsFromCaptures({
      letter: 'A',
      captures: [
        caught({ condottiere: 'A1', player: RED, takes: 'inhabitant' }),
        caught({ condottiere: 'A1', player: RED, takes: 'inhabitant' }),
        caught(
          { condottiere: 'A1', player: YELLOW, takes: 'inhabitant' },
          { condottiere: 'A3', player: RED, takes: 'disc' },
        ),
      ],
    }),
    ...gainsFromControl({ letter: 'A', token: 5, outcome: { kind: 'won', player: RED } }),
    ...gainsFromControl({ letter: 'B', token: 6, outcome: { kind: 'tied', players: [RED, YELLOW] } }),
    ...gainsFromControl({ letter: 'C', token: 4, outcome: { kind: 'won', player: RED } }),
  ];
  expect(tallyOf(gains, 2).map(tellRow)).toStrictEqual([
    '0: 2 captives, discs 1 2, tokens 4 5 = 14 points, 6 items',
    '1: 1 captives, discs 2, tokens none = 3 points, 2 items',
  ]);
});
