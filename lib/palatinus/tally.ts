/**
 * The end: captives, discs and tokens are added up, the most points win, and the tie-break decides between equal
 * points.
 */

import type { Gain } from './gains';
import type { DecidedBy, TallyRow } from './result';
import type { Rulings } from './rulings';

/** One row for each player: what they gained, and what it is worth in all. */
export function tallyOf(gains: readonly Gain[], players: number): readonly TallyRow[] {
  const rows: TallyRow[] = [];
  for (let player = 0; player < players; player += 1) rows.push(rowOf(gains, player));
  return rows;
}

function rowOf(gains: readonly Gain[], player: number): TallyRow {
  const discs: number[] = [];
  const tokens: number[] = [];
  let captured = 0;
  let points = 0;
  for (const gain of gains) {
    if (gain.player !== player) continue;
    points += gain.points;
    if (gain.what === 'captive') captured += 1;
    if (gain.what === 'disc') discs.push(gain.points);
    if (gain.what === 'token') tokens.push(gain.points);
  }
  discs.sort(ascending);
  tokens.sort(ascending);
  return { player, captured, discs, tokens, points, items: captured + discs.length + tokens.length };
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
