/**
 * A whole table on one line, as FEN is for chess:
 *
 *     P1_r-Livia.g-Marco.b-Nora_bfoio_RG16A0434B23…_R-g2b-.------.…_k7
 *     │  │                      │     │             │                └ check characters of everything before them
 *     │  │                      │     │             └ pieces: tiles A to G, fields 1 to 6 of each
 *     │  │                      │     └ board: lean, then place by place: letter, arrow, token, springs
 *     │  │                      └ rulings: the first letter of each answer, in the order of rulings.ts
 *     │  └ players: people, ally as a capital, name
 *     └ version
 *
 * It uses only characters that need no escaping in a URL. The line ends with parts of a fixed length, so that a text
 * cut short anywhere is noticed; the check characters catch one wrong character or two swapped ones. Packed into bits
 * it would be half as long, but people can read, check and correct this line in a forum post.
 */

import { checkCharacters, makeAnswers, makeNotationName } from '../text';
import type { Board } from './board';
import { byField, fieldsOf } from './field';
import type { Game, Position } from './game';
import { DEFAULT_RULINGS, RULINGS } from './rulings';
import { FIELD_NUMBERS, LETTERS, type Letter, type Piece, type Player, type Tile } from './types';

/** Every line begins with this mark and its version. It distinguishes the notations of different games. */
export const NOTATION_MARK = 'P';
export const NOTATION_VERSION = 1;

export function initial(word: string): string {
  return word.charAt(0);
}

export function makeNotation({ players, board, position, rulings }: Game): string {
  const table = [
    `${NOTATION_MARK}${NOTATION_VERSION}`,
    players.map(makePlayer).join('.'),
    makeAnswers(rulings, RULINGS),
    makeBoard(board),
    LETTERS.map((letter) => makePieces(letter, position, players)).join('.'),
  ].join('_');
  return `${table}_${checkCharacters(table)}`;
}

/** The line without pieces and with the standard rulings: it stays the same when a piece or an answer is corrected. */
export function makeTableNotation(game: Game): string {
  return makeNotation({ ...game, rulings: DEFAULT_RULINGS, position: byField(() => undefined) });
}

/**
 * The line without its rulings, and without the check characters that depend on them: with other rulings it is still
 * the same game.
 */
export function withoutRulings(line: string): string {
  const [version, players, , board, pieces] = line.split('_');
  return [version, players, board, pieces].join('_');
}

function makePlayer({ name, people, ally }: Player): string {
  return (
    initial(people) +
    (ally ? initial(ally).toUpperCase() : '') +
    (name === undefined ? '' : `-${makeNotationName(name)}`)
  );
}

function makeBoard({ handedness, tiles }: Board): string {
  const inOrder = LETTERS.toSorted((a, b) => tiles[a].place - tiles[b].place);
  return (
    initial(handedness).toUpperCase() + inOrder.map((letter) => makeTile(letter, tiles[letter])).join('')
  );
}

/**
 * If a tile has more than three springs, the fields without one are written instead, so that there are never more
 * than three digits.
 */
function makeTile(letter: Letter, { arrow, token, springs }: Tile): string {
  const dry = FIELD_NUMBERS.filter((number) => !springs.includes(number));
  return `${letter}${arrow}${token}${springs.length > 3 ? `~${dry.join('')}` : springs.join('')}`;
}

function makePieces(letter: Letter, position: Position, players: readonly Player[]): string {
  return fieldsOf(letter)
    .map((field) => makePiece(position[field], players))
    .join('');
}

/** A capital is a merchant, a small letter a peasant, a player's number that player's condottiere. */
function makePiece(piece: Piece | undefined, players: readonly Player[]): string {
  if (!piece) return '-';
  if (piece.kind === 'condottiere')
    return String(players.findIndex(({ people }) => people === piece.people) + 1);
  return piece.kind === 'merchant' ? initial(piece.people).toUpperCase() : initial(piece.people);
}
