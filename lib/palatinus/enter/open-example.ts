/** Opening the example. A file of its own, because the example game is needed in few places. */

import { exampleGame } from '..';
import { openGame, withExampleCopy } from './copies';
import type { Notebook } from './notebook';

/** Opens the example game with the example copy, for people who have no game of their own yet. */
export function openExample(notebook: Notebook): Notebook {
  return withExampleCopy(openGame(notebook, exampleGame()));
}
