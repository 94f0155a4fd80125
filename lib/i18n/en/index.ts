/**
 * English is the language the keys and their holes are typed from. To add an area: a file here (`as const`), the same
 * file in `../fr` (typed `AreaMessages<'…'>`), and one word in each of the two index files.
 */
import { board } from './board';
import { broken } from './broken';
import { census } from './census';
import { cli } from './cli';
import { copy } from './copy';
import { field } from './field';
import { file } from './file';
import { home } from './home';
import { http } from './http';
import { inhabitants } from './inhabitants';
import { keeping } from './keeping';
import { missing } from './missing';
import { players } from './players';
import { problems } from './problems';
import { rules } from './rules';
import { rulings } from './rulings';
import { score } from './score';
import { share } from './share';
import { shell } from './shell';
import { start } from './start';
import { steps } from './steps';
import { story } from './story';
import { tally } from './tally';
import { tiles } from './tiles';
import { ui } from './ui';
import { walkthrough } from './walkthrough';
import { words } from './words';

export const en = {
  board,
  broken,
  inhabitants,
  steps,
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
  file,
  missing,
  score,
  share,
  start,
  story,
  keeping,
  words,
};
