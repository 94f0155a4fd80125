/** The messages of Palatinus' screens, except those for any game. */

import { ask } from './ask';
import { board } from './board';
import { census } from './census';
import { copy } from './copy';
import { editions } from './editions';
import { field } from './field';
import { guess } from './guess';
import { inhabitants } from './inhabitants';
import { learn } from './learn';
import { misreadings } from './misreadings';
import { missing } from './missing';
import { numbers } from './numbers';
import { pieces } from './pieces';
import { players } from './players';
import { practice } from './practice';
import { quiz } from './quiz';
import { rules } from './rules';
import { rulings } from './rulings';
import { score } from './score';
import { settle } from './settle';
import { story } from './story';
import { tally } from './tally';
import { tiles } from './tiles';
import { walkthrough } from './walkthrough';
import { whatif } from './what-if';

export const palatinus = {
  ask,
  board,
  census,
  copy,
  editions,
  field,
  guess,
  inhabitants,
  learn,
  misreadings,
  missing,
  numbers,
  pieces,
  players,
  practice,
  quiz,
  rules,
  rulings,
  score,
  settle,
  story,
  tally,
  tiles,
  walkthrough,
  whatif,
};
