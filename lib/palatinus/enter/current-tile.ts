/**
 * Which tile is being entered: the first unfinished one, unless another was chosen. It is derived from the notebook,
 * so that a tile that was finished by something other than a tap on it, such as springs from another copy, does not
 * stay current: the next letter would be taken for a correction of it.
 */

import { type Letter, PLACES, type Place, type Token } from '..';
import { copyInUse, type Notebook, tileAt } from './notebook';
import { freeLetters, nextPlace, questionFor } from './tiles';

export interface ChosenTile {
  readonly place: Place;
  /** Whether it stays current although nothing is left to enter for it, because it is being corrected. */
  readonly stays: boolean;
}

/** A tile that was tapped. If it is finished, something about it is to be corrected. */
export function chooseTile(notebook: Notebook, place: Place, open: readonly Letter[]): ChosenTile {
  return { place, stays: questionFor(notebook, place, open) === undefined };
}

/** The tile that somebody came to correct, by its letter; undefined if none has it. */
export function askedTile(
  notebook: Notebook,
  letter: string | null,
  open: readonly Letter[],
): ChosenTile | undefined {
  const place = PLACES.find((one) => tileAt(notebook, one).letter === letter);
  return place === undefined ? undefined : chooseTile(notebook, place, open);
}

/**
 * After a correction the next unfinished tile is current again. If there is none, the corrected tile stays current,
 * because more about it may be wrong.
 */
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

/**
 * Whether springs are being marked and at least one is. If something else is tapped then, the springs are taken as
 * complete.
 */
export function hasMarkedSprings(notebook: Notebook, place: Place, open: readonly Letter[]): boolean {
  const { letter } = tileAt(notebook, place);
  const marked = letter === undefined ? undefined : copyInUse(notebook).springs[letter];
  return questionFor(notebook, place, open) === 'springs' && (marked?.length ?? 0) > 0;
}

/**
 * Whether a letter belongs to the next tile and does not correct this one: some springs are marked, nothing else is
 * left to enter here, and no tile has the letter yet.
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

/** What changed on a tile, named by its previous letter. */
export type TileChange =
  | { readonly part: 'letter'; readonly tile: Letter; readonly to: Letter }
  | { readonly part: 'arrow'; readonly tile: Letter }
  | { readonly part: 'token'; readonly tile: Letter; readonly to: Token };

/**
 * What was corrected. First entries and removals do not count. Swapping a letter or token with another tile makes two
 * changes.
 */
export function correctedTiles(before: Notebook, after: Notebook): readonly TileChange[] {
  return PLACES.flatMap((place): readonly TileChange[] => {
    const [old, now] = [tileAt(before, place), tileAt(after, place)];
    const { letter: tile } = old;
    if (tile === undefined || now.letter === undefined) return [];
    if (tile !== now.letter) return [{ part: 'letter', tile, to: now.letter }];
    if (isOther(old.arrow, now.arrow)) return [{ part: 'arrow', tile }];
    return isOther(old.token, now.token) ? [{ part: 'token', tile, to: now.token }] : [];
  });
}

function isOther<T>(old: T | undefined, now: T | undefined): now is T {
  return old !== undefined && now !== undefined && old !== now;
}
