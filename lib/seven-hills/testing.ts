/** For tests only: games in a few lines, and arbitrary sound games. */

import fc from 'fast-check';
import { type Draft, type Game, type Result, RULINGS, type Rulings, score, soundGame } from '.';
import type { EpochEntry } from './game';
import {
  AREAS,
  type Area,
  BOX,
  CLASSES,
  type Class,
  COLOURS,
  isCamp,
  type Markers,
  type Position,
} from './types';

const NAMES = ['Livia', 'Marco', 'Nora', 'Otto'];

/** An epoch with these parts; the rest is empty, and the players play in the order of their seats. */
export function epochOf(players: number, parts: Partial<EpochEntry> = {}): EpochEntry {
  const each = <T>(value: (seat: number) => T): T[] =>
    Array.from({ length: players }, (_, seat) => value(seat));
  return {
    order: each((seat) => seat),
    forumAtElection: each(() => ({})),
    board: {},
    penalties: each(() => 0),
    ...parts,
  };
}

/** A game with this many players, with an epoch for each of the parts. */
export function draftOf(
  players: number,
  epochs: readonly Partial<EpochEntry>[],
  rulings: Partial<Rulings> = {},
): Draft {
  return {
    players: NAMES.slice(0, players).map((name) => ({ name })),
    epochs: epochs.map((parts) => epochOf(players, parts)),
    rulings,
  };
}

export function sound(draft: Draft): Game {
  const game = soundGame(draft);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return game.value;
}

/** The result of such a game. */
export function scored(...game: Parameters<typeof draftOf>): Result {
  return score(sound(draftOf(...game)));
}

/** The codes of all problems, each with its path. */
export function problemsIn(draft: unknown): readonly string[] {
  const game = soundGame(draft as Draft);
  return game.ok ? [] : game.problems.map(({ code, path }) => `${code} ${path.join('/')}`.trim());
}

interface Placed {
  readonly area: Area;
  readonly player: number;
  readonly of: Class;
  readonly count: number;
}

const placed: fc.Arbitrary<Placed> = fc.record({
  area: fc.constantFrom(...AREAS),
  player: fc.nat(3),
  of: fc.constantFrom(...CLASSES),
  count: fc.integer({ min: 1, max: 17 }),
});

/** Places as many markers as the box allows, and leaves out those that do not fit or may not stand there. */
function positionOf(players: number, all: readonly Placed[]): Position {
  const left = Array.from({ length: players }, () => ({ ...BOX }) as Record<Class, number>);
  const board: Partial<Record<Area, Record<string, number>[]>> = {};
  for (const { area, player, of, count } of all) {
    const box = left[player];
    const fits = Math.min(count, box?.[of] ?? 0);
    if (!box || fits === 0 || (isCamp(area) && of !== 'plebeian')) continue;
    box[of] -= fits;
    const here = board[area] ?? Array.from({ length: players }, () => ({}));
    board[area] = here;
    const markers = here[player] as Record<string, number>;
    markers[of] = (markers[of] ?? 0) + fits;
  }
  return board;
}

const forumMarkers: fc.Arbitrary<Markers> = fc.record(
  {
    noble: fc.nat(BOX.noble),
    knight: fc.nat(BOX.knight),
    centurion: fc.nat(BOX.centurion),
    plebeian: fc.nat(BOX.plebeian),
  },
  { requiredKeys: [] },
);

function epochs(players: number): fc.Arbitrary<EpochEntry> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const each = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    fc.array(one, { minLength: players, maxLength: players });
  return fc.record({
    order: fc.shuffledSubarray(seats, { minLength: players }),
    forumAtElection: each(forumMarkers),
    board: fc.array(placed, { maxLength: 24 }).map((all) => positionOf(players, all)),
    penalties: each(fc.nat(3)),
  });
}

/** Any sound game, as entered. */
export const soundDrafts: fc.Arbitrary<Draft> = fc.constantFrom(3, 4).chain((players) =>
  fc.record({
    players: fc
      .tuple(
        fc.shuffledSubarray([...COLOURS], { minLength: players, maxLength: players }),
        fc.array(fc.constantFrom(undefined, 'Anna Maria', 'Zoë', '山田', 'O’Neill-Smith', '😀'), {
          minLength: players,
          maxLength: players,
        }),
      )
      .map(([colours, names]) =>
        colours.map((colour, seat) => ({ colour, ...(names[seat] !== undefined && { name: names[seat] }) })),
      ),
    epochs: fc.array(epochs(players), { minLength: 1, maxLength: 5 }),
    rulings: fc.record({
      nobleInForum: fc.constantFrom(...RULINGS.nobleInForum),
      tiedFirst: fc.constantFrom(...RULINGS.tiedFirst),
      finalTie: fc.constantFrom(...RULINGS.finalTie),
      halfRounds: fc.constantFrom(...RULINGS.halfRounds),
    }),
  }),
);

/** Freezes the value recursively, so that any mutation throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
