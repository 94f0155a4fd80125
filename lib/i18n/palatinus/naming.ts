/** What people are called, and how several are listed: small enough for every screen, whether or not it tells a count. */
import type { People, Player } from '../../palatinus';
import type { Speaker } from '../speaker';

/** "Livia", or the people's word where nobody gave a name. */
export function playerName(say: Speaker<'words'>, player: Player): string {
  return player.name ?? capital(say(`words.${player.people}`));
}

/** Whose inhabitants a people's are, their own or an ally's: the player's index, or -1. */
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
