/** Turns a draft into a sound game, the only way to make one, and back into entries. */

import type { Outcome } from '../problems';
import type { Draft, DraftPlayer, Entries, EpochEntry, EpochOfGame, Game } from './game';
import { type Problem, problemsOf } from './problems';
import { DEFAULT_RULINGS, RULING_KEYS, type Rulings } from './rulings';
import {
  AREAS,
  type Area,
  type ByClass,
  CLASSES,
  type Colour,
  type FullPosition,
  type Markers,
  type Player,
  type Position,
} from './types';

/** The colours of players who have not picked one, by seat; the most distinct ones come first. */
export const SEAT_COLOURS = ['red', 'green', 'yellow', 'blue', 'purple'] as const satisfies Colour[];

/** A sound game, or all reasons why the draft is not one. Never throws, whatever was entered. */
export function soundGame(draft: Draft): Outcome<Game, Problem> {
  const problems = problemsOf(draft);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: assemble(draft as Entries) };
}

function assemble({ players, epochs, rulings }: Entries): Game {
  return {
    players: seated(players),
    epochs: epochs.map((epoch) => soundEpoch(epoch, players.length)),
    rulings: Object.fromEntries(
      RULING_KEYS.map((key) => [key, rulings?.[key] ?? DEFAULT_RULINGS[key]]),
    ) as unknown as Rulings,
  };
}

/** Gives everybody a colour: the picked one, or the next free one. */
function seated(players: readonly DraftPlayer[]): readonly Player[] {
  const picked = players.map(({ colour }) => colour);
  const free = SEAT_COLOURS.filter((colour) => !picked.includes(colour))[Symbol.iterator]();
  return players.map(({ name, colour }) => ({
    ...(name !== undefined && { name }),
    colour: colour ?? (free.next().value as Colour),
  }));
}

function soundEpoch({ order, forumAtElection, board, penalties }: EpochEntry, players: number): EpochOfGame {
  return {
    order: [...order],
    forumAtElection: forumAtElection.map(allClasses),
    position: fullPosition(board, players),
    penalties: [...penalties],
  };
}

/**
 * Every area with every player's markers of every class, all of one shape, which is the only one that scoring reads.
 */
function fullPosition(position: Position, players: number): FullPosition {
  const full = {} as Record<Area, ByClass<number>[]>;
  for (const area of AREAS) {
    const markers = position[area] ?? [];
    full[area] = Array.from({ length: players }, (_, player) => allClasses(markers[player] ?? {}));
  }
  return full;
}

function allClasses({ noble = 0, knight = 0, centurion = 0, plebeian = 0 }: Markers): ByClass<number> {
  return { noble, knight, centurion, plebeian };
}

/** A sound game as entries, without anything that is 0 or empty. */
export function entriesOf({ players, epochs, rulings }: Game): Entries {
  return { players, epochs: epochs.map(entryOf), rulings };
}

function entryOf({ order, forumAtElection, position, penalties }: EpochOfGame): EpochEntry {
  const board: Partial<Record<Area, readonly Markers[]>> = {};
  for (const area of AREAS) {
    const markers = position[area].map(withoutZeros);
    if (markers.some((some) => Object.keys(some).length > 0)) board[area] = markers;
  }
  return { order, forumAtElection: forumAtElection.map(withoutZeros), board, penalties };
}

function withoutZeros(markers: ByClass<number>): Markers {
  return Object.fromEntries(CLASSES.flatMap((of) => (markers[of] > 0 ? [[of, markers[of]]] : [])));
}
