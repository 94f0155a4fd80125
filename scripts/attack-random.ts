/** How often something is done to a text that is attacked. */

import type { Random } from '../lib/random';

/** Mostly a few times, now and then up to ten thousand times. */
export function timesOf(random: Random): number {
  return 1 + random(10 ** (1 + random(4)));
}
