/** Players' names in any game: typed, or picked from those of earlier games. */

import { cleanName } from './names';

interface Named {
  readonly name?: string;
}

/**
 * The players with one renamed. Drops characters that names may not contain, and removes a name without visible
 * characters.
 */
export function renamedSeat<P extends Named>(
  players: readonly P[],
  player: number,
  name: string,
): readonly P[] {
  const cleaned = cleanName(name);
  return players.map((seat, index) => {
    if (index !== player) return seat;
    const { name: _, ...rest } = seat;
    return { ...(cleaned !== '' && { name: cleaned }), ...rest } as P;
  });
}

/** Names from earlier games that match what is typed so far and that no other player has. */
export function suggestedNames(
  names: readonly string[],
  players: readonly Named[],
  player: number,
): readonly string[] {
  const typed = players[player]?.name?.trim().toLocaleLowerCase() ?? '';
  return names.filter((name) => {
    const words = name.toLocaleLowerCase();
    const fits = words.startsWith(typed) || words.includes(` ${typed}`);
    return fits && words !== typed && !players.some((other) => other.name === name);
  });
}
