/** A game as entered, perhaps unsound, and a sound one, which only `soundGame` makes. */

import type { Rulings } from './rulings';
import type { ByClass, Colour, FullPosition, Markers, Player, Position } from './types';

/** The same with every property optional. */
type Unfinished<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

export interface EpochEntry {
  /** The playing order: indices of players. */
  readonly order: readonly number[];
  /** The Forum before the consuls call their legions, for each player. */
  readonly forumAtElection: readonly Markers[];
  /** The board when the epoch is scored, after the legions have returned. */
  readonly board: Position;
  /** How often each player was left with an empty hand. */
  readonly penalties: readonly number[];
}

export interface DraftPlayer {
  readonly name?: string | undefined;
  /** Players without a colour get one by their seat. */
  readonly colour?: Colour | undefined;
}
export type DraftEpoch = Unfinished<EpochEntry>;

/** In the terms of the game file. Every part may be missing or wrong; `soundGame` reports what is. */
export interface Draft {
  readonly players: readonly DraftPlayer[];
  readonly epochs: readonly (DraftEpoch | undefined)[];
  readonly rulings?: Unfinished<Rulings> | undefined;
}

/** A complete draft: a sound game as entries. */
export interface Entries extends Draft {
  readonly players: readonly Player[];
  readonly epochs: readonly EpochEntry[];
  readonly rulings: Rulings;
}

/** With all defaults filled in: every area has every player's markers of every class. */
export interface EpochOfGame {
  readonly order: readonly number[];
  readonly forumAtElection: readonly ByClass<number>[];
  readonly position: FullPosition;
  readonly penalties: readonly number[];
}

/** Everything the rules need, already validated. */
export interface Game {
  readonly players: readonly Player[];
  /** The epochs that were played so far, from the first, one to five. */
  readonly epochs: readonly EpochOfGame[];
  readonly rulings: Rulings;
}
