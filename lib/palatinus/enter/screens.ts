/** The screens of the game, which of them solves a problem, and where to resume a table. */

import { type FieldName, type Letter, type Problem, problemsOf } from '..';
import { draftOf, type Notebook } from './notebook';
import { areAllPlaced } from './pieces';

/** The screens of every game, in order. */
export const MAIN_SCREENS = ['players', 'tiles', 'inhabitants', 'score'] as const;
export type MainScreen = (typeof MAIN_SCREENS)[number];

/** All screens of the game, as their addresses name them. */
export const SCREENS = [
  ...MAIN_SCREENS,
  'copy',
  'rulings',
  'print',
  'ask',
  'settle',
  'our-count',
  'what-if',
  'learn',
  'lesson',
  'quiz',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** The screen that shows a result. */
export const RESULT_SCREEN = 'score?step=tally';
/** Where a count begins that is revealed piece by piece. */
export const TOGETHER_SCREEN = 'score?together';
/** In the address of `settle`, opens the doubtful fields: `settle?look`. */
export const SECOND_LOOK = 'look';

export interface WhatIf {
  /** The field whose piece is to be moved. */
  readonly moving?: FieldName | undefined;
  /** The screen to go back to, as `parseWayBack` reads it. */
  readonly from?: string | undefined;
}

/** The address of the what-if screen. `from` comes last, because it may have a query of its own. */
export function whatIfScreen({ moving, from }: WhatIf): string {
  const query = [...(moving ? [`move=${moving}`] : []), ...(from ? [`from=${from}`] : [])];
  return ['what-if', ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

/** The tiles screen, with one tile chosen for correction, leading back to `from`: a step of the count, or the players' own numbers. */
export function tileScreen(letter: Letter, from: string): string {
  return `tiles?tile=${letter}&from=${from}`;
}

/** The screen on which a problem of the table can be solved. */
export function screenForProblem({ code, path }: Pick<Problem, 'code' | 'path'>): MainScreen {
  // A piece is placed by touch: if its field has no name, its tile has no letter or arrow yet.
  if (code === 'field-missing' || path[0] === 'board') return 'tiles';
  return path[0] === 'pieces' ? 'inhabitants' : 'players';
}

/** Where a game is reopened: its result if it is finished, else the screen on which it goes on. */
export function reopeningScreen(notebook: Notebook): string {
  const next = nextScreen(notebook);
  return next === 'score' ? RESULT_SCREEN : next;
}

/** The first screen on which something is missing; the score if nothing is. */
export function nextScreen(notebook: Notebook): MainScreen {
  const unfinished = problemsOf(draftOf(notebook)).map(screenForProblem);
  const first = MAIN_SCREENS.find((screen) => unfinished.includes(screen));
  return first ?? (areAllPlaced(notebook) ? 'score' : 'inhabitants');
}

/** Whether something is missing or wrong, so that it cannot be counted yet. */
export function isUnfinished(notebook: Notebook): boolean {
  return problemsOf(draftOf(notebook)).length > 0;
}
