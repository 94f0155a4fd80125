/**
 * The board drawn in text, for terminals, forum posts and failing tests.
 *
 * Each hex is a cell of two lines. A column of hexes lies half a hex higher than the next, which is one
 * line, so the cells fall into place as the hexes do:
 *
 *           A1          field A1: a yellow merchant (P would be a peasant, C a condottiere)
 *     A6    yM    A2
 *     bP    (A)   bM    hill A, its token worth 4
 *     A5     4    A3~   field A3: a spring, and a green peasant on it
 *     --    A4~   gP    field A5: empty
 */

import type { Hex } from '../hex';
import { type Board, hexOf, hexOfHill } from './board';
import { FIELDS, makeField } from './field';
import type { Position } from './game';
import { LETTERS, type Piece } from './types';

const COLUMN = 6;

export function drawBoard(board: Board, position: Position): string {
  const cells = [
    ...LETTERS.map((letter) => ({
      ...cornerOf(hexOfHill(board, letter)),
      lines: [`(${letter})`, ` ${board.tiles[letter].token}`],
    })),
    ...FIELDS.map((field) => ({
      ...cornerOf(hexOf(board, field)),
      lines: [makeField(field) + (board.springs[field] ? '~' : ''), drawPiece(position[field])],
    })),
  ];
  const left = Math.min(...cells.map((cell) => cell.column));
  const top = Math.min(...cells.map((cell) => cell.row));
  const canvas: string[] = [];
  for (const { column, row, lines } of cells.sort((a, b) => a.column - b.column)) {
    lines.forEach((line, offset) => {
      const y = row - top + offset;
      canvas[y] = (canvas[y] ?? '').padEnd((column - left) * COLUMN) + line;
    });
  }
  return canvas.join('\n');
}

/** A hex lies half its height lower than its upper left neighbour, and a hex is two lines high. */
function cornerOf({ q, r }: Hex): { readonly column: number; readonly row: number } {
  return { column: q, row: 2 * r + q };
}

function drawPiece(piece: Piece | undefined): string {
  return piece ? piece.people.charAt(0) + piece.kind.charAt(0).toUpperCase() : '--';
}
