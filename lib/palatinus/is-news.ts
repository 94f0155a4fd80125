/** Whether a game has changed while it is counted. Apart from `news.ts`, which is only loaded if there is news. */

import type { Game } from './game';
import { makeNotation } from './notation';

/** Whether anything has changed that is counted. With other players it is another game. */
export function isNews(before: Game, now: Game): boolean {
  return peoplesIn(before) === peoplesIn(now) && countedIn(before) !== countedIn(now);
}

function peoplesIn({ players }: Game): string {
  return players.map(({ people, ally }) => `${people} ${ally}`).join();
}

/** Everything but the names. */
function countedIn(game: Game): string {
  return makeNotation({ ...game, players: game.players.map(({ name: _, ...player }) => player) });
}
