/**
 * What scoring returns: every capture and every point with its reason, in the terms of the game file. In addition to
 * what is published (see published-result.ts), an item names the ruling it rests on, so that this need not be worked
 * out from the board again.
 */

import type { Owner } from './game';
import type { RulingKey } from './rulings';
import type { FieldName, Kind, Letter, People, Token } from './types';

interface Ruled {
  /**
   * The ruling that affects this item, whichever way the table answers it; undefined where the printed rules are
   * clear.
   */
  readonly ruling?: RulingKey | undefined;
}

/** One condottiere around the hill being counted: whom it sees and what it does. */
export interface Condottiere extends Ruled {
  readonly at: FieldName;
  readonly people: People;
  readonly player: number;
  readonly merchants: readonly FieldName[];
  readonly peasants: readonly FieldName[];
  readonly outcome: 'captures' | 'flees' | 'stays';
  readonly captured: readonly FieldName[];
}

export interface Taker {
  readonly condottiere: FieldName;
  readonly player: number;
  readonly takes: 'inhabitant' | 'disc' | 'nothing';
}

export interface Capture extends Ruled {
  readonly at: FieldName;
  readonly people: People;
  readonly kind: Kind;
  readonly takers: readonly Taker[];
  /** Whether a condottiere of the captive's own people is among the captors. */
  readonly ownPeople: boolean;
}

/**
 * Why a field gives influence: to a merchant because of the piece on it, to a peasant because it is empty or has a
 * spring.
 */
export type Reason = Kind | 'empty-field' | 'spring' | 'own-spring';

export interface Source extends Ruled {
  readonly at: FieldName;
  readonly reason: Reason;
  readonly points: number;
}

/** One inhabitant's influence. */
export interface Influence extends Ruled {
  readonly at: FieldName;
  readonly people: People;
  readonly kind: Kind;
  readonly player: Owner;
  readonly sources: readonly Source[];
  readonly points: number;
}

export type Control =
  | { readonly kind: 'won'; readonly player: number }
  | { readonly kind: 'tied'; readonly players: readonly number[] }
  | { readonly kind: 'unclaimed' };

export interface Hill {
  readonly letter: Letter;
  readonly token: Token;
  readonly condottieri: readonly Condottiere[];
  readonly captures: readonly Capture[];
  readonly influence: readonly Influence[];
  readonly totals: readonly number[];
  readonly outcome: Control;
}

export interface TallyRow {
  readonly player: number;
  readonly captured: number;
  readonly discs: readonly number[];
  readonly tokens: readonly number[];
  readonly points: number;
  /** How many captives, discs and tokens there are together. */
  readonly items: number;
}

export type DecidedBy = 'points' | 'tie-break' | 'shared';

export interface Result {
  readonly hills: readonly Hill[];
  readonly tally: readonly TallyRow[];
  readonly winners: readonly number[];
  readonly decidedBy: DecidedBy;
}
