/**
 * What a browser needs of Seven Hills. Separate from the rest, so that a page does not load the code for explaining.
 */

import {
  checkSevenHillsFile,
  makeSevenHillsFile,
  SEVEN_HILLS_GAME,
  sevenHillsDocument,
  sevenHillsFileName,
} from '../../files';
import { type Game, makeNotation, NOTATION_MARK, parseNotation, soundGame } from '../../seven-hills';
import {
  draftOf,
  type Notebook,
  openGame,
  openNotebook,
  RESULT_SCREEN,
  SCREENS,
  type SevenHillsView,
} from '../../seven-hills/enter';
import type { BrowserSeam } from '../seam';

export const sevenHillsInBrowser: BrowserSeam<Notebook, SevenHillsView, Game> = {
  document: sevenHillsDocument,
  screens: SCREENS,
  resultScreen: RESULT_SCREEN,
  gameOf: (notebook) => soundGame(draftOf(notebook)),
  openGame,
  openDocument: openNotebook,
  reopen: (_, kept) => kept,
  notation: { mark: NOTATION_MARK, make: makeNotation, parse: parseNotation },
  file: {
    ...SEVEN_HILLS_GAME,
    make: makeSevenHillsFile,
    read: checkSevenHillsFile,
    fileName: sevenHillsFileName,
  },
};
