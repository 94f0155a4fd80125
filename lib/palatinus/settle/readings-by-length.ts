/**
 * Every way in which a table may have read the rules: up to two misreadings, with other answers to the open
 * questions.
 */

import {
  FIELDS,
  type Field,
  fieldsOf,
  type Game,
  hillOf,
  MISREADINGS,
  type Misreading,
  misread,
  type Piece,
  type Result,
  RULING_KEYS,
  RULINGS,
  type RulingKey,
  type Rulings,
  score,
} from '..';
import { isSamePiece } from './variants';

export interface Reading {
  readonly misreadings: readonly Misreading[];
  /** The changed answers only. */
  readonly rulings: Partial<Rulings>;
}

const MOST_MISREADINGS = 2;

/** The game's result if it is read like this. */
export function scoreReading(game: Game, { misreadings, rulings }: Reading): Result {
  return score({ ...game, rulings: { ...game.rulings, ...rulings } }, misread(misreadings));
}

/** All readings of length 1, then of length 2 and so on; within a length, those with most misreadings first. */
export function readingsByLength(game: Game): readonly (readonly Reading[])[] {
  const questions = RULING_KEYS.filter((ruling) => canChangeNumbers(game, ruling));
  const answers = choicesOf(questions, questions.length).flatMap((keys) => otherAnswers(game, keys));
  const readings = choicesOf(MISREADINGS, MOST_MISREADINGS).flatMap((misreadings) =>
    answers.map((rulings) => ({ misreadings, rulings })),
  );
  const longest = MOST_MISREADINGS + questions.length;
  return Array.from({ length: longest }, (_, index) =>
    readings
      .filter((reading) => lengthOf(reading) === index + 1)
      .sort((one, other) => other.misreadings.length - one.misreadings.length),
  );
}

function lengthOf({ misreadings, rulings }: Reading): number {
  return misreadings.length + Object.keys(rulings).length;
}

/** Every selection of at most this many items, including none, in the order of the items. */
function choicesOf<T>([first, ...rest]: readonly T[], most: number): readonly (readonly T[])[] {
  if (first === undefined || most === 0) return [[]];
  return [...choicesOf(rest, most - 1).map((others) => [first, ...others]), ...choicesOf(rest, most)];
}

/** Every way to answer all of these questions differently from the game. */
function otherAnswers({ rulings }: Game, keys: readonly RulingKey[]): readonly Partial<Rulings>[] {
  return keys.reduce<readonly Partial<Rulings>[]>(
    (answers, key) =>
      answers.flatMap((rest) =>
        RULINGS[key]
          .filter((answer) => answer !== rulings[key])
          .map((answer) => ({ ...rest, [key]: answer })),
      ),
    [{}],
  );
}

/**
 * Whether a question can affect influence, hills or points in this game, with any misreading. A tie-break comes after
 * all of these. A lone condottiere has no merchant or peasant next to it, so whether it stays or flees affects
 * nobody.
 */
function canChangeNumbers({ board, players, position }: Game, ruling: RulingKey): boolean {
  const stands = (isMeant: (piece: Piece, field: Field) => boolean): boolean =>
    FIELDS.some((field) => position[field] && isMeant(position[field], field));
  switch (ruling) {
    case 'emptySpring':
      return board.springs.includes(true) && stands(({ kind }) => kind === 'peasant');
    case 'doubleCaptureByOnePlayer':
      return stands(
        (one, field) =>
          one.kind === 'condottiere' &&
          fieldsOf(hillOf(field)).some((other) => other > field && isSamePiece(one, position[other])),
      );
    case 'allyPieces':
      return stands(({ people }) => players.some(({ ally }) => ally === people));
    case 'loneCondottiere':
    case 'tieBreak':
      return false;
  }
}
