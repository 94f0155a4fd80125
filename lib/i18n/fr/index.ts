/** A key that is missing here, or too many, is a type error; typed with plain spaces, set with French ones when spoken. */
import type { Messages } from '../speaker';
import { board } from './board';
import { census } from './census';
import { cli } from './cli';
import { home } from './home';
import { http } from './http';
import { inhabitants } from './inhabitants';
import { problems } from './problems';
import { shell } from './shell';
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
  home,
  http,
  problems,
  shell,
  ui,
  walkthrough,
  words,
};
