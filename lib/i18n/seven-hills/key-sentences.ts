/** The keyboard shortcuts in words. Their letters come from the reader's language, so each language has its own. */

import type { Speaker } from '../speaker';

export function mapKeys(say: Speaker<'sevenEntry'>): string {
  return say('sevenEntry.map', {
    nobleKey: say('sevenEntry.key-noble'),
    knightKey: say('sevenEntry.key-knight'),
    centurionKey: say('sevenEntry.key-centurion'),
    plebeianKey: say('sevenEntry.key-plebeian'),
  });
}
