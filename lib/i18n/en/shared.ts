/** The messages of the screens for any game. */

import { count } from './count';
import { lesson } from './lesson';
import { problems } from './problems';
import { rulebook } from './rulebook';
import { screens } from './screens';
import { seats } from './seats';
import { share } from './share';
import { words } from './words';

export const shared = { count, lesson, problems, rulebook, screens, seats, share, words };
