/**
 * The rules, by name: the table of contents of the engine.
 *
 * Each entry is one rule of the book; follow it to read that rule. Scoring calls the rules through this record and
 * not directly, so that a misreading (see misreadings.ts) can replace one rule without the rules knowing about
 * misreadings.
 */

import type { Board } from './board';
import { judge, judgeTogether, leaving, shareOut } from './condottieri';
import { gainsFromCaptures, gainsFromControl } from './gains';
import type { Owner } from './game';
import { sourcesOf } from './influence';
import type { Rulings } from './rulings';
import type { ByPeople, Player } from './types';

export const RULES = {
  /** Which fields touch: all adjacent ones, including those around other hills. */
  adjacency: (board: Board): Board => board,
  /** All condottieri of a hill are judged on the same position. */
  judgeAll: judgeTogether,
  /** The larger group is captured; of equal groups, the condottiere flees. */
  judge,
  /** Captives and fugitives leave the board for good; a capturing condottiere stays. */
  leaving,
  /** One captor takes the inhabitant, the others a disc. */
  shareOut,
  /** A hill is counted as soon as its own condottieri have acted, before those of the next hill do. */
  countedAfter: (hill: number): number => hill,
  /** What feeds a merchant or a peasant. */
  sources: sourcesOf,
  /** What captives are worth. */
  gainsFromCaptures,
  /** What control of a hill is worth. */
  gainsFromControl,
} as const;

export type Rules = typeof RULES;

/** What every rule may use: the board, the rulings, the players, who owns which pieces, and the other rules. */
export interface RuleContext {
  readonly board: Board;
  readonly rulings: Rulings;
  readonly players: readonly Player[];
  readonly owners: ByPeople<Owner>;
  readonly rules: Rules;
}
