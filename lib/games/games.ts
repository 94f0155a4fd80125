/** The list of games. */

import { palatinus } from './palatinus';
import type { AnyGame, Games } from './seam';
import { sevenHills } from './seven-hills';

/** New games are added here. The first game's schema is served if a request names none. */
export const GAMES: Games<AnyGame> = [palatinus, sevenHills];
