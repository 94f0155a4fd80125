/**
 * What a browser needs of Palatinus. Separate from the rest, so that a page does not load the code for scoring and
 * explaining.
 */

import { checkGameFile, GAME, makeGameFile, makeGameFileName, palatinusDocument } from '../../files';
import { type Game, makeNotation, NOTATION_MARK, parseNotation, soundGame } from '../../palatinus';
import {
  draftOf,
  type Notebook,
  openGame,
  openNotebook,
  type PalatinusView,
  RESULT_SCREEN,
  SCREENS,
} from '../../palatinus/enter';
import type { BrowserSeam } from '../seam';
import { reopen } from './reopen';

export const palatinusInBrowser: BrowserSeam<Notebook, PalatinusView, Game> = {
  document: palatinusDocument,
  screens: SCREENS,
  resultScreen: RESULT_SCREEN,
  gameOf: (notebook) => soundGame(draftOf(notebook)),
  openGame,
  openDocument: openNotebook,
  reopen,
  notation: { mark: NOTATION_MARK, make: makeNotation, parse: parseNotation },
  file: { ...GAME, make: makeGameFile, read: checkGameFile, fileName: makeGameFileName },
};
