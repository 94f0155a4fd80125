/** The board as it lies on the table: the edits of the tiles' page, and what it asks next. */

import type { Direction } from '../../hex';
import { type Handedness, LETTERS, type Letter, PLACES, type Place, type Token } from '..';
import { copyInUse, type LaidTile, type Notebook, tileAt } from './notebook';
import { springsFollow, springsStay } from './springs';

/** The token called Palatinus lies in the centre. */
const CENTRE_TOKEN: Token = 6;
/** The other six, as far as is known; a table may say otherwise. */
const OTHER_TOKENS: readonly Token[] = [3, 3, 4, 4, 5, 5];

export function setHandedness(notebook: Notebook, handedness: Handedness): Notebook {
  return { ...notebook, table: { ...notebook.table, handedness } };
}

/**
 * Names the tile on a place. A letter that lies elsewhere changes places with this one's: arrow, token and pieces are what
 * people saw there, and stay, and so do springs that were told there. The last letter finds the last place.
 */
export function setLetter(notebook: Notebook, place: Place, letter: Letter): Notebook {
  const before = tileAt(notebook, place).letter;
  if (before === letter) return notebook;
  const other = PLACES.find((elsewhere) => tileAt(notebook, elsewhere).letter === letter);
  const cleared = other === undefined ? notebook : withLetter(notebook, other, before);
  return springsFollow(notebook, lastLetter(withLetter(cleared, place, letter)));
}

function lastLetter(notebook: Notebook): Notebook {
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
  return springsStay(notebook, withTile(notebook, place, { ...tileAt(notebook, place), arrow }), place);
}

/** The last of the usual six finds the last hill. */
export function setToken(notebook: Notebook, place: Place, token: Token): Notebook {
  return lastToken(withTile(notebook, place, { ...tileAt(notebook, place), token }));
}

function lastToken(notebook: Notebook): Notebook {
  const [place, ...places] = PLACES.filter((other) => other !== 0 && !tileAt(notebook, other).token);
  const [token, ...tokens] = tray(notebook).filter(({ left }) => left);
  if (place === undefined || places.length > 0 || !token || tokens.length > 0) return notebook;
  return withTile(notebook, place, { ...tileAt(notebook, place), token: token.token });
}

export interface TrayToken {
  readonly token: Token;
  readonly left: boolean;
}

/** The six tokens for the ring, and which of them are not laid yet. */
export function tray(notebook: Notebook): readonly TrayToken[] {
  const laid = PLACES.filter((place) => place !== 0).map((place) => tileAt(notebook, place).token);
  return OTHER_TOKENS.map((token, index) => {
    const before = OTHER_TOKENS.slice(0, index).filter((other) => other === token).length;
    const used = laid.filter((other) => other === token).length;
    return { token, left: before >= used };
  });
}

export type Asked = 'letter' | 'arrow' | 'springs' | 'token';

/**
 * What is still to be told of the tile on a place. Letters that are open have springs that are being marked: some are
 * known, but nobody has said yet that these are all.
 */
export function askedOf(notebook: Notebook, place: Place, open: readonly Letter[] = []): Asked | undefined {
  const { letter, arrow, token } = tileAt(notebook, place);
  if (letter === undefined) return 'letter';
  if (arrow === undefined) return 'arrow';
  if (!copyInUse(notebook).springs[letter] || open.includes(letter)) return 'springs';
  return token === undefined ? 'token' : undefined;
}

/** The first place, in order, of which something is still to be told. */
export function nextPlace(notebook: Notebook, open: readonly Letter[] = []): Place | undefined {
  return PLACES.find((place) => askedOf(notebook, place, open) !== undefined);
}

export function tilesDone(notebook: Notebook, open: readonly Letter[] = []): number {
  return PLACES.filter((place) => askedOf(notebook, place, open) === undefined).length;
}

function withTile(notebook: Notebook, place: Place, tile: LaidTile): Notebook {
  return { ...notebook, table: { ...notebook.table, tiles: { ...notebook.table.tiles, [place]: tile } } };
}
