/**
 * For tests only: tables written in words short enough for a row of a test table.
 *
 * Seats are written as `red` or `red with green`, inhabitants as `red merchant`, letters by place as `ABC----`.
 */

import {
  BOX_HOLDS,
  type BySpot,
  type Kind,
  LETTERS,
  PEOPLES,
  type People,
  type Piece,
  PLACES,
  type Player,
} from '..';
import { EMPTY_NOTEBOOK, EMPTY_TABLE, type Notebook, tileAt } from './';

export type Seat = People | `${People} with ${People}`;
export type Placement = Partial<BySpot<`${People} ${Kind}`>>;

/** A table with these players and nothing on it: `playing('red with green', 'blue')`. */
export function playing(...seats: readonly Seat[]): Notebook {
  const players = seats.map((seat): Player => {
    const [people, ally] = seat.split(' with ') as [People, People | undefined];
    return { people, ...(ally && { ally }) };
  });
  return { ...EMPTY_NOTEBOOK, table: { ...EMPTY_TABLE, players } };
}

export function seatsOf({ table }: Notebook): readonly string[] {
  return table.players.map(({ people, ally }) => (ally ? `${people} with ${ally}` : people));
}

/** The same table with exactly these inhabitants on it. */
export function withPlacement(notebook: Notebook, placement: Placement): Notebook {
  const pieces = Object.entries(placement).map(([spot, inhabitant]) => {
    const [people, kind] = inhabitant.split(' ');
    return [spot, { people, kind }];
  });
  return { ...notebook, table: { ...notebook.table, pieces: Object.fromEntries(pieces) } };
}

export function placementOf({ table }: Notebook): Placement {
  return Object.fromEntries(
    Object.entries(table.pieces).map(([spot, { people, kind }]) => [spot, `${people} ${kind}`]),
  );
}

/** The letters on places 0 to 6. */
export function lettersOn(notebook: Notebook): string {
  return PLACES.map((place) => tileAt(notebook, place).letter ?? '-').join('');
}

/** The seven tiles A to G on places 0 to 6, complete: arrows up, no springs but those of my copy. */
export function withTiles(notebook: Notebook, springs: Notebook['copy']['springs'] = {}): Notebook {
  const none = Object.fromEntries(LETTERS.map((letter) => [letter, []]));
  const tokens = [6, 3, 3, 4, 4, 5, 5];
  const tiles = PLACES.map((place) => [place, { letter: LETTERS[place], arrow: 0, token: tokens[place] }]);
  const table = { ...notebook.table, handedness: 'right' as const, tiles: Object.fromEntries(tiles) };
  return { table, copy: { springs: { ...none, ...springs } } };
}

/** Everything in the notebook that no table can have; empty if all is well. */
export function impossibleIn({ table, copy }: Notebook): readonly string[] {
  const letters = Object.values(table.tiles).flatMap(({ letter }) => letter ?? []);
  const peoples = table.players.flatMap(({ people, ally }) => [people, ...(ally ? [ally] : [])]);
  const pieces: readonly Piece[] = Object.values(table.pieces);
  const allies = table.players.map(({ ally }) => ally);
  const springs = [copy, ...(table.borrowed ? [table.borrowed] : [])].flatMap((one) =>
    Object.values(one.springs),
  );
  const count = table.players.length;
  return [
    ...(new Set(letters).size < letters.length ? ['a letter twice'] : []),
    ...(new Set(peoples).size < peoples.length ? ['a people twice'] : []),
    ...(count === 1 || count > 5 ? [`${count} players`] : []),
    ...(count !== 2 && peoples.length > count ? ['an ally, and not two players'] : []),
    ...(pieces.some(({ people }) => !peoples.includes(people)) ? ['a piece of somebody not playing'] : []),
    ...(pieces.some(({ people, kind }) => kind === 'condottiere' && allies.includes(people))
      ? ['a condottiere of an ally']
      : []),
    ...PEOPLES.filter((people) => pieces.filter((piece) => piece.people === people).length > BOX_HOLDS).map(
      (people) => `more ${people} pieces than the box holds`,
    ),
    ...(springs.some((numbers) => numbers.some((number, index) => number <= (numbers[index - 1] ?? 0)))
      ? ['springs twice or out of order']
      : []),
  ];
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
