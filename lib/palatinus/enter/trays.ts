/** What a tray on the tiles' page holds, and which of it may be picked for a place. */

import { LETTERS, type Letter, PLACES, type Place, type Token } from '..';
import { copyInUse, type Notebook, tileAt } from './notebook';
import { freeLetters, tray } from './tiles';

/** Picked for this place, lying elsewhere, or free. */
export type Whereabouts = 'here' | 'elsewhere' | 'free';

export interface LetterInTray {
  readonly letter: Letter;
  readonly lies: Whereabouts;
  readonly pickable: boolean;
}

/** A letter that lies elsewhere changes places with the one here; where there is none, it was a slip of the finger. */
export function letterTray(notebook: Notebook, place: Place | undefined): readonly LetterInTray[] {
  const here = place === undefined ? undefined : tileAt(notebook, place).letter;
  const free = freeLetters(notebook);
  return LETTERS.map((letter) => {
    const lies = letter === here ? 'here' : free.includes(letter) ? 'free' : 'elsewhere';
    return { letter, lies, pickable: place !== undefined && (lies !== 'elsewhere' || here !== undefined) };
  });
}

export interface TokenInTray {
  readonly token: Token;
  readonly lies: Whereabouts;
  readonly pickable: boolean;
}

/**
 * The six tokens of the ring. One that lies elsewhere may replace another, so that two that were mixed up can be told
 * one after the other. The centre has a token of its own, and none of these.
 */
export function tokenTray(notebook: Notebook, place: Place | undefined): readonly TokenInTray[] {
  const here = place === undefined || place === 0 ? undefined : tileAt(notebook, place).token;
  const cells = tray(notebook);
  const first = cells.findIndex(({ token }) => token === here);
  return cells.map(({ token, left }, index) => {
    const lies = index === first ? 'here' : left ? 'free' : 'elsewhere';
    return { token, lies, pickable: !!place && (lies !== 'elsewhere' || here !== undefined) };
  });
}

/** The token here, if the tray has none like it. */
export function otherToken(notebook: Notebook, place: Place | undefined): Token | undefined {
  const here = place === undefined ? undefined : tileAt(notebook, place).token;
  return tokenTray(notebook, place).some(({ lies }) => lies === 'here') ? undefined : here;
}

/** Tokens still in the tray although every hill has one, and the hills of which one is told a wrong token. */
export interface OddTokens {
  readonly left: readonly Token[];
  readonly hills: readonly Letter[];
}

export function oddTokens(notebook: Notebook): OddTokens | undefined {
  if (PLACES.some((place) => tileAt(notebook, place).token === undefined)) return undefined;
  const cells = tray(notebook);
  const left = cells.flatMap((cell) => (cell.left ? [cell.token] : []));
  if (left.length === 0) return undefined;
  const ring = PLACES.filter((place) => place !== 0).map((place) => tileAt(notebook, place));
  const count = (list: readonly { readonly token?: Token }[], token: Token | undefined): number =>
    list.filter((other) => other.token === token).length;
  const doubtful = ring.filter(({ token }) => count(ring, token) > count(cells, token));
  return { left, hills: doubtful.flatMap(({ letter }) => letter ?? []).sort() };
}

/** The place of the tile that an undo has changed, so that the eye may be led there. */
export function changedTile(before: Notebook, after: Notebook): Place | undefined {
  const told = (notebook: Notebook, place: Place): string => JSON.stringify(tileAt(notebook, place));
  const place = PLACES.find((other) => told(before, other) !== told(after, other));
  const differing = LETTERS.filter((letter) => springsOf(before, letter) !== springsOf(after, letter));
  // Where many differ, it was the copy that changed, and no tile of it.
  const [springs] = differing.length === 1 ? differing : [];
  const home = PLACES.find((other) => springs !== undefined && tileAt(after, other).letter === springs);
  return place ?? home;
}

function springsOf(notebook: Notebook, letter: Letter): string {
  return String(copyInUse(notebook).springs[letter] ?? 'unknown');
}
