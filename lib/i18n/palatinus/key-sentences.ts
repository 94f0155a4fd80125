/** The keyboard shortcuts in words. Their letters come from the reader's language, so each language has its own. */

import type { Speaker } from '../speaker';

export function tilesKeys(say: Speaker<'tiles'>): string {
  return say('tiles.keys', { springKey: say('tiles.springKey') });
}

/** `colours` is how many colours are on the table; at most five. */
export function inhabitantsKeys(say: Speaker<'inhabitants'>, colours = 5): string {
  return say('inhabitants.keys', {
    count: colours,
    merchantKey: say('inhabitants.key-merchant'),
    peasantKey: say('inhabitants.key-peasant'),
    condottiereKey: say('inhabitants.key-condottiere'),
  });
}
