/** A key that is missing here, or too many, is a type error; typed with plain spaces, set with French ones when spoken. */
import type { Messages } from '../speaker';
import { broken } from './broken';
import { cli } from './cli';
import { count } from './count';
import { developers } from './developers';
import { home } from './home';
import { http } from './http';
import { lesson } from './lesson';
import { open } from './open';
import { ask } from './palatinus/ask';
import { board } from './palatinus/board';
import { census } from './palatinus/census';
import { copy } from './palatinus/copy';
import { editions } from './palatinus/editions';
import { field } from './palatinus/field';
import { guess } from './palatinus/guess';
import { inhabitants } from './palatinus/inhabitants';
import { learn } from './palatinus/learn';
import { misreadings } from './palatinus/misreadings';
import { missing } from './palatinus/missing';
import { numbers } from './palatinus/numbers';
import { pieces } from './palatinus/pieces';
import { players } from './palatinus/players';
import { practice } from './palatinus/practice';
import { quiz } from './palatinus/quiz';
import { rules } from './palatinus/rules';
import { rulings } from './palatinus/rulings';
import { score } from './palatinus/score';
import { settle } from './palatinus/settle';
import { story } from './palatinus/story';
import { tally } from './palatinus/tally';
import { tiles } from './palatinus/tiles';
import { walkthrough } from './palatinus/walkthrough';
import { whatif } from './palatinus/what-if';
import { words } from './palatinus/words';
import { problems } from './problems';
import { rulebook } from './rulebook';
import { screens } from './screens';
import { seats } from './seats';
import { sevenCount } from './seven-hills/count';
import { sevenEntry } from './seven-hills/entry';
import { sevenGuide } from './seven-hills/guide';
import { sevenLearn } from './seven-hills/learn';
import { sevenRemarks } from './seven-hills/remarks';
import { sevenRules } from './seven-hills/rules';
import { sevenRulings } from './seven-hills/rulings';
import { sevenShare } from './seven-hills/share';
import { sevenWords } from './seven-hills/words';
import { share } from './share';
import { shell } from './shell';
import { start } from './start';
import { store } from './store';
import { ui } from './ui';

export const fr: Messages = {
  board,
  broken,
  inhabitants,
  screens,
  census,
  cli,
  copy,
  count,
  developers,
  editions,
  field,
  guess,
  home,
  http,
  pieces,
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
  ask,
  rulebook,
  settle,
  misreadings,
  numbers,
  whatif,
  learn,
  practice,
  lesson,
  quiz,
  seats,
  sevenCount,
  sevenEntry,
  sevenGuide,
  sevenLearn,
  sevenRemarks,
  sevenRules,
  sevenRulings,
  sevenShare,
  sevenWords,
};
