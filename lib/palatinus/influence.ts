/** Step b) of a hill: what each inhabitant around it earns from the fields next to its own. */

import { type Field, fieldsOf, makeField } from './field';
import type { Position } from './game';
import type { Control, Influence, Source } from './result';
import type { RuleContext } from './rules';
import type { RulingKey } from './rulings';
import type { ByKind, FieldName, Letter, Piece } from './types';

/** What a merchant earns from each inhabitant next to it, of any colour. */
const MERCHANT_EARNS: ByKind<number> = { merchant: 1, peasant: 2, condottiere: 3 };

/** What a peasant earns from an empty field, from a spring, and from a spring on its own field. */
const PEASANT_EARNS = 2;

/** Every inhabitant on the hill's six fields, in order from the arrow, with everything that feeds it. */
export function influenceAround(
  context: RuleContext,
  position: Position,
  hill: Letter,
): readonly Influence[] {
  const influence: Influence[] = [];
  for (const field of fieldsOf(hill)) {
    const piece = position[field];
    if (!piece) continue;
    const sources = context.rules.sources(context, position, field, piece);
    influence.push(influenceOf(context, makeField(field), piece, sources));
  }
  return influence;
}

/**
 * For an ally that earns anything, the ruling is `allyPieces`, ahead of the rulings of its sources: it decides who
 * gets the influence.
 */
function influenceOf(
  { owners, players }: RuleContext,
  at: FieldName,
  { people, kind }: Piece,
  sources: readonly Source[],
): Influence {
  const player = owners[people];
  let points = 0;
  let ruling: RulingKey | undefined;
  for (const source of sources) {
    points += source.points;
    ruling ??= source.ruling;
  }
  const isAlly = player !== null && players[player]?.people !== people;
  if (player === null || (isAlly && points > 0)) ruling = 'allyPieces';
  return { at, people, kind, player, sources, points, ruling };
}

/** Where one inhabitant's influence comes from, in order of the fields. */
export function sourcesOf(
  context: RuleContext,
  position: Position,
  field: Field,
  { kind }: Piece,
): readonly Source[] {
  if (kind === 'merchant') return merchantSources(context, position, field);
  if (kind === 'peasant') return peasantSources(context, position, field);
  return [];
}

function merchantSources({ board }: RuleContext, position: Position, field: Field): readonly Source[] {
  const sources: Source[] = [];
  for (const beside of board.neighbours[field]) {
    const reason = position[beside]?.kind;
    if (reason) sources.push({ at: makeField(beside), reason, points: MERCHANT_EARNS[reason] });
  }
  return sources;
}

function peasantSources(
  { board, rulings }: RuleContext,
  position: Position,
  field: Field,
): readonly Source[] {
  const sources: Source[] = [];
  const points = PEASANT_EARNS;
  for (const around of board.around[field]) {
    const at = makeField(around);
    const isSpring = board.springs[around];
    const isEmpty = position[around] === undefined;
    if (around === field) {
      if (isSpring) sources.push({ at, reason: 'own-spring', points });
    } else if (isSpring && isEmpty) {
      if (rulings.emptySpring === 'both') sources.push({ at, reason: 'empty-field', points });
      sources.push({ at, reason: 'spring', points, ruling: 'emptySpring' });
    } else if (isSpring) sources.push({ at, reason: 'spring', points });
    else if (isEmpty) sources.push({ at, reason: 'empty-field', points });
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

/** The player with the most influence controls the hill; if nobody has any, nobody does. */
export function controlOf(totals: readonly number[]): Control {
  const most = Math.max(...totals);
  if (most === 0) return { kind: 'unclaimed' };
  const leaders: number[] = [];
  totals.forEach((total, player) => {
    if (total === most) leaders.push(player);
  });
  const [player] = leaders as [number, ...number[]];
  return leaders.length === 1 ? { kind: 'won', player } : { kind: 'tied', players: leaders };
}
