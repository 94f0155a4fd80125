/** Everything the app needs of Palatinus: what a browser needs, and what the command line and HTTP need. */

import { gameFileJsonSchema, readOwnCount } from '../../files';
import { type Game, publishedResult, score } from '../../palatinus';
import type { Notebook, PalatinusView } from '../../palatinus/enter';
import { publishedCount, publishedSettlement } from '../../palatinus/settle';
import type { GameSeam } from '../seam';
import { explain } from './explain';
import { palatinusInBrowser } from './in-browser';

export const palatinus: GameSeam<Notebook, PalatinusView, Game> = {
  ...palatinusInBrowser,
  jsonSchema: gameFileJsonSchema,
  score: (game) => publishedResult(score(game)),
  explain,
  settle: publishedSettlement,
  explainCount: (game, text) => {
    const count = readOwnCount(game, text);
    return count.ok ? { ok: true, value: publishedCount(game, count.value) } : count;
  },
};
