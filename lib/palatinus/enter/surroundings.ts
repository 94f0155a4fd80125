/** A field and its neighbours, as a screen reader describes them. */

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
import { fieldNameAt, type Notebook } from './notebook';
import { springSpots } from './springs';

export interface Surroundings {
  readonly name?: FieldName;
  readonly place: Place;
  readonly spring: boolean;
  readonly piece?: Piece;
  /** How many of each kind stand on the adjacent fields. */
  readonly neighbours: ByKind<number>;
  readonly emptyNeighbours: number;
  readonly springNeighbours: number;
}

/**
 * Until the handedness is picked, nobody knows which fields are adjacent, and a field has no neighbours here. A caller
 * that describes many fields passes the springs, so that they are computed only once.
 */
export function surroundings(
  notebook: Notebook,
  spot: Spot,
  springs: ReadonlySet<Spot> = springSpots(notebook),
): Surroundings {
  const { table } = notebook;
  const adjacent = table.handedness ? neighbourSpots(table.handedness, spot) : [];
  const adjacentKinds = adjacent.map((at) => table.pieces[at]?.kind);
  const name = fieldNameAt(table, spot);
  const piece = table.pieces[spot];
  return {
    ...(name && { name }),
    place: placeOf(spot),
    spring: springs.has(spot),
    ...(piece && { piece }),
    neighbours: countByKind((kind) => adjacentKinds.filter((other) => other === kind).length),
    emptyNeighbours: adjacentKinds.filter((kind) => kind === undefined).length,
    springNeighbours: adjacent.filter((at) => springs.has(at)).length,
  };
}

function countByKind(count: (kind: (typeof KINDS)[number]) => number): ByKind<number> {
  return Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as unknown as ByKind<number>;
}

const keyOf = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

/** Adjacency depends on the handedness only, so it is computed once for each. */
const NEIGHBOURS = new Map<Handedness, BySpot<readonly Spot[]>>();

function neighbourSpots(handedness: Handedness, spot: Spot): readonly Spot[] {
  const known = NEIGHBOURS.get(handedness) ?? allNeighbourSpots(handedness);
  NEIGHBOURS.set(handedness, known);
  return known[spot];
}

function allNeighbourSpots(handedness: Handedness): BySpot<readonly Spot[]> {
  const at = new Map(SPOTS.map((spot) => [keyOf(hexOfSpot(handedness, spot)), spot]));
  return Object.fromEntries(
    SPOTS.map((spot) => [
      spot,
      neighbours(hexOfSpot(handedness, spot)).flatMap((hex) => at.get(keyOf(hex)) ?? []),
    ]),
  ) as unknown as BySpot<readonly Spot[]>;
}
