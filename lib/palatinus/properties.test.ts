/** What holds for every table there can be: tables are made up by fast-check, see testing-drafts.ts. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  entriesOf,
  type Game,
  gainsOf,
  MISREADINGS,
  misread,
  positions,
  type Result,
  score,
  soundGame,
} from '.';
import { deepFreeze, sound, tellRow } from './testing';
import { anyDrafts, soundDrafts } from './testing-drafts';

const games: fc.Arbitrary<Game> = soundDrafts.map(sound);
const misreadings = fc.subarray([...MISREADINGS]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('what is displayed adds up', () => {
  test('gains to points, captives, discs and tokens', () => {
    fc.assert(
      fc.property(games, (game) => {
        const result = score(game);
        const gains = gainsOf(result);
        for (const { player, points, items, captured } of result.tally) {
          const own = gains.filter((gain) => gain.player === player);
          expect(sum(own.map((gain) => gain.points))).toBe(points);
          expect(own).toHaveLength(items);
          expect(own.filter(({ what }) => what === 'captive')).toHaveLength(captured);
        }
      }),
    );
  });

  const everyResult = (check: (result: Result) => void): void =>
    fc.assert(fc.property(games, misreadings, (game, read) => check(score(game, misread(read)))));

  test('the sources of an inhabitant’s influence to its points', () => {
    everyResult(({ hills }) => {
      for (const { influence } of hills)
        for (const { sources, points } of influence)
          expect(points).toBe(sum(sources.map((source) => source.points)));
    });
  });

  test('the points of a player’s inhabitants to the player’s total', () => {
    everyResult(({ hills, tally }) => {
      for (const { influence, totals } of hills)
        expect(totals).toStrictEqual(
          tally.map((_, index) =>
            sum(influence.filter(({ player }) => player === index).map(({ points }) => points)),
          ),
        );
    });
  });

  test('captives, discs and tokens to points and items', () => {
    everyResult(({ tally }) => {
      for (const { captured, discs, tokens, points, items } of tally) {
        expect(points).toBe(captured + sum(discs) + sum(tokens));
        expect(items).toBe(captured + discs.length + tokens.length);
      }
    });
  });

  test('what the hills gave away to what the players have', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { hills, tally } = score(game);
        const takes = hills.flatMap(({ captures }) => captures.flatMap(({ takers }) => takers));
        const having = (index: number): string => {
          const outcomes = hills.map(({ outcome, token }) => ({ outcome, token }));
          const mine = takes.filter(({ player }) => player === index);
          const captured = mine.filter((taker) => taker.takes === 'inhabitant').length;
          const small = mine.filter((taker) => taker.takes === 'disc').map(() => 1);
          const ties = outcomes.filter(
            ({ outcome }) => outcome.kind === 'tied' && outcome.players.includes(index),
          );
          const won = outcomes.filter(({ outcome }) => outcome.kind === 'won' && outcome.player === index);
          const discs = [...small, ...ties.map(() => 2)];
          const tokens = won.map(({ token }) => token).sort((a, b) => a - b);
          const points = captured + sum(discs) + sum(tokens);
          return tellRow({
            player: index,
            captured,
            discs,
            tokens,
            points,
            items: captured + discs.length + tokens.length,
          });
        };
        expect(tally.map(tellRow)).toStrictEqual(tally.map(({ player }) => having(player)));
      }),
    );
  });
});

describe('nobody counts twice', () => {
  test('no inhabitant is captured at two hills, and whoever has left is not counted any more', () => {
    fc.assert(
      fc.property(games, (game) => {
        const gone = new Set<string>();
        for (const { condottieri, captures, influence } of score(game).hills) {
          for (const { at } of [...condottieri, ...captures]) expect(gone).not.toContain(at);
          for (const { at } of captures) gone.add(at);
          for (const { at, outcome } of condottieri) if (outcome === 'flees') gone.add(at);
          for (const { at, sources } of influence) {
            expect(gone).not.toContain(at);
            for (const source of sources)
              if (['merchant', 'peasant', 'condottiere'].includes(source.reason))
                expect(gone).not.toContain(source.at);
          }
        }
      }),
    );
  });

  test('the board loses exactly the captives and the fugitives', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { hills } = score(game);
        const end = positions(game).at(-1)?.after;
        const left = hills.flatMap(({ condottieri, captures }) => [
          ...captures.map(({ at }) => at),
          ...condottieri.filter(({ outcome }) => outcome === 'flees').map(({ at }) => at),
        ]);
        const stood = game.position.filter((piece) => piece !== undefined).length;
        expect(end?.filter((piece) => piece !== undefined).length).toBe(stood - left.length);
      }),
    );
  });
});

describe('scoring', () => {
  test('leaves a frozen draft and a frozen game as they were, and does not mind the frost', () => {
    fc.assert(
      fc.property(soundDrafts, misreadings, (draft, read) => {
        const before = structuredClone(draft);
        const game = deepFreeze(sound(deepFreeze(draft)));
        const written = structuredClone(entriesOf(game));
        expect(deepFreeze(score(game, misread(read)))).toStrictEqual(score(game, misread(read)));
        expect(draft).toStrictEqual(before);
        expect(entriesOf(game)).toStrictEqual(written);
      }),
    );
  });

  test('always names a winner, and no winner has fewer points than anybody', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { winners, tally } = score(game);
        const most = Math.max(...tally.map(({ points }) => points));
        expect(winners.length).toBeGreaterThan(0);
        for (const winner of winners) expect(tally[winner]?.points).toBe(most);
      }),
    );
  });
});

describe('any draft', () => {
  const isPlace = (draft: Draft, [step, ...rest]: readonly (string | number)[]): boolean =>
    step !== undefined && step in draft && (rest.length <= 1 || isPlace(Reflect.get(draft, step), rest));

  test('gives a game or problems, each in a place that there is, and never throws', () => {
    fc.assert(
      fc.property(anyDrafts, (draft) => {
        const made = soundGame(draft);
        if (made.ok) return;
        expect(made.problems.length).toBeGreaterThan(0);
        for (const { path } of made.problems) expect(isPlace(draft, path), path.join('.')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('that is sound is the same game again when written down', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(soundGame(entriesOf(game))).toStrictEqual({ ok: true, value: game });
      }),
    );
  });
});
