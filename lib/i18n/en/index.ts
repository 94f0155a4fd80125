/**
 * English is the language the keys and their holes are typed from. To add an area: a file here (`as const`), the same
 * file in `../fr` (typed `AreaMessages<'…'>`), and one word in each of the two index files.
 */
import { home } from './home';
import { shell } from './shell';

export const en = { home, shell };
