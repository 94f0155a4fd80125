/** Misreadings combined: with each other, in any order, and with every ruling; each changes only what it is about. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ALL_RULINGS,
  type Draft,
  type Game,
  type Hill,
  MISREADINGS,
  type Misreading,
  misread,
  type Result,
  RULE_OF_MISREADING,
  score,
} from '.';
import { countedLines, sound, table } from './testing';

const games: readonly Game[] = readFileSync(new URL('./cases/games.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => sound((JSON.parse(line) as { readonly game: Draft }).game));

/** Some of the games, for tests that try many combinations. */
const someGames = games.filter((_, index) => index % 16 === 0);

/** The parts of a hill, each of which follows from the ones before. */
const PARTS = [
  'condottieri',
  'captures',
  'influence',
  'totals',
  'outcome',
] as const satisfies readonly (keyof Hill)[];

/** How much of every hill a misreading leaves unchanged: nothing, step a), or the whole hill. */
const UNTOUCHED: Readonly<Record<Misreading, readonly (keyof Hill)[]>> = {
  'condottieri-first': ['condottieri', 'captures'],
  'captives-stay': [],
  'same-hill-only': [],
  'merchants-skip-own': ['condottieri', 'captures'],
  'merchant-peasant-swapped': ['condottieri', 'captures'],
  'condottieri-count-nothing': ['condottieri', 'captures'],
  'own-spring-forgotten': ['condottieri', 'captures'],
  'occupied-springs-forgotten': ['condottieri', 'captures'],
  'empty-field-worth-one': ['condottieri', 'captures'],
  'condottieri-in-turn': [],
  'captor-leaves': [],
  'opponents-only': [],
  'ties-take-token': PARTS,
  'ties-take-nothing': PARTS,
};

/** The parts of a hill that none of these misreadings changes. */
const untouchedBy = (misreadings: readonly Misreading[]): readonly (keyof Hill)[] =>
  PARTS.filter((part) => misreadings.every((misreading) => UNTOUCHED[misreading].includes(part)));

const partsOf = ({ hills }: Result, parts: readonly (keyof Hill)[]): readonly unknown[] =>
  hills.map((hill) => parts.map((part) => hill[part]));

function expectUntouched(game: Game, misreadings: readonly Misreading[]): void {
  const parts = untouchedBy(misreadings);
  const [wrong, right] = [score(game, misread(misreadings)), score(game)];
  expect(partsOf(wrong, parts)).toStrictEqual(partsOf(right, parts));
  expect(wrong.hills.map(({ letter, token }) => ({ letter, token }))).toStrictEqual(
    right.hills.map(({ letter, token }) => ({ letter, token })),
  );
}

const pairs = MISREADINGS.flatMap((one, index) =>
  MISREADINGS.slice(index + 1).map((other) => [one, other] as const),
);

test('there are fourteen, with these names', () => {
  expect([...MISREADINGS].sort()).toStrictEqual(Object.keys(UNTOUCHED).sort());
});

describe.each(MISREADINGS.map((misreading) => ({ misreading, rule: RULE_OF_MISREADING[misreading] })))(
  '$rule: $misreading',
  ({ misreading }) => {
    test('changes nothing that it is not about, in every known game', () => {
      for (const game of games) expectUntouched(game, [misreading]);
    });

    test('matters in some known game', () => {
      const differing = games.filter((game) => {
        const [wrong, right] = [score(game, misread([misreading])), score(game)];
        return JSON.stringify(wrong) !== JSON.stringify(right);
      });
      expect(differing.length).toBeGreaterThan(0);
    });

    test('counts once if it is named twice', () => {
      for (const game of someGames)
        expect(score(game, misread([misreading, misreading]))).toStrictEqual(
          score(game, misread([misreading])),
        );
    });

    test('goes with every ruling', () => {
      for (const rulings of ALL_RULINGS)
        for (const game of someGames) expectUntouched({ ...game, rulings }, [misreading]);
    });
  },
);

describe('two misreadings', () => {
  test.each(pairs)('%s and %s touch nothing else, in either order', (one, other) => {
    for (const game of someGames) {
      expectUntouched(game, [one, other]);
      expect(score(game, misread([other, one]))).toStrictEqual(score(game, misread([one, other])));
    }
  });

  test('that are independent change what each of them changes', () => {
    const game = table({ B1: 'red peasant', B2: 'blue merchant' }, { springs: ['B1', 'B2'] });
    expect(
      countedLines(game, 'B', ['own-spring-forgotten', 'empty-field-worth-one']).influence,
    ).toStrictEqual([
      'B1 red peasant for 0: B2 spring 2 + B6 empty-field 1 = 3',
      'B2 blue merchant for 2: B1 peasant 2 = 2',
    ]);
  });

  test('about leaving: the captor leaves, its captives stay', () => {
    const game = table({ B1: 'red condottiere', B2: 'blue merchant' });
    expect(countedLines(game, 'B', ['captor-leaves', 'captives-stay']).influence).toStrictEqual([
      'B2 blue merchant for 2: nothing = 0',
    ]);
  });

  test('about judging: in turn, each spares its own, and the next one sees who was spared', () => {
    const game = table({ A1: 'red condottiere', A2: 'red merchant', A3: 'green condottiere' });
    expect(countedLines(game, 'A', ['condottieri-in-turn', 'opponents-only'])).toMatchObject({
      condottieri: [
        'A1 red sees merchants A2 and peasants none: captures',
        'A3 green sees merchants A2 and peasants none: captures A2',
      ],
      captures: ['A2 red merchant: inhabitant to 1 by A3'],
    });
  });

  test('about turns: if captives stay, acting in turn equals acting together', () => {
    for (const game of games)
      expect(score(game, misread(['condottieri-in-turn', 'captives-stay']))).toStrictEqual(
        score(game, misread(['captives-stay'])),
      );
  });
});

test('all misreadings at once give the same count in whatever order they are named', () => {
  for (const game of games) {
    const all = score(game, misread(MISREADINGS));
    expect(score(game, misread([...MISREADINGS].reverse()))).toStrictEqual(all);
  }
});
