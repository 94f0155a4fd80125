/** What the trays of the tiles screen hold, and which of it may be picked for a place. */

import { LETTERS, type Letter, PLACES, type Place, type Token } from '..';
import { copyInUse, type Notebook, tileAt } from './notebook';
import { freeLetters, ringTokens } from './tiles';

/** Whether a letter or token is on this place, on another place, or still free. */
export type TrayStatus = 'here' | 'elsewhere' | 'free';

export interface LetterInTray {
  readonly letter: Letter;
  readonly status: TrayStatus;
  readonly pickable: boolean;
}

/**
 * A letter of another place swaps with the one here. If there is none here, the tap was a mistake, so it cannot be
 * picked.
 */
export function letterTray(notebook: Notebook, place: Place | undefined): readonly LetterInTray[] {
  const here = place === undefined ? undefined : tileAt(notebook, place).letter;
  const free = freeLetters(notebook);
  return LETTERS.map((letter) => {
    const status = letter === here ? 'here' : free.includes(letter) ? 'free' : 'elsewhere';
    return {
      letter,
      status,
      pickable: place !== undefined && (status !== 'elsewhere' || here !== undefined),
    };
  });
}

export interface TokenInTray {
  readonly token: Token;
  readonly status: TrayStatus;
  readonly pickable: boolean;
}

/**
 * The six tokens of the ring. A token of another hill may replace the one here, so that two mixed-up tokens can be
 * corrected one after the other. None of the six can be picked for the centre, which has a token of its own.
 */
export function tokenTray(notebook: Notebook, place: Place | undefined): readonly TokenInTray[] {
  const here = place === undefined || place === 0 ? undefined : tileAt(notebook, place).token;
  const cells = ringTokens(notebook);
  const first = cells.findIndex(({ token }) => token === here);
  return cells.map(({ token, isUnused }, index) => {
    const status = index === first ? 'here' : isUnused ? 'free' : 'elsewhere';
    return { token, status, pickable: !!place && (status !== 'elsewhere' || here !== undefined) };
  });
}

/** The token of this place, if it is not one of the six in the tray. */
export function otherToken(notebook: Notebook, place: Place | undefined): Token | undefined {
  const here = place === undefined ? undefined : tileAt(notebook, place).token;
  return tokenTray(notebook, place).some(({ status }) => status === 'here') ? undefined : here;
}

/**
 * The place of the tile that an undo has changed, so that the screen can select it. Of two that changed places, the current
 * one if it is among them.
 */
export function changedTile(before: Notebook, after: Notebook, current?: Place): Place | undefined {
  const tileText = (notebook: Notebook, place: Place): string => JSON.stringify(tileAt(notebook, place));
  const places = PLACES.filter((other) => tileText(before, other) !== tileText(after, other));
  const place = places.find((other) => other === current) ?? places[0];
  const differing = LETTERS.filter((letter) => springsOf(before, letter) !== springsOf(after, letter));
  // If several differ, another copy was taken over and no single tile was changed.
  const [changedLetter] = differing.length === 1 ? differing : [];
  const placeOfLetter = PLACES.find(
    (other) => changedLetter !== undefined && tileAt(after, other).letter === changedLetter,
  );
  return place ?? placeOfLetter;
}

function springsOf(notebook: Notebook, letter: Letter): string {
  return String(copyInUse(notebook).springs[letter] ?? 'unknown');
}
