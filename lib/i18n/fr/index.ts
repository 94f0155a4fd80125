/** A key that is missing here, or too many, is a type error; typed with plain spaces, set with French ones when spoken. */
import type { Messages } from '../speaker';
import { board } from './board';
import { census } from './census';
import { cli } from './cli';
import { field } from './field';
import { file } from './file';
import { home } from './home';
import { http } from './http';
import { inhabitants } from './inhabitants';
import { missing } from './missing';
import { problems } from './problems';
import { score } from './score';
import { shell } from './shell';
import { start } from './start';
import { steps } from './steps';
import { ui } from './ui';
import { walkthrough } from './walkthrough';
import { words } from './words';

export const fr: Messages = {
  board,
  inhabitants,
  steps,
  census,
  cli,
  field,
  home,
  http,
  problems,
  shell,
  ui,
  walkthrough,
  file,
  missing,
  score,
  start,
  words,
};
