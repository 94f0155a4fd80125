/** Everything the app needs of Seven Hills. It has no open questions to settle beyond its four rulings. */

import { sevenHillsJsonSchema } from '../../files';
import { type Game, publishedResult, score } from '../../seven-hills';
import type { Notebook, SevenHillsView } from '../../seven-hills/enter';
import type { GameSeam } from '../seam';
import { explain } from './explain';
import { sevenHillsInBrowser } from './in-browser';

export const sevenHills: GameSeam<Notebook, SevenHillsView, Game> = {
  ...sevenHillsInBrowser,
  jsonSchema: sevenHillsJsonSchema,
  score: (game) => publishedResult(score(game)),
  explain,
};
