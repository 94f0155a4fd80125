/** The way through the screens: where what is missing can be told, and where one goes on with a table. */

import { type Problem, problemsOf } from '..';
import { draftOf, type Notebook } from './notebook';
import { censusOf } from './pieces';

export const WAY = ['players', 'tiles', 'inhabitants', 'score'] as const;
export type Waypoint = (typeof WAY)[number];

/** All screens of the game, as their addresses name them. */
export const SCREENS = [...WAY, 'copy', 'rulings', 'print'] as const;
export type ScreenName = (typeof SCREENS)[number];

export function isScreenName(value: string): value is ScreenName {
  return SCREENS.some((screen) => screen === value);
}

/** The screen on which a problem of the table can be mended. */
export function mendedAt({ code, path }: Pick<Problem, 'code' | 'path'>): Waypoint {
  // A piece is placed by touch: if its field has no name, the tile beneath it is not told yet.
  if (code === 'field-missing' || path[0] === 'board') return 'tiles';
  return path[0] === 'pieces' ? 'inhabitants' : 'players';
}

/** The first screen that still has something to ask; the count, when everything is told. */
export function waypointOf(notebook: Notebook): Waypoint {
  const asking = problemsOf(draftOf(notebook)).map(mendedAt);
  const first = WAY.find((waypoint) => asking.includes(waypoint));
  return first ?? (censusOf(notebook).complete ? 'score' : 'inhabitants');
}
