/** Players, epochs and numbers of points, as every sentence about Seven Hills names them. */

import type { Area, Epoch, Player } from '../../seven-hills';
import { enumerate, nameOrColour } from '../naming';
import type { Speaker } from '../speaker';

export interface Names {
  readonly one: (player: number) => string;
  /** "Livia and Nora". */
  readonly several: (players: readonly number[]) => string;
  /** "Livia 3, Marco 0, Nora 2": a number for each player. */
  readonly withPoints: (points: readonly number[]) => string;
}

export function namesOf(say: Speaker<'words'>, players: readonly Player[]): Names {
  const one = (player: number): string => {
    const found = players[player];
    return found ? nameOrColour(say, found.name, found.colour) : '';
  };
  return {
    one,
    several: (some) => enumerate(say, some.map(one)),
    withPoints: (points) => points.map((value, player) => `${one(player)} ${signed(value)}`).join(', '),
  };
}

/** "Livia", or the word for the colour if the player has no name. */
export function sevenPlayerName(say: Speaker<'words'>, { name, colour }: Player): string {
  return nameOrColour(say, name, colour);
}

/** As on the game's board. */
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
