/**
 * The types of keys and placeholders come from the English messages. To add an area: a file here (`as const`) or in a
 * game's folder, the same file in every other language (typed `AreaMessages<'…'>`), and one word in each of the index
 * files next to them, or in `shared.ts`.
 */

import { accessibility } from './accessibility';
import { broken } from './broken';
import { cli } from './cli';
import { developers } from './developers';
import { games } from './games';
import { home } from './home';
import { http } from './http';
import { open } from './open';
import { palatinus } from './palatinus';
import { sevenHills } from './seven-hills';
import { shared } from './shared';
import { shell } from './shell';
import { start } from './start';
import { store } from './store';
import { ui } from './ui';

export const en = {
  ...shared,
  ...palatinus,
  ...sevenHills,
  accessibility,
  broken,
  cli,
  developers,
  games,
  home,
  http,
  open,
  shell,
  start,
  store,
  ui,
};
