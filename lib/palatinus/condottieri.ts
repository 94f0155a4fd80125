/** Step a) of a hill: its condottieri capture or flee, and the captives are shared out. */

import { type Field, fieldsOf, makeField, parseField } from './field';
import type { Position } from './game';
import type { Capture, Condottiere, Taker } from './result';
import type { Table } from './rules';
import type { Rulings } from './rulings';
import type { FieldName, Letter, Piece } from './types';

/** All condottieri of a hill, in order from the arrow, judged on one and the same position. */
export function judgeTogether(table: Table, position: Position, hill: Letter): readonly Condottiere[] {
  const condottieri: Condottiere[] = [];
  for (const field of fieldsOf(hill)) {
    const piece = position[field];
    if (piece?.kind === 'condottiere') condottieri.push(table.rules.judge(table, position, field, piece));
  }
  return condottieri;
}

/** One condottiere captures all of the larger group beside it; if the groups are equal, it flees. */
export function judge(table: Table, position: Position, field: Field, { people }: Piece): Condottiere {
  const merchants: FieldName[] = [];
  const peasants: FieldName[] = [];
  for (const beside of table.board.neighbours[field]) {
    const kind = position[beside]?.kind;
    if (kind === 'merchant') merchants.push(makeField(beside));
    if (kind === 'peasant') peasants.push(makeField(beside));
  }
  const seen = { at: makeField(field), people, player: table.owners[people] as number, merchants, peasants };

  if (merchants.length > peasants.length) return { ...seen, outcome: 'captures', captured: merchants };
  if (peasants.length > merchants.length) return { ...seen, outcome: 'captures', captured: peasants };
  const alone = merchants.length === 0;
  const outcome = alone && table.rulings.loneCondottiere === 'stays' ? 'stays' : 'flees';
  return { ...seen, outcome, captured: [] };
}

/** Who leaves the board after a condottiere was judged: its captives, or itself if it flees. */
export function leaving({ at, outcome, captured }: Condottiere): readonly FieldName[] {
  return outcome === 'flees' ? [at] : captured;
}

/** Every captive with those who take it: one the inhabitant itself, the others a disc worth 1. */
export function shareOut(
  { rulings }: Table,
  position: Position,
  condottieri: readonly Condottiere[],
): readonly Capture[] {
  const takersOf = new Map<FieldName, Taker[]>();
  for (const { at: condottiere, player, captured } of condottieri) {
    for (const at of captured) {
      const takers = takersOf.get(at) ?? [];
      takers.push({ condottiere, player, takes: share(rulings, takers, player) });
      takersOf.set(at, takers);
    }
  }
  return [...takersOf]
    .map(([at, takers]) => {
      const { people, kind } = position[parseField(at)] as Piece;
      return { at, people, kind, takers };
    })
    .sort((a, b) => parseField(a.at) - parseField(b.at));
}

function share(rulings: Rulings, earlier: readonly Taker[], player: number): Taker['takes'] {
  if (earlier.length === 0) return 'inhabitant';
  const again = earlier.some((taker) => taker.player === player);
  return again && rulings.doubleCaptureByOnePlayer === 'once' ? 'nothing' : 'disc';
}
