/** The players in words: announced after a change, and shown before inhabitants are removed from the board. */

import type { Inhabitants, Kind, Player } from '../../palatinus';
import { seatName } from '../naming';
import type { Speaker } from '../speaker';
import { KIND_COUNT_MESSAGES } from './census-sentences';
import { enumerate } from './naming';

type Say = Speaker<'players' | 'seats' | 'words'>;

/** "3 merchants and 1 peasant"; kinds without any are left out. */
export function inhabitantsList(say: Speaker<'words'>, inhabitants: Inhabitants): string {
  const kinds = (Object.keys(KIND_COUNT_MESSAGES) as readonly Kind[]).filter((kind) => inhabitants[kind] > 0);
  return enumerate(
    say,
    kinds.map((kind) => say(KIND_COUNT_MESSAGES[kind], { count: inhabitants[kind] })),
  );
}

/** What changed at the table: the number of players, or who plays which people now. */
export function seatChangeSentences(say: Say, before: readonly Player[], after: readonly Player[]): string {
  if (before.length !== after.length) return say('seats.nowPlay', { count: after.length });
  return after
    .flatMap(({ people, ally }, player) => {
      const who = seatName(say, after, player);
      const old = before[player];
      return [
        ...(old?.people === people ? [] : [say('seats.nowPlays', { who, colour: say(`words.${people}`) })]),
        ...(old?.ally === ally
          ? []
          : ally
            ? [say('players.nowAlly', { who, people: say(`words.${ally}`) })]
            : [say('players.nowNoAlly', { who })]),
      ];
    })
    .join(' ');
}
