/** Step b) of a hill: what each inhabitant around it earns from the fields that touch its own. */

import { type Field, fieldsOf, makeField } from './field';
import type { Position } from './game';
import type { Control, Influence, Source } from './result';
import type { Reading } from './rules';
import type { ByKind, Letter, Piece } from './types';

/** What a merchant earns from each inhabitant beside it, of whatever colour. */
const MERCHANT_EARNS: ByKind<number> = { merchant: 1, peasant: 2, condottiere: 3 };

/** What a peasant earns from an empty field, from a spring, and from a spring on its own field. */
const PEASANT_EARNS = 2;

/** Every inhabitant on the hill's six fields, in order from the arrow, with all that feeds it. */
export function influenceAround(reading: Reading, position: Position, hill: Letter): readonly Influence[] {
  const influence: Influence[] = [];
  for (const field of fieldsOf(hill)) {
    const piece = position[field];
    if (!piece) continue;
    const { people, kind } = piece;
    const sources = reading.rules.sources(reading, position, field, piece);
    const player = reading.owners[people];
    influence.push({ at: makeField(field), people, kind, player, sources, points: sum(sources) });
  }
  return influence;
}

/** Where one inhabitant's influence comes from, in order of the fields. */
export function sourcesOf(
  reading: Reading,
  position: Position,
  field: Field,
  { kind }: Piece,
): readonly Source[] {
  if (kind === 'merchant') return merchantSources(reading, position, field);
  if (kind === 'peasant') return peasantSources(reading, position, field);
  return [];
}

function merchantSources({ board }: Reading, position: Position, field: Field): readonly Source[] {
  const sources: Source[] = [];
  for (const beside of board.neighbours[field]) {
    const reason = position[beside]?.kind;
    if (reason) sources.push({ at: makeField(beside), reason, points: MERCHANT_EARNS[reason] });
  }
  return sources;
}

function peasantSources({ board, rulings }: Reading, position: Position, field: Field): readonly Source[] {
  const sources: Source[] = [];
  const add = (at: Field, reason: Source['reason']): void => {
    sources.push({ at: makeField(at), reason, points: PEASANT_EARNS });
  };
  for (const at of board.around[field]) {
    const spring = board.springs[at];
    if (at === field) {
      if (spring) add(at, 'own-spring');
      continue;
    }
    const empty = position[at] === undefined;
    if (empty && !(spring && rulings.emptySpring === 'spring')) add(at, 'empty-field');
    if (spring) add(at, 'spring');
  }
  return sources;
}

/** Each player's influence on the hill. */
export function totalsOf(influence: readonly Influence[], players: number): readonly number[] {
  const totals = new Array<number>(players).fill(0);
  for (const { player, points } of influence)
    if (player !== null) totals[player] = (totals[player] as number) + points;
  return totals;
}

/** Most influence controls the hill; without any, nobody does. */
export function controlOf(totals: readonly number[]): Control {
  const most = Math.max(...totals);
  if (most === 0) return { kind: 'unclaimed' };
  const leaders: number[] = [];
  for (const [player, total] of totals.entries()) if (total === most) leaders.push(player);
  const [player] = leaders as [number, ...number[]];
  return leaders.length === 1 ? { kind: 'won', player } : { kind: 'tied', players: leaders };
}

function sum(items: readonly { readonly points: number }[]): number {
  let points = 0;
  for (const item of items) points += item.points;
  return points;
}
