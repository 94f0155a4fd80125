/** The names of players, epochs and points in all sentences about Seven Hills. */

import type { Area, Class, Epoch, Player } from '../../seven-hills';
import { enumerate, nameOrColour } from '../naming';
import type { Speaker } from '../speaker';

interface PlayersCount {
  readonly player: number;
  readonly count: number;
}

export interface Names {
  readonly one: (player: number) => string;
  /** "Livia and Nora". */
  readonly several: (players: readonly number[]) => string;
  /** "Livia 3, Marco 0, Nora 2": a number for each player. */
  readonly withPoints: (points: readonly number[]) => string;
  /** "Livia 1, Nora 2": a number for some players. */
  readonly withCounts: (counts: readonly PlayersCount[]) => string;
}

export function namesOf(say: Speaker<'words'>, players: readonly Player[]): Names {
  const one = (player: number): string => {
    const found = players[player];
    return found ? nameOrColour(say, found.name, found.colour) : '';
  };
  const withCounts = (counts: readonly PlayersCount[]): string =>
    counts.map(({ player, count }) => `${one(player)} ${signed(count)}`).join(', ');
  return {
    one,
    several: (some) => enumerate(say, some.map(one)),
    withPoints: (points) => withCounts(points.map((count, player) => ({ player, count }))),
    withCounts,
  };
}

/** "Livia", or the word for the colour if the player has no name. */
export function sevenPlayerName(say: Speaker<'words'>, { name, colour }: Player): string {
  return nameOrColour(say, name, colour);
}

/** "Livia: noble" */
export function brushWords(
  say: Speaker<'sevenEntry' | 'sevenWords' | 'words'>,
  players: readonly Player[],
  { player, of }: { readonly player: number; readonly of: Class },
): string {
  return say('sevenEntry.brush', { who: namesOf(say, players).one(player), of: say(`sevenWords.${of}`) });
}

/** The same numerals as on the game's board. */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

export function epochNumeral(epoch: Epoch): string {
  return NUMERALS[epoch - 1] ?? '';
}

/** "Epoch III" */
export function epochName(say: Speaker<'sevenWords'>, epoch: Epoch): string {
  return say('sevenWords.epoch', { numeral: epochNumeral(epoch) });
}

export function areaName(say: Speaker<'sevenWords'>, area: Area): string {
  return say(`sevenWords.${area}`);
}

/** With a minus sign instead of a hyphen. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
