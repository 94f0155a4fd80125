/** What a field is and what lies around it, for those who hear the board instead of seeing it. */

import { neighbours } from '../../hex';
import {
  type ByKind,
  type BySpot,
  type FieldName,
  type Handedness,
  hexOfSpot,
  KINDS,
  type Piece,
  type Place,
  placeOf,
  SPOTS,
  type Spot,
} from '..';
import { fieldNameAt, type Notebook, type Table } from './notebook';
import { springSpots } from './springs';

export interface Surroundings {
  readonly name?: FieldName;
  readonly place: Place;
  readonly spring: boolean;
  readonly piece?: Piece;
  /** How many of each kind stand on the fields that touch it. */
  readonly beside: ByKind<number>;
  readonly emptyBeside: number;
  readonly springsBeside: number;
}

/** A table that has not told its lean is shown, and heard, leaning right. */
export function leanShown({ handedness = 'right' }: Pick<Table, 'handedness'>): Handedness {
  return handedness;
}

/** Whoever asks for many fields works out the springs once for all of them. */
export function surroundings(
  notebook: Notebook,
  spot: Spot,
  springs: ReadonlySet<Spot> = springSpots(notebook),
): Surroundings {
  const { table } = notebook;
  const touching = neighboursOf(leanShown(table), spot);
  const standing = touching.map((at) => table.pieces[at]?.kind);
  const name = fieldNameAt(table, spot);
  const piece = table.pieces[spot];
  return {
    ...(name && { name }),
    place: placeOf(spot),
    spring: springs.has(spot),
    ...(piece && { piece }),
    beside: countByKind((kind) => standing.filter((other) => other === kind).length),
    emptyBeside: standing.filter((kind) => kind === undefined).length,
    springsBeside: touching.filter((at) => springs.has(at)).length,
  };
}

function countByKind(count: (kind: (typeof KINDS)[number]) => number): ByKind<number> {
  return Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as unknown as ByKind<number>;
}

const keyOf = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

/** Which fields touch depends on nothing but the lean, so it is worked out once for each. */
const TOUCHING = new Map<Handedness, BySpot<readonly Spot[]>>();

function neighboursOf(handedness: Handedness, spot: Spot): readonly Spot[] {
  const known = TOUCHING.get(handedness) ?? touchingSpots(handedness);
  TOUCHING.set(handedness, known);
  return known[spot];
}

function touchingSpots(handedness: Handedness): BySpot<readonly Spot[]> {
  const at = new Map(SPOTS.map((spot) => [keyOf(hexOfSpot(handedness, spot)), spot]));
  return Object.fromEntries(
    SPOTS.map((spot) => [
      spot,
      neighbours(hexOfSpot(handedness, spot)).flatMap((hex) => at.get(keyOf(hex)) ?? []),
    ]),
  ) as unknown as BySpot<readonly Spot[]>;
}
