/**
 * The vocabulary: every noun of the rulebook, once. The unions are derived from the arrays, so that both always
 * agree.
 */

import type { Direction } from '../hex';

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Letter = (typeof LETTERS)[number];
export type ByLetter<T> = Readonly<Record<Letter, T>>;

export const PEOPLES = ['red', 'purple', 'green', 'yellow', 'blue'] as const;
export type People = (typeof PEOPLES)[number];
export type ByPeople<T> = Readonly<Record<People, T>>;

export const KINDS = ['merchant', 'peasant', 'condottiere'] as const;
export type Kind = (typeof KINDS)[number];
export type ByKind<T> = Readonly<Record<Kind, T>>;

export const HANDEDNESSES = ['right', 'left'] as const;
/** Which way the ring of six tiles leans around the centre tile. */
export type Handedness = (typeof HANDEDNESSES)[number];

/** 0 is the centre of the board; 1 to 6 go clockwise around it, 1 at the top. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6] as const;
export type Place = (typeof PLACES)[number];
export type ByPlace<T> = Readonly<Record<Place, T>>;

/** The fields of a tile: 1 bears the arrow, the others follow clockwise. */
export const FIELD_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type FieldNumber = (typeof FIELD_NUMBERS)[number];
export type FieldName = `${Letter}${FieldNumber}`;

/** The possible values of a hill token. */
export const TOKENS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Token = (typeof TOKENS)[number];

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 5;

export interface Tile {
  readonly place: Place;
  /** Direction of the field with the arrow, seen from the hill. */
  readonly arrow: Direction;
  /** Fields that carry a spring, ascending. */
  readonly springs: readonly FieldNumber[];
  readonly token: Token;
}

export interface Player {
  readonly name?: string;
  readonly people: People;
  /** The second colour that a player brings in a game of two. */
  readonly ally?: People;
}

/** An inhabitant: what stands on a field. */
export interface Piece {
  readonly people: People;
  readonly kind: Kind;
}
