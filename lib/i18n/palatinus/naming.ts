/**
 * Names of players and lists of words. Apart from the other sentences, so that a screen without a count loads only
 * this.
 */

import type { People, Player } from '../../palatinus';
import { isolate } from '../../text';
import type { Speaker } from '../speaker';

/** "Livia", or the word for the people if the player has no name. It can stand in any sentence. */
export function playerName(say: Speaker<'words'>, player: Player): string {
  return player.name === undefined ? capital(say(`words.${player.people}`)) : isolate(player.name);
}

/** The index of the player who has this people, as their own or as an ally; -1 if nobody has. */
export function ownerOf(players: readonly Player[], people: People): number {
  return players.findIndex((player) => player.people === people || player.ally === people);
}

/** "A", "A and B", "A, B and C". */
export function enumerate(say: Speaker<'words'>, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : say('words.and', { list: items.slice(0, -1).join(', '), last });
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
