/** A key that is missing here, or too many, is a type error; typed with plain spaces, set with French ones when spoken. */
import type { Messages } from '../speaker';
import { home } from './home';
import { shell } from './shell';

export const fr: Messages = { home, shell };
