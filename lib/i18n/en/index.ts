/**
 * English is the language the keys and their holes are typed from. To add an area: a file here (`as const`), the same
 * file in `../fr` (typed `AreaMessages<'…'>`), and one word in each of the two index files.
 */
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

export const en = {
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
