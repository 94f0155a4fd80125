/**
 * Statistics over all games: who won how often, the closest finish, the longest streak. Only finished games count.
 * People are identified by name, however it is written; a seat without a name is not counted as a person.
 */

import { dayOf, type Listed } from './listed';
import { isFinished, type Seat, type Summary } from './summary';

export interface PlayerFigures {
  /** The most recent spelling. */
  readonly name: string;
  readonly games: number;
  /** Including shared wins. */
  readonly wins: number;
  readonly shared: number;
}

/** One game that stands out, with the value by which it does. */
export interface Record {
  readonly id: string;
  readonly worth: number;
}

/** The highest value of something, and everybody who reached it: the latest first, each person once. */
export interface SeatRecord {
  readonly worth: number;
  readonly holders: readonly Holder[];
}

/** A player, by game and seat, and the hill in question. */
export interface Holder {
  readonly id: string;
  readonly seat: number;
  readonly hill?: string;
}

export interface Figures {
  readonly games: number;
  /** Most wins first; with equal wins, fewest games first, then by name. */
  readonly players: readonly PlayerFigures[];
  /** The smallest lead of the first over the second, in points; 0 where a win was shared or a tie was broken. */
  readonly closest?: Record;
  readonly captives?: SeatRecord;
  /** One for each game, because influence of different games cannot be compared. */
  readonly bestHills: readonly SeatRecord[];
  /** The most wins in a row among a person's games, at least two, and everybody who had as many. */
  readonly streak?: { readonly names: readonly string[]; readonly length: number };
  /** The number of games in each month with a known date, `2026-11`, without gaps from the first to the last. */
  readonly months: readonly { readonly month: string; readonly games: number }[];
}

interface Finished extends Listed {
  readonly summary: Summary;
}

export function figuresOf(games: readonly Listed[]): Figures {
  const finished = games
    .filter((one): one is Finished => one.summary !== undefined && isFinished(one.summary))
    .toSorted((one, other) => (dayOf(one) ?? 0) - (dayOf(other) ?? 0));
  const closest = closestOf(finished);
  const captives = mostOf(finished, ({ captives: worth = 0 }) => ({ worth }));
  const bestHills = [...new Set(finished.map(({ game }) => game))].flatMap(
    (game) =>
      mostOf(
        finished.filter((one) => one.game === game),
        ({ best }) => best,
      ) ?? [],
  );
  const { players, streak } = peopleIn(finished);
  return {
    games: finished.length,
    players,
    ...(closest && { closest }),
    ...(captives && { captives }),
    bestHills,
    ...(streak && { streak }),
    months: monthsOf(finished),
  };
}

/** The person that a name stands for, in every game. */
export function personOf(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The years in which games were played, the latest first. */
export function yearsOf(games: readonly Listed[]): readonly number[] {
  const years = games.flatMap((game) => yearOf(game) ?? []);
  return [...new Set(years)].sort((one, other) => other - one);
}

export function yearOf(game: Listed): number | undefined {
  const date = dayOf(game);
  return date === undefined ? undefined : new Date(date).getFullYear();
}

function marginOf({ seats, winners }: Summary): number {
  const points = seats.map((seat) => seat.points ?? 0).sort((one, other) => other - one);
  if (winners.length > 1) return 0;
  return (points[0] ?? 0) - (points[1] ?? 0);
}

/**
 * If several are equally close, the latest one, because it is remembered best. A single game is not compared with
 * anything.
 */
function closestOf(games: readonly Finished[]): Record | undefined {
  if (games.length < 2) return undefined;
  return games
    .map(({ id, summary }): Record => ({ id, worth: marginOf(summary) }))
    .reduce<Record | undefined>((least, one) => (least && least.worth < one.worth ? least : one), undefined);
}

/** Everybody who had the most of something; undefined if nobody had any. */
function mostOf(
  games: readonly Finished[],
  found: (seat: Seat) => { readonly worth: number; readonly hill?: string } | undefined,
): SeatRecord | undefined {
  const all = games
    .toReversed()
    .flatMap(({ id, summary }) =>
      summary.seats.map((one, seat) => ({ ...(found(one) ?? { worth: 0 }), id, seat, who: whoIs(one) })),
    );
  const most = all.reduce((worth, one) => Math.max(worth, one.worth), 0);
  if (most === 0) return undefined;
  const holders = new Map<string, Holder>();
  for (const { worth, who, ...holder } of all)
    if (worth === most && !holders.has(who)) holders.set(who, holder);
  return { worth: most, holders: [...holders.values()] };
}

/** A seat without a name is identified by its colour. */
function whoIs({ name, colour }: Seat): string {
  return name === undefined ? `(${colour})` : personOf(name);
}

interface Person extends PlayerFigures {
  /** The current number of wins in a row, up to the latest game. */
  readonly row: number;
  readonly longestRow: number;
}

function peopleIn(games: readonly Finished[]): Pick<Figures, 'players' | 'streak'> {
  const people = new Map<string, Person>();
  for (const { summary } of games)
    for (const { seat, isWinner } of namedSeats(summary)) {
      const key = personOf(seat.name);
      const before = people.get(key) ?? { games: 0, wins: 0, shared: 0, row: 0, longestRow: 0 };
      const row = isWinner ? before.row + 1 : 0;
      people.set(key, {
        name: seat.name,
        games: before.games + 1,
        wins: before.wins + (isWinner ? 1 : 0),
        shared: before.shared + (isWinner && summary.winners.length > 1 ? 1 : 0),
        row,
        longestRow: Math.max(before.longestRow, row),
      });
    }
  const players = [...people.values()].sort(
    (one, other) => other.wins - one.wins || one.games - other.games || (one.name < other.name ? -1 : 1),
  );
  const longest = players.reduce((length, { longestRow }) => Math.max(length, longestRow), 0);
  const names = players.filter(({ longestRow }) => longestRow === longest).map(({ name }) => name);
  return {
    players: players.map(({ name, games: played, wins, shared }) => ({ name, games: played, wins, shared })),
    ...(longest > 1 && { streak: { names, length: longest } }),
  };
}

type Named = Seat & { readonly name: string };

/** If two seats have the same name, it is unknown which of them the person had: the better one counts. */
function namedSeats({ seats, winners }: Summary): readonly { seat: Named; isWinner: boolean }[] {
  const byPerson = new Map<string, { seat: Named; isWinner: boolean }>();
  seats.forEach((seat, index) => {
    if (seat.name === undefined) return;
    const key = personOf(seat.name);
    const isWinner = winners.includes(index) || byPerson.get(key)?.isWinner === true;
    byPerson.set(key, { seat: seat as Named, isWinner });
  });
  return [...byPerson.values()];
}

/** A longer range comes from a wrong clock and is not filled month by month. */
const MOST_MONTHS = 240;

function monthsOf(games: readonly Finished[]): Figures['months'] {
  const dates = games.flatMap((game) => dayOf(game) ?? []);
  const numbers = dates.map(monthNumber);
  if (numbers.length === 0) return [];
  const last = numbers.reduce((one, other) => Math.max(one, other));
  const first = Math.max(
    numbers.reduce((one, other) => Math.min(one, other)),
    last - MOST_MONTHS + 1,
  );
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    month: monthName(first + index),
    games: counts.get(first + index) ?? 0,
  }));
}

function monthNumber(time: number): number {
  const date = new Date(time);
  return date.getFullYear() * 12 + date.getMonth();
}

function monthName(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
