/**
 * Names of players and peoples. Separate from the other sentences, so that a screen without a count loads only this.
 */

import type { People, Player } from '../../palatinus';
import { nameOrColour } from '../naming';
import type { Speaker } from '../speaker';

export { capital, enumerate } from '../naming';

/** "Livia", or the word for the people if the player has no name. It can stand in any sentence. */
export function playerName(say: Speaker<'words'>, { name, people }: Player): string {
  return nameOrColour(say, name, people);
}

/** The index of the player who has this people, as their own or as an ally; -1 if nobody has. */
export function ownerOf(players: readonly Player[], people: People): number {
  return players.findIndex((player) => player.people === people || player.ally === people);
}
