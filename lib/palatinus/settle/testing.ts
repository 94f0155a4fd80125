/** For tests only: the numbers that a table would write down, and the games to count. */

import { readFileSync } from 'node:fs';
import { byLetter, type Draft, type Game, playersTaking, type Result } from '..';
import { sound } from '../testing';
import type { OwnCount } from '.';

/** Games with every number of players, with all their pieces. */
export const GAMES: readonly Game[] = readFileSync(new URL('../cases/games.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => sound((JSON.parse(line) as { readonly game: Draft }).game));

/** Everything of a result that can be written down. */
export function everythingOf({ hills, tally }: Result): Required<OwnCount> {
  const hillOf = (letter: string): Result['hills'][number] =>
    hills.find((hill) => hill.letter === letter) as Result['hills'][number];
  return {
    points: tally.map(({ points }) => points),
    influence: byLetter((letter) => hillOf(letter).totals),
    hills: byLetter((letter) => {
      const [first = null, ...others] = playersTaking(hillOf(letter).outcome);
      return others.length > 0 ? [first as number, ...others] : first;
    }),
  };
}
