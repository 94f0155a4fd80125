/** Everything that keeps a draft from being a sound game, found at once. */

import type { Path, ProblemOf } from '../problems';
import { NAME_CODES, nameProblem, shortened } from '../text';
import type { Draft, DraftEpoch, DraftPlayer } from './game';
import { RULING_KEYS, RULINGS } from './rulings';
import {
  AREAS,
  BOX,
  CAPITOLIUM,
  CLASSES,
  type Class,
  COLOURS,
  EPOCHS,
  FEWEST_PLAYERS,
  isCamp,
  MOST_PLAYERS,
} from './types';

/** Each class has its own sentence, because no word can be filled into one in every language. */
const TOO_MANY = {
  noble: 'too-many-nobles',
  knight: 'too-many-knights',
  centurion: 'too-many-centurions',
  plebeian: 'too-many-plebeians',
} as const satisfies Record<Class, string>;

export const PROBLEM_CODES = [
  'players-three-or-four',
  'player-missing',
  ...NAME_CODES,
  'colour-unknown',
  'colour-doubled',
  'epochs-none',
  'epochs-too-many',
  'epoch-missing',
  'order-unsound',
  'board-missing',
  'area-unknown',
  'area-capitolium',
  'area-without-list',
  'area-players',
  'markers-missing',
  'class-unknown',
  'markers-not-number',
  'markers-negative',
  'markers-not-whole',
  'camp-plebeians-only',
  ...Object.values(TOO_MANY),
  'penalties-missing',
  'penalties-players',
  'penalties-unsound',
  'ruling-unknown',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];
export type Problem<Code extends string = ProblemCode> = ProblemOf<Code>;

/** More empty hands than anybody can have had; an unlimited number would make the points unreadable. */
const MOST_PENALTIES = 99;

export function problemsOf(draft: Draft): readonly Problem[] {
  const players = listOf(draft?.players);
  const problems: Problem[] = [];
  playersProblems(problems, players);
  epochsProblems(problems, draft?.epochs, players.length);
  rulingsProblems(problems, recordOf(draft?.rulings) ?? {});
  return problems;
}

function playersProblems(problems: Problem[], players: readonly unknown[]): void {
  const count = players.length;
  if (!isNumberOfPlayers(count)) problems.push(problem('players-three-or-four', ['players'], { count }));
  const taken = new Set<unknown>();
  // Not `forEach`, which skips the holes of a sparse list.
  for (const [index, entry] of players.entries()) {
    const player: Loose<DraftPlayer> | undefined = recordOf(entry);
    if (!player) problems.push(problem('player-missing', ['players', index], { player: index + 1 }));
    const { name, colour } = player ?? {};
    const wrongName = name === undefined ? undefined : nameProblem(name);
    if (wrongName) problems.push(problem(wrongName.code, ['players', index, 'name'], wrongName.values));
    if (colour === undefined) continue;
    const path: Path = ['players', index, 'colour'];
    if (!isOneOf(COLOURS, colour)) problems.push(problem('colour-unknown', path));
    else if (taken.has(colour)) problems.push(problem('colour-doubled', path));
    taken.add(colour);
  }
}

function epochsProblems(problems: Problem[], list: unknown, players: number): void {
  const epochs = listOf(list);
  const count = epochs.length;
  if (count === 0) problems.push(problem('epochs-none', ['epochs']));
  if (count > EPOCHS.length)
    problems.push(problem('epochs-too-many', ['epochs'], { count, most: EPOCHS.length }));
  for (const [index, entry] of epochs.entries()) {
    const epoch = recordOf(entry);
    if (epoch) epochProblems(problems, epoch, ['epochs', index], players);
    else problems.push(problem('epoch-missing', ['epochs', index], { epoch: index + 1 }));
  }
}

function epochProblems(problems: Problem[], epoch: Loose<DraftEpoch>, path: Path, players: number): void {
  if (isNumberOfPlayers(players) && !isOrder(epoch.order, players))
    problems.push(problem('order-unsound', [...path, 'order'], { most: players - 1 }));
  const forum: Path = [...path, 'forumAtElection'];
  areaProblems(problems, epoch.forumAtElection, forum, players, CLASSES);
  listOf(epoch.forumAtElection).forEach((markers, player) => {
    for (const of of CLASSES) boxProblems(problems, countOf(markers, of), of, player, [...forum, player, of]);
  });
  boardProblems(problems, epoch.board, [...path, 'board'], players);
  penaltiesProblems(problems, epoch.penalties, [...path, 'penalties'], players);
}

