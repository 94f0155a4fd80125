/** Names of players and lists of words, for any game. */

import { isolate, joinHyphens } from '../text';
import type { MessageKey, Speaker } from './speaker';

type Colour = 'red' | 'purple' | 'green' | 'yellow' | 'blue';

/** The name, or the colour's if there is none. It can stand in any sentence. */
export function nameOrColour(say: Speaker<'words'>, name: string | undefined, colour: Colour): string {
  return name === undefined
    ? capital(say(`words.${colour}` satisfies MessageKey))
    : joinHyphens(isolate(name));
}

/** "Livia" or "Player 2". By the seat and not by the colour, because the colour may be what changes. */
export function seatName(
  say: Speaker<'seats'>,
  players: readonly { readonly name?: string }[],
  player: number,
): string {
  const name = players[player]?.name;
  return name === undefined ? say('seats.player', { number: player + 1 }) : joinHyphens(isolate(name));
}

/** "A", "A and B", "A, B and C". */
export function enumerate(say: Speaker<'words'>, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : say('words.and', { list: items.slice(0, -1).join(', '), last });
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
