/**
 * Which tile is being entered: the first unfinished one, unless somebody has chosen another. It is worked out from the
 * notebook, so that a tile that was finished by something else than a tap on it, such as springs from another copy, is
 * not left up: the next letter would be taken for a correction of it.
 */

import { type Letter, PLACES, type Place } from '..';
import { copyInUse, type Notebook, tileAt } from './notebook';
import { freeLetters, nextPlace, questionFor } from './tiles';

export interface ChosenTile {
  readonly place: Place;
  /** Whether it stays up although nothing is left to enter for it, because somebody wants to correct it. */
  readonly stays: boolean;
}

/** A tile that was tapped. If it is finished, something about it is to be corrected. */
export function chooseTile(notebook: Notebook, place: Place, open: readonly Letter[]): ChosenTile {
  return { place, stays: questionFor(notebook, place, open) === undefined };
}

/** After a correction the next unfinished tile is up again. If there is none, this one stays: more may be wrong with it. */
export function chosenAfterCorrection(after: Notebook, place: Place, open: readonly Letter[]): ChosenTile {
  return { place, stays: nextPlace(after, open) === undefined };
}

/** The tile that is being entered; undefined if all are finished and none is being corrected. */
export function currentTile(
  notebook: Notebook,
  chosen: ChosenTile | undefined,
  open: readonly Letter[],
): Place | undefined {
  const isUp = chosen && (chosen.stays || questionFor(notebook, chosen.place, open) !== undefined);
  return isUp ? chosen.place : nextPlace(notebook, open);
}

/** Whether springs are being marked and some are: whoever taps something else then has marked them all. */
export function hasMarkedSprings(notebook: Notebook, place: Place, open: readonly Letter[]): boolean {
  const { letter } = tileAt(notebook, place);
  const marked = letter === undefined ? undefined : copyInUse(notebook).springs[letter];
  return questionFor(notebook, place, open) === 'springs' && (marked?.length ?? 0) > 0;
}

/**
 * Whether a letter is that of the next tile, and no correction of this one: some springs are marked, nothing else is left to
 * enter here, and no tile has the letter yet.
 */
export function isLetterOfNext(
  notebook: Notebook,
  place: Place,
  letter: Letter,
  open: readonly Letter[],
): boolean {
  const isFinished = tileAt(notebook, place).token !== undefined && hasMarkedSprings(notebook, place, open);
  return isFinished && freeLetters(notebook).includes(letter);
}

export interface LetterChange {
  readonly from: Letter;
  readonly to: Letter;
}

/** The tiles that have another letter than before. There are two if a letter that lay elsewhere was swapped. */
export function changedLetters(before: Notebook, after: Notebook): readonly LetterChange[] {
  return PLACES.flatMap((place) => {
    const [from, to] = [tileAt(before, place).letter, tileAt(after, place).letter];
    return from !== undefined && to !== undefined && from !== to ? [{ from, to }] : [];
  });
}
