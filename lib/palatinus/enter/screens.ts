/** The screens of the game, on which of them a problem is solved, and where to go on with a table. */

import { type Problem, problemsOf } from '..';
import { draftOf, type Notebook } from './notebook';
import { censusOf } from './pieces';

/** The screens that everybody passes, in order. */
export const MAIN_SCREENS = ['players', 'tiles', 'inhabitants', 'score'] as const;
export type MainScreen = (typeof MAIN_SCREENS)[number];

/** All screens of the game, as their addresses name them. */
export const SCREENS = [...MAIN_SCREENS, 'copy', 'rulings', 'print'] as const;
export type ScreenName = (typeof SCREENS)[number];

/** The screen that shows a result. */
export const RESULT_SCREEN = 'score?step=tally';

/** The screen on which a problem of the table can be solved. */
export function screenForProblem({ code, path }: Pick<Problem, 'code' | 'path'>): MainScreen {
  // A piece is placed by touch: if its field has no name, its tile has no letter or arrow yet.
  if (code === 'field-missing' || path[0] === 'board') return 'tiles';
  return path[0] === 'pieces' ? 'inhabitants' : 'players';
}

/** The first screen on which something is missing; the score if nothing is. */
export function nextScreen(notebook: Notebook): MainScreen {
  const unfinished = problemsOf(draftOf(notebook)).map(screenForProblem);
  const first = MAIN_SCREENS.find((screen) => unfinished.includes(screen));
  return first ?? (censusOf(notebook).complete ? 'score' : 'inhabitants');
}
