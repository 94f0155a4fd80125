/**
 * The tally as a table, computed once for every view of it: a row for each hill, then captives, discs, points. Every
 * list has one entry for each player, in the order of the players.
 */

import type { GainFromControl } from './gains';
import type { Control, Result } from './result';
import { gainsOf } from './score';
import type { Letter } from './types';

export interface TallyHillRow {
  readonly letter: Letter;
  readonly outcome: Control;
  /** What each player got for control of the hill: its token, a disc, or nothing. */
  readonly gains: readonly (GainFromControl | undefined)[];
}

export interface TallyPoints {
  readonly points: number;
  readonly isWinner: boolean;
}

export interface TallyTable {
  readonly hills: readonly TallyHillRow[];
  readonly captives: readonly number[];
  /** How many discs each player has for captives that somebody else took; undefined if nobody has any. */
  readonly captiveDiscs?: readonly number[] | undefined;
  readonly points: readonly TallyPoints[];
}

export function tallyTable({ hills, tally, winners }: Omit<Result, 'decidedBy'>): TallyTable {
  const gains = gainsOf({ hills });
  const fromControl = gains.filter((gain) => gain.from === 'control');
  const discs = gains.filter(({ from, what }) => from === 'capture' && what === 'disc');
  return {
    hills: hills.map(({ letter, outcome }) => ({
      letter,
      outcome,
      gains: tally.map(({ player }) =>
        fromControl.find((gain) => gain.hill === letter && gain.player === player),
      ),
    })),
    captives: tally.map(({ captured }) => captured),
    ...(discs.length > 0 && {
      captiveDiscs: tally.map(({ player }) => discs.filter((gain) => gain.player === player).length),
    }),
    points: tally.map(({ player, points }) => ({ points, isWinner: winners.includes(player) })),
  };
}
