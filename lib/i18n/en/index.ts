/**
 * English is the language the keys and their holes are typed from. To add an area: a file here (`as const`), the same
 * file in `../fr` (typed `AreaMessages<'…'>`), and one word in each of the two index files.
 */

import { broken } from './broken';
import { cli } from './cli';
import { home } from './home';
import { http } from './http';
import { open } from './open';
import { board } from './palatinus/board';
import { census } from './palatinus/census';
import { copy } from './palatinus/copy';
import { field } from './palatinus/field';
import { inhabitants } from './palatinus/inhabitants';
import { missing } from './palatinus/missing';
import { players } from './palatinus/players';
import { rules } from './palatinus/rules';
import { rulings } from './palatinus/rulings';
import { score } from './palatinus/score';
import { screens } from './palatinus/screens';
import { story } from './palatinus/story';
import { tally } from './palatinus/tally';
import { tiles } from './palatinus/tiles';
import { walkthrough } from './palatinus/walkthrough';
import { words } from './palatinus/words';
import { problems } from './problems';
import { share } from './share';
import { shell } from './shell';
import { start } from './start';
import { store } from './store';
import { ui } from './ui';

export const en = {
  board,
  broken,
  inhabitants,
  screens,
  census,
  cli,
  copy,
  field,
  home,
  http,
  players,
  problems,
  rules,
  rulings,
  shell,
  tally,
  tiles,
  ui,
  walkthrough,
  open,
  missing,
  score,
  share,
  start,
  story,
  store,
  words,
};
