/** The words of the tiles screen: what to tap next, where the springs come from, and the labels of the board. */

import { type Speaker, tokenSentences } from '@/lib/i18n';
import {
  directionOf,
  numberInDirection,
  PLACES,
  type Place,
  placeOf,
  type Spot,
  unusualTokens,
} from '@/lib/palatinus';
import {
  areAllTilesKnown,
  copyInUse,
  draftOf,
  type Notebook,
  type TileChange,
  tileAt,
  tilesDone,
} from '@/lib/palatinus/enter';
import { isolate } from '@/lib/text';
import type { TileEntry } from './use-tile-entry';

type Say = Speaker<'tiles'>;

export interface Prompt {
  readonly title: string;
  readonly hint: string;
  /** Everything is entered, or something looks wrong. */
  readonly mood?: 'done' | 'odd';
}

export function promptOf(
  say: Speaker<'tiles' | 'census'>,
  notebook: Notebook,
  { current: place, question, corrected }: Pick<TileEntry, 'current' | 'question' | 'corrected'>,
): Prompt {
  const isTokenCorrected = corrected.some(({ part }) => part === 'token');
  const odd = tokenSentences(say, unusualTokens(draftOf(notebook).board));
  if (odd.length > 0 && question === undefined && (place === undefined || isTokenCorrected))
    return { title: say('census.tokensOdd'), hint: [...odd, say('tiles.tapWrong')].join(' '), mood: 'odd' };
  if (place === undefined) return { title: say('tiles.done'), hint: say('tiles.doneHint'), mood: 'done' };
  const { letter = '' } = tileAt(notebook, place);
  switch (question) {
    case 'letter':
      return {
        title: say(place === 0 ? 'tiles.centreLetter' : 'tiles.nextLetter'),
        hint: letterHint(say, notebook, place),
      };
    case 'arrow':
      return {
        title: say('tiles.arrow', { letter }),
        hint: leftOverHint(say, notebook, place) ?? springsHint(say, notebook, place),
      };
    case 'springs':
      return { title: say('tiles.springs', { letter }), hint: markingHint(say, notebook, place) };
    case 'token':
      return { title: say('tiles.token', { letter }), hint: springsHint(say, notebook, place) };
    default:
      return { title: say('tiles.told', { letter }), hint: say('tiles.correct') };
  }
}

/** What was corrected: "D is now A", or where two tiles got each other's letter, "Letters swapped: D and A". */
export function correctionWords(say: Say, changes: readonly TileChange[]): string | undefined {
  const [first, ...more] = changes;
  if (!first) return undefined;
  if (first.part === 'letter' && more.some(({ part }) => part === 'letter'))
    return say('tiles.lettersSwapped', { from: first.tile, to: first.to });
  return changes.map((change) => changeWords(say, change)).join('. ');
}

function changeWords(say: Say, change: TileChange): string {
  switch (change.part) {
    case 'letter':
      return say('tiles.relettered', { from: change.tile, to: change.to });
    case 'arrow':
      return say('tiles.arrowMoved', { letter: change.tile });
    case 'token':
      return say('tiles.tokenChanged', { letter: change.tile, token: change.to });
  }
}

/**
 * The hint while springs are marked: at first, what to mark (and, for the first tile, that it is asked only once);
 * after that, what to do if the arrow is wrong.
 */
function markingHint(say: Say, notebook: Notebook, place: Place): string {
  const { letter } = tileAt(notebook, place);
  const { springs } = copyInUse(notebook);
  if (letter !== undefined && springs[letter] !== undefined) return say('tiles.arrowWrong');
  return say(Object.keys(springs).length === 0 ? 'tiles.springsOnce' : 'tiles.springsAll');
}

function letterHint(say: Say, notebook: Notebook, place: Place): string {
  const copy = copyInUse(notebook);
  const { name } = copy;
  if (copy.example) return say('tiles.springsOfExample');
  if (notebook.table.borrowed) return say('tiles.letterOfFile');
  // The app fills in the centre's token itself.
  if (!areAllTilesKnown(copy)) return say(place === 0 ? 'tiles.afterCentreLetter' : 'tiles.afterLetter');
  return name === undefined ? say('tiles.letterMine') : say('tiles.letterNamed', { name: isolate(name) });
}

/** The last tile gets the remaining letter and token without a question, so a mistake elsewhere would show here. */
function leftOverHint(say: Say, notebook: Notebook, place: Place): string | undefined {
  const { letter, arrow, token } = tileAt(notebook, place);
  // The app always fills in the centre's token; elsewhere it is asked for after the arrow.
  if (place === 0 || letter === undefined || arrow !== undefined || token === undefined) return undefined;
  if (tilesDone(notebook) < PLACES.length - 1) return undefined;
  return say('tiles.leftOver', { letter, token });
}

function springsHint(say: Say, notebook: Notebook, place: Place): string {
  const { name, example, springs } = copyInUse(notebook);
  const { letter } = tileAt(notebook, place);
  if (example) return say('tiles.springsOfExample');
  if (letter === undefined || !springs[letter]) return say('tiles.arrowOnTile');
  if (notebook.table.borrowed) return say('tiles.springsOfFile');
  if (notebook.table.markedHere?.includes(letter)) return say('tiles.springsMarked');
  return name === undefined ? say('tiles.springsMine') : say('tiles.springsNamed', { name: isolate(name) });
}

/** "Tile A", or its place while it has no letter. */
function tileName(say: Say, notebook: Notebook, place: Place): string {
  const { letter } = tileAt(notebook, place);
  return letter === undefined ? placeName(say, place) : say('tiles.tile', { letter });
}

function placeName(say: Say, place: Place): string {
  return place === 0 ? say('tiles.centre') : say('tiles.place', { place });
}

export function hillWords(say: Say, notebook: Notebook, place: Place, isChosen: boolean): string {
  const { letter, arrow, token } = tileAt(notebook, place);
  return [
    tileName(say, notebook, place),
    letter === undefined ? say('tiles.noTile') : placeName(say, place),
    ...(letter !== undefined && arrow === undefined ? [say('tiles.noArrow')] : []),
    ...(token === undefined ? [] : [say('tiles.hillToken', { token })]),
    ...(isChosen ? [say('tiles.chosen')] : []),
  ].join(', ');
}

/** What is the same for all fields, so that it is computed once. */
interface BoardState {
  readonly springs: ReadonlySet<Spot>;
  readonly turned: number;
}

/** A field goes by its number, which is counted from the arrow; without an arrow by its direction on the screen. */
export function fieldWords(say: Say, notebook: Notebook, spot: Spot, board: BoardState): string {
  const { arrow } = tileAt(notebook, placeOf(spot));
  const shownDirection = ((directionOf(spot) + board.turned) % 6) as 0 | 1 | 2 | 3 | 4 | 5;
  const field =
    arrow === undefined
      ? say(`tiles.direction${shownDirection}`)
      : say('tiles.field', { number: numberInDirection(arrow, directionOf(spot)) });
  return [
    tileName(say, notebook, placeOf(spot)),
    field,
    ...(board.springs.has(spot) ? [say('tiles.spring')] : []),
    ...(arrow === directionOf(spot) ? [say('tiles.withArrow')] : []),
  ].join(', ');
}
