/**
 * Whether a count is possible: every reason why not, each with its place. The input may come from a file or from a
 * screen, where a number may still be any text.
 */

import type { Outcome, Path, ProblemOf } from '../../problems';
import { type ByLetter, type Game, LETTERS, type Letter } from '..';
import { mostInfluence, mostPoints } from './limits';
import { type HillTaker, type OwnCount, takerOf } from './own-count';

export const COUNT_CODES = [
  'count-players',
  'count-not-number',
  'count-negative',
  'count-not-whole',
  'count-influence-too-large',
  'count-points-too-many',
  'count-taker-unknown',
  'count-taker-doubled',
  'count-taker-contradicts',
] as const;

export type CountCode = (typeof COUNT_CODES)[number];
export type CountProblem = ProblemOf<CountCode>;

/** A count from outside, where a number may be anything. */
export interface OwnCountDraft {
  readonly points?: readonly unknown[] | undefined;
  readonly influence?: Partial<ByLetter<readonly unknown[] | undefined>> | undefined;
  readonly hills?: Partial<ByLetter<unknown>> | undefined;
}

export function soundOwnCount(game: Game, draft: OwnCountDraft): Outcome<OwnCount, CountProblem> {
  const problems = ownCountProblems(game, draft);
  if (problems.length > 0) return { ok: false, problems };
  const { hills, ...numbers } = draft as OwnCount;
  if (!hills) return { ok: true, value: numbers };
  const takers = Object.entries(hills).map(([letter, taker]) => [letter, takerOf(playersIn(taker))]);
  return { ok: true, value: { ...numbers, hills: Object.fromEntries(takers) } };
}

function ownCountProblems(game: Game, { points, influence, hills }: OwnCountDraft): readonly CountProblem[] {
  return [
    ...LETTERS.flatMap((letter) => [
      ...numberProblems(game, influence?.[letter], ['influence', letter], {
        code: 'count-influence-too-large',
        most: mostInfluence(game.board, letter),
      }),
      ...takerProblems(game, hills?.[letter], letter, influence?.[letter]),
    ]),
    ...numberProblems(game, points, ['points'], { code: 'count-points-too-many', most: mostPoints(game) }),
  ];
}

function problem(code: CountCode, path: Path, values: CountProblem['values'] = {}): CountProblem {
  return { code, path, values };
}

interface Limit {
  readonly code: CountCode;
  readonly most: number;
}

function numberProblems(
  { players }: Game,
  numbers: readonly unknown[] = [],
  path: Path,
  limit: Limit,
): readonly CountProblem[] {
  const surplus =
    numbers.length > players.length
      ? [problem('count-players', path, { count: numbers.length, players: players.length })]
      : [];
  return [...surplus, ...numbers.flatMap((value, player) => numberProblem(value, [...path, player], limit))];
}

function numberProblem(value: unknown, path: Path, { code, most }: Limit): readonly CountProblem[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'number') return [problem('count-not-number', path)];
  if (value < 0) return [problem('count-negative', path)];
  if (value > most) return [problem(code, path, { most })];
  return Number.isInteger(value) ? [] : [problem('count-not-whole', path)];
}

function takerProblems(
  { players }: Game,
  taker: unknown,
  letter: Letter,
  influence: readonly unknown[] = [],
): readonly CountProblem[] {
  if (taker === undefined) return [];
  const path = ['hills', letter];
  const named: readonly unknown[] = Array.isArray(taker) ? taker : taker === null ? [] : [taker];
  if (named.some((player) => !isPlayer(player, players.length)))
    return [problem('count-taker-unknown', path, { most: players.length - 1 })];
  if (new Set(named).size < named.length) return [problem('count-taker-doubled', path)];
  return contradicts(influence, named as readonly number[])
    ? [problem('count-taker-contradicts', path, { letter })]
    : [];
}

/** Whether these cannot be the takers, whatever the missing influence may be. */
function contradicts(influence: readonly unknown[], takers: readonly number[]): boolean {
  const known = influence.flatMap((points, player) =>
    typeof points === 'number' ? [{ points, takes: takers.includes(player) }] : [],
  );
  if (takers.length === 0) return known.some(({ points }) => points > 0);
  const leaders = known.filter(({ takes }) => takes).map(({ points }) => points);
  const most = Math.min(Number.POSITIVE_INFINITY, ...leaders);
  return (
    leaders.some((points) => points === 0 || points !== most) ||
    known.some(({ points, takes }) => !takes && points >= most)
  );
}

function playersIn(taker: HillTaker): readonly number[] {
  if (taker === null) return [];
  return typeof taker === 'number' ? [taker] : taker;
}

function isPlayer(value: unknown, players: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;
}
