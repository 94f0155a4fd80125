/** Step a) of a hill: its condottieri capture or flee, and the captives are shared out among their captors. */

import { type Field, fieldsOf, makeField, parseField } from './field';
import type { Position } from './game';
import type { Capture, Condottiere, Taker } from './result';
import type { RuleContext } from './rules';
import type { Rulings } from './rulings';
import type { FieldName, Letter, Piece } from './types';

/** All condottieri of a hill, in order from the arrow, each judged on the same position. */
export function judgeTogether(
  context: RuleContext,
  position: Position,
  hill: Letter,
): readonly Condottiere[] {
  const condottieri: Condottiere[] = [];
  for (const field of fieldsOf(hill)) {
    const piece = position[field];
    if (piece?.kind === 'condottiere') condottieri.push(context.rules.judge(context, position, field, piece));
  }
  return condottieri;
}

/** A condottiere captures everyone in the larger of the two groups next to it. If the groups are equal, it flees. */
export function judge(
  context: RuleContext,
  position: Position,
  field: Field,
  { people }: Piece,
): Condottiere {
  const merchants: FieldName[] = [];
  const peasants: FieldName[] = [];
  for (const beside of context.board.neighbours[field]) {
    const kind = position[beside]?.kind;
    if (kind === 'merchant') merchants.push(makeField(beside));
    if (kind === 'peasant') peasants.push(makeField(beside));
  }
  const larger = largerGroup(merchants, peasants);
  const alone = merchants.length + peasants.length === 0;
  const stays = alone && context.rulings.loneCondottiere === 'stays';
  return {
    at: makeField(field),
    people,
    player: context.owners[people] as number, // a condottiere is never an ally's
    merchants,
    peasants,
    outcome: larger ? 'captures' : stays ? 'stays' : 'flees',
    captured: larger ?? [],
    ruling: alone ? 'loneCondottiere' : undefined,
  };
}

function largerGroup<T>(merchants: readonly T[], peasants: readonly T[]): readonly T[] | undefined {
  if (merchants.length === peasants.length) return undefined;
  return merchants.length > peasants.length ? merchants : peasants;
}

/** How a piece that is gone has left the board: condottieri are never captured, and nobody else flees. */
export function leavesAs({ kind }: Piece): 'captive' | 'fugitive' {
  return kind === 'condottiere' ? 'fugitive' : 'captive';
}

/** Who leaves the board after a condottiere was judged: its captives, or itself if it flees. */
export function leaving({ at, outcome, captured }: Condottiere): readonly FieldName[] {
  return outcome === 'flees' ? [at] : captured;
}

/** Every captive, in order of the fields, with the players who take it. */
export function shareOut(
  context: RuleContext,
  position: Position,
  condottieri: readonly Condottiere[],
): readonly Capture[] {
  const captives: FieldName[] = [];
  for (const { captured } of condottieri)
    for (const at of captured) if (!captives.includes(at)) captives.push(at);
  return captives.sort().map((at) => captureOf(context.rulings, position, condottieri, at));
}

/** The first captor takes the inhabitant, every other captor's player a disc worth 1. */
function captureOf(
  rulings: Rulings,
  position: Position,
  condottieri: readonly Condottiere[],
  captive: FieldName,
): Capture {
  const { people, kind } = position[parseField(captive)] as Piece;
  const takers: Taker[] = [];
  let ownPeople = false;
  let twice = false;
  for (const { at, people: captor, player, captured } of condottieri) {
    if (!captured.includes(captive)) continue;
    const again = takers.some((taker) => taker.player === player);
    const nothing = again && rulings.doubleCaptureByOnePlayer === 'once';
    const takes = takers.length === 0 ? 'inhabitant' : nothing ? 'nothing' : 'disc';
    takers.push({ condottiere: at, player, takes });
    ownPeople ||= captor === people;
    twice ||= again;
  }
  const ruling = twice ? 'doubleCaptureByOnePlayer' : undefined;
  return { at: captive, people, kind, takers, ownPeople, ruling };
}
