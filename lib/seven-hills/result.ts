/**
 * What scoring returns: every point with its reason. In addition to what is published (see published-result.ts), an
 * item tells with whom it was shared, what was rounded away and the ruling it rests on, so that nobody has to compare
 * markers again. A player is an index into `players`; lists of numbers have an entry for each player.
 */

import type { RulingKey } from './rulings';
import type { Epoch, Hill } from './types';

interface Ruled {
  /** The ruling that affects this item, whichever way it is answered; undefined where the printed rules are clear. */
  readonly ruling?: RulingKey | undefined;
}

export interface Consul {
  readonly player: number;
  readonly votes: number;
  /** Scored immediately. */
  readonly points: number;
  /** Players with as many votes who are not consul, because they are later in the playing order. */
  readonly before: readonly number[];
}

export interface Election extends Ruled {
  /** How many consuls there can be: one with three players, two with four. */
  readonly seats: number;
  /** Markers in the Forum before the legions are called; a noble counts by the ruling. */
  readonly votes: readonly number[];
  readonly nobles: readonly number[];
  /** By votes, then by playing order. */
  readonly consuls: readonly Consul[];
  /** Players who could have taken an empty seat but have no marker in the Forum, in playing order. */
  readonly withoutMarker: readonly number[];
}

/** Players of the same strength on a hill. */
export interface Rank {
  readonly strength: number;
  readonly players: readonly number[];
}

/** What a rank on a hill earns: a place, or both if there is nobody second. */
export type AwardFor = 'first' | 'second' | 'both';

export interface Award {
  readonly player: number;
  readonly points: number;
  readonly for: AwardFor;
  /** The points that were shared: 7 for a first and second worth 5 and 2. */
  readonly pool: number;
  /** The others it was shared with. */
  readonly sharedWith: readonly number[];
  /** The points of the pool that nobody gets, because shares are rounded down. */
  readonly roundedAway: number;
}

/** Why nobody is second: those tied for first took both, or nobody else is on the hill. */
export type NoSecond = 'tied-first' | 'nobody-behind';

export interface HillScore extends Ruled {
  readonly hill: Hill;
  /** Whether it opened in this epoch, from epoch 2 on; then it is worth more. */
  readonly isNew: boolean;
  readonly first: number;
  readonly second: number;
  readonly strength: readonly number[];
  /** How many of the markers are nobles, each of which counts 2. */
  readonly nobles: readonly number[];
  /** From the strongest down, without players who have nothing there. */
  readonly ranks: readonly Rank[];
  readonly awards: readonly Award[];
  /** Undefined if somebody is second, or if nobody is there at all. */
  readonly noSecond: NoSecond | undefined;
}

export interface KnightsScore {
  readonly player: number;
  readonly knights: number;
  readonly points: number;
}

export interface PenaltyScore {
  readonly player: number;
  readonly times: number;
  readonly points: number;
}

interface AnyGain {
  readonly player: number;
  readonly points: number;
}
/** A player's points are the sum of these gains and nothing else. */
export type Gain =
  | (AnyGain & { readonly source: 'consul' })
  | (AnyGain & { readonly source: 'placement'; readonly hill: Hill })
  | (AnyGain & { readonly source: 'knights'; readonly knights: number })
  | (AnyGain & { readonly source: 'penalty'; readonly times: number });

export const SOURCES = ['consul', 'placement', 'knights', 'penalty'] as const satisfies Gain['source'][];
export type Source = (typeof SOURCES)[number];

export interface EpochScore {
  readonly epoch: Epoch;
  readonly election: Election;
  /** Open hills, in order of opening. */
  readonly hills: readonly HillScore[];
  /** Every player who has a knight on the board. */
  readonly knights: readonly KnightsScore[];
  /** Every player who was left with an empty hand. */
  readonly penalties: readonly PenaltyScore[];
  /** Everything that changed the track, in order; gains of 0 are left out. */
  readonly gains: readonly Gain[];
  readonly total: readonly number[];
  /** The track after this epoch. */
  readonly running: readonly number[];
}

export type DecidedBy = 'points' | 'forum' | 'shared';

/** The tie-break: most markers in the Forum, a noble being one. */
export interface FinalTie extends Ruled {
  readonly points: number;
  readonly tied: readonly number[];
  /** Markers in the Forum of each player, tied or not. */
  readonly forum: readonly number[];
  /** The tied players who have most there. */
  readonly most: readonly number[];
}

export interface Result {
  readonly epochs: readonly EpochScore[];
  /** Null before epoch 5 is entered. */
  readonly winners: readonly number[] | null;
  readonly decidedBy: DecidedBy | null;
  /** Defined if several players share the most points at the end. */
  readonly finalTie: FinalTie | undefined;
}
