import { exampleGame } from '..';
import { openGame, withExampleCopy } from './copies';
import type { Notebook } from './notebook';

/** The example table with the example copy: something to look at before one has a table. */
export function openExample(notebook: Notebook): Notebook {
  return withExampleCopy(openGame(notebook, exampleGame()));
}
