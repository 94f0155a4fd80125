/** The end: captives, discs and tokens are added up, most points win, and the tie-break settles what is equal. */

import type { Gain } from './gains';
import type { DecidedBy, TallyRow } from './result';
import type { Rulings } from './rulings';

export function tallyOf(gains: readonly Gain[], players: number): readonly TallyRow[] {
  return Array.from({ length: players }, (_, player) => {
    const worth = (what: Gain['what']): number[] =>
      gains.filter((gain) => gain.player === player && gain.what === what).map((gain) => gain.points);
    const captured = worth('captive').length;
    const discs = worth('disc').sort(ascending);
    const tokens = worth('token').sort(ascending);
    return {
      player,
      captured,
      discs,
      tokens,
      points: captured + sum(discs) + sum(tokens),
      items: captured + discs.length + tokens.length,
    };
  });
}

type Criterion = (row: TallyRow) => number;

const tokens: Criterion = (row) => row.tokens.length;
const discs: Criterion = (row) => row.discs.length;
const captives: Criterion = (row) => row.captured;

/** What is compared, one after the other, among players with equal points. */
const TIE_BREAKS: Readonly<Record<Rulings['tieBreak'], readonly Criterion[]>> = {
  items: [(row) => row.items],
  'tokens-first': [tokens, discs, captives],
  'discs-first': [discs, tokens, captives],
  none: [],
};

export function winnersOf(
  tally: readonly TallyRow[],
  tieBreak: Rulings['tieBreak'],
): { readonly winners: readonly number[]; readonly decidedBy: DecidedBy } {
  const leaders = best(tally, (row) => row.points);
  const winners = TIE_BREAKS[tieBreak].reduce(best, leaders);
  const decidedBy = leaders.length === 1 ? 'points' : winners.length === 1 ? 'tie-break' : 'shared';
  return { winners: winners.map((row) => row.player), decidedBy };
}

function best(rows: readonly TallyRow[], criterion: Criterion): readonly TallyRow[] {
  const most = Math.max(...rows.map(criterion));
  return rows.filter((row) => criterion(row) === most);
}

function ascending(a: number, b: number): number {
  return a - b;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
