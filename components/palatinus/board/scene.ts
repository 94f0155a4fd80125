/**
 * What lies on the table, as the board draws it. Anything may be missing while a table is entered. Keyed by place,
 * not by name, because a field has no name before its tile has a letter and an arrow.
 */
import type { Direction } from '@/lib/hex';
import {
  type Board,
  type ByPlace,
  type BySpot,
  FIELDS,
  type Handedness,
  LETTERS,
  type Letter,
  type Piece,
  type Position,
  type Spot,
  spotOf,
  type Token,
} from '@/lib/palatinus';

export interface SceneTile {
  readonly letter?: Letter;
  readonly arrow?: Direction;
  readonly token?: Token;
}

export interface Scene {
  readonly handedness: Handedness;
  readonly tiles: Partial<ByPlace<SceneTile>>;
  readonly springs: ReadonlySet<Spot>;
  readonly pieces: Partial<BySpot<Piece>>;
}

/** The cardboard alone, cached for each board, because it does not change during the count. */
const grounds = new WeakMap<Board, Omit<Scene, 'pieces'>>();

function groundOf(board: Board): Omit<Scene, 'pieces'> {
  const ground = grounds.get(board) ?? {
    handedness: board.handedness,
    tiles: Object.fromEntries(
      LETTERS.map((letter) => {
        const { place, arrow, token } = board.tiles[letter];
        return [place, { letter, arrow, token }];
      }),
    ),
    springs: new Set(FIELDS.filter((field) => board.springs[field]).map((field) => spotOf(board, field))),
  };
  grounds.set(board, ground);
  return ground;
}

/** The scene of a complete game, or of any position during its count. */
export function sceneOf(board: Board, position: Position): Scene {
  return {
    ...groundOf(board),
    pieces: Object.fromEntries(
      FIELDS.flatMap((field) => {
        const piece = position[field];
        return piece ? [[spotOf(board, field), piece]] : [];
      }),
    ),
  };
}
