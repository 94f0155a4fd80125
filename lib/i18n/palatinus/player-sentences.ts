/** The players in words: announced after a change, and shown before somebody's inhabitants leave the board. */

import type { Inhabitants, Kind, Player } from '../../palatinus';
import { isolate } from '../../text';
import type { Speaker } from '../speaker';
import { KIND_COUNT_MESSAGES } from './census-sentences';
import { enumerate } from './naming';

type Say = Speaker<'players' | 'words'>;

/** "Livia" or "Player 2". By the seat and not by the colour, because the colour is what changes. */
export function seatName(say: Say, players: readonly Player[], player: number): string {
  const name = players[player]?.name;
  return name === undefined ? say('players.player', { number: player + 1 }) : isolate(name);
}

/** "3 merchants and 1 peasant"; kinds without any are left out. */
export function inhabitantsList(say: Speaker<'words'>, inhabitants: Inhabitants): string {
  const kinds = (Object.keys(KIND_COUNT_MESSAGES) as readonly Kind[]).filter((kind) => inhabitants[kind] > 0);
  return enumerate(
    say,
    kinds.map((kind) => say(KIND_COUNT_MESSAGES[kind], { count: inhabitants[kind] })),
  );
}

/** What changed at the table: how many play, or else who plays which people now. */
export function seatChangeSentences(say: Say, before: readonly Player[], after: readonly Player[]): string {
  if (before.length !== after.length) return say('players.nowPlay', { count: after.length });
  return after
    .flatMap(({ people, ally }, player) => {
      const who = seatName(say, after, player);
      const old = before[player];
      return [
        ...(old?.people === people ? [] : [say('players.nowPlays', { who, people: say(`words.${people}`) })]),
        ...(old?.ally === ally
          ? []
          : ally
            ? [say('players.nowAlly', { who, people: say(`words.${ally}`) })]
            : [say('players.nowNoAlly', { who })]),
      ];
    })
    .join(' ');
}
