/** How often a text under attack is changed. */

import type { Random } from '../lib/random';

/** Usually a few times, sometimes up to ten thousand times. */
export function timesOf(random: Random): number {
  return 1 + random(10 ** (1 + random(4)));
}
