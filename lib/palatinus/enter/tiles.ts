/** The tiles on the board: the edits of the tiles screen, and what it asks for next. */

import type { Direction } from '../../hex';
import {
  CENTRE_TOKEN,
  type Handedness,
  LETTERS,
  type Letter,
  PLACES,
  type Place,
  RING_TOKENS,
  type Token,
} from '..';
import { copyInUse, type LaidTile, type Notebook, tileAt } from './notebook';
import { keepSpringsAfterArrowChange, keepSpringsAfterLetterChange } from './springs';

export function setHandedness(notebook: Notebook, handedness: Handedness): Notebook {
  return { ...notebook, table: { ...notebook.table, handedness } };
}

/**
 * Sets the letter of the tile on a place. A letter that is used elsewhere swaps with this one. Arrow, token, pieces and
 * the springs marked here stay, because people read them from the board. The last letter is filled in by itself.
 */
export function setLetter(notebook: Notebook, place: Place, letter: Letter): Notebook {
  const before = tileAt(notebook, place).letter;
  if (before === letter) return notebook;
  const other = PLACES.find((elsewhere) => tileAt(notebook, elsewhere).letter === letter);
  const cleared = other === undefined ? notebook : withLetter(notebook, other, before);
  return keepSpringsAfterLetterChange(notebook, withLastLetter(withLetter(cleared, place, letter)));
}

function withLastLetter(notebook: Notebook): Notebook {
  const [place, ...places] = PLACES.filter((other) => tileAt(notebook, other).letter === undefined);
  const [letter] = freeLetters(notebook);
  if (place === undefined || places.length > 0 || letter === undefined) return notebook;
  return withLetter(notebook, place, letter);
}

export function freeLetters(notebook: Notebook): readonly Letter[] {
  return LETTERS.filter((letter) => !PLACES.some((place) => tileAt(notebook, place).letter === letter));
}

function withLetter(notebook: Notebook, place: Place, letter: Letter | undefined): Notebook {
  const { letter: _, ...tile } = tileAt(notebook, place);
  const token = tile.token ?? (place === 0 ? CENTRE_TOKEN : undefined);
  return withTile(notebook, place, { ...(letter && { letter }), ...tile, ...(token && { token }) });
}

export function setArrow(notebook: Notebook, place: Place, arrow: Direction): Notebook {
  return keepSpringsAfterArrowChange(
    notebook,
    withTile(notebook, place, { ...tileAt(notebook, place), arrow }),
    place,
  );
}

/** The last of the usual six tokens fills itself in, and again when one of the others is corrected. */
export function setToken(notebook: Notebook, place: Place, token: Token): Notebook {
  return withLastToken(
    withTile(withoutLastToken(notebook, place), place, { ...tileAt(notebook, place), token }),
  );
}

/** Clears the last tile's token if it is the one that was left over for it, so that it can be filled in again. */
function withoutLastToken(notebook: Notebook, corrected: Place): Notebook {
  const [last, ...others] = PLACES.filter((place) => tileAt(notebook, place).arrow === undefined);
  if (last === undefined || last === 0 || others.length > 0 || last === corrected) return notebook;
  const { token, ...tile } = tileAt(notebook, last);
  const cleared = withTile(notebook, last, tile);
  return tileAt(withLastToken(cleared), last).token === token ? cleared : notebook;
}

function withLastToken(notebook: Notebook): Notebook {
  const [place, ...places] = PLACES.filter((other) => other !== 0 && !tileAt(notebook, other).token);
  const [token, ...tokens] = ringTokens(notebook).filter(({ isUnused }) => isUnused);
  if (place === undefined || places.length > 0 || !token || tokens.length > 0) return notebook;
  return withTile(notebook, place, { ...tileAt(notebook, place), token: token.token });
}

export interface RingToken {
  readonly token: Token;
  readonly isUnused: boolean;
}

/** The six tokens of the ring, and which of them no hill has yet. */
export function ringTokens(notebook: Notebook): readonly RingToken[] {
  const laid = PLACES.filter((place) => place !== 0).map((place) => tileAt(notebook, place).token);
  return RING_TOKENS.map((token, index) => {
    const before = RING_TOKENS.slice(0, index).filter((other) => other === token).length;
    const used = laid.filter((other) => other === token).length;
    return { token, isUnused: before >= used };
  });
}

export type TileQuestion = 'letter' | 'arrow' | 'springs' | 'token';

/**
 * What is still to be entered for the tile on a place. `open` has the letters whose springs are being marked: some are
 * known, but nobody has confirmed yet that these are all.
 */
export function questionFor(
  notebook: Notebook,
  place: Place,
  open: readonly Letter[] = [],
): TileQuestion | undefined {
  const { letter, arrow, token } = tileAt(notebook, place);
  if (letter === undefined) return 'letter';
  if (arrow === undefined) return 'arrow';
  if (!copyInUse(notebook).springs[letter] || open.includes(letter)) return 'springs';
  return token === undefined ? 'token' : undefined;
}

/** The first place for which something is still to be entered. */
export function nextPlace(notebook: Notebook, open: readonly Letter[] = []): Place | undefined {
  return PLACES.find((place) => questionFor(notebook, place, open) !== undefined);
}

export function tilesDone(notebook: Notebook, open: readonly Letter[] = []): number {
  return PLACES.filter((place) => questionFor(notebook, place, open) === undefined).length;
}

function withTile(notebook: Notebook, place: Place, tile: LaidTile): Notebook {
  return { ...notebook, table: { ...notebook.table, tiles: { ...notebook.table.tiles, [place]: tile } } };
}