function boardProblems(problems: Problem[], entry: unknown, path: Path, players: number): void {
  const board = recordOf(entry);
  if (!board) {
    problems.push(problem('board-missing', path));
    return;
  }
  for (const [area, list] of Object.entries(board)) {
    const at: Path = [...path, area];
    if (isOneOf(AREAS, area))
      areaProblems(problems, list, at, players, isCamp(area) ? ['plebeian'] : CLASSES);
    else if (area === CAPITOLIUM) problems.push(problem('area-capitolium', at));
    else problems.push(problem('area-unknown', at, { area: shortened(area) }));
  }
  for (let player = 0; player < players; player += 1)
    for (const of of CLASSES) {
      const counts = AREAS.map((area) => countOf(listOf(board[area])[player], of));
      boxProblems(problems, sum(counts), of, player, path);
    }
}

/** The markers of each player in one area. An omitted area is empty, and so is an omitted class. */
function areaProblems(
  problems: Problem[],
  list: unknown,
  path: Path,
  players: number,
  allowed: readonly Class[],
): void {
  if (!isList(list)) {
    problems.push(problem('area-without-list', path));
    return;
  }
  if (isNumberOfPlayers(players) && list.length !== players)
    problems.push(problem('area-players', path, { count: list.length, players }));
  for (const [player, entry] of list.entries()) {
    const markers = recordOf(entry);
    if (!markers) problems.push(problem('markers-missing', [...path, player]));
    for (const [of, count] of Object.entries(markers ?? {})) {
      const at: Path = [...path, player, of];
      if (!isOneOf(CLASSES, of)) problems.push(problem('class-unknown', at, { class: shortened(of) }));
      else if (count !== undefined) countProblems(problems, count, at, allowed.includes(of));
    }
  }
}

function countProblems(problems: Problem[], count: unknown, path: Path, isAllowed: boolean): void {
  if (typeof count !== 'number' || !Number.isFinite(count))
    problems.push(problem('markers-not-number', path));
  else if (count < 0) problems.push(problem('markers-negative', path));
  else if (!Number.isInteger(count)) problems.push(problem('markers-not-whole', path));
  else if (count > 0 && !isAllowed) problems.push(problem('camp-plebeians-only', path));
}

function boxProblems(problems: Problem[], count: number, of: Class, player: number, path: Path): void {
  if (count > BOX[of])
    problems.push(problem(TOO_MANY[of], path, { player: player + 1, count, most: BOX[of] }));
}

function penaltiesProblems(problems: Problem[], list: unknown, path: Path, players: number): void {
  if (!isList(list)) {
    problems.push(problem('penalties-missing', path));
    return;
  }
  if (isNumberOfPlayers(players) && list.length !== players)
    problems.push(problem('penalties-players', path, { count: list.length, players }));
  for (const [player, times] of list.entries())
    if (!Number.isInteger(times) || (times as number) < 0 || (times as number) > MOST_PENALTIES)
      problems.push(problem('penalties-unsound', [...path, player], { most: MOST_PENALTIES }));
}

function rulingsProblems(problems: Problem[], rulings: Loose<Draft['rulings']>): void {
  for (const key of RULING_KEYS)
    if (rulings[key] !== undefined && !isOneOf(RULINGS[key], rulings[key]))
      problems.push(problem('ruling-unknown', ['rulings', key], { ruling: key }));
}

function problem(code: ProblemCode, path: Path, values: Problem['values'] = {}): Problem {
  return { code, path, values };
}

function isNumberOfPlayers(count: number): boolean {
  return count >= FEWEST_PLAYERS && count <= MOST_PLAYERS;
}

function isOrder(order: unknown, players: number): boolean {
  const seats = Array.from({ length: players }, (_, player) => player);
  return isList(order) && order.length === players && seats.every((player) => order.includes(player));
}

/** The number that was entered; anything that is not a number of markers gets its own problem and counts as 0. */
function countOf(markers: unknown, of: Class): number {
  const count = recordOf(markers)?.[of];
  return Number.isInteger(count) && (count as number) > 0 ? (count as number) : 0;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Outside data need not have its declared type, so every value is checked at run time. */
type Loose<T> = { readonly [Key in keyof NonNullable<T>]?: unknown };

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !isList(value);
  return isRecord ? (value as Readonly<Record<string, unknown>>) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return isList(value) ? value : [];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isOneOf<T>(options: readonly T[], value: unknown): value is T {
  return (options as readonly unknown[]).includes(value);
}
