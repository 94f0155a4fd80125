/**
 * A play for BG Stats, as the link that its makers document for other apps: `createPlay.html?data=` with one JSON object.
 * Opening it hands the play to that app, which asks its person before it takes it. `winner` and `startPlayer` stand with
 * every player, because the app on Android refuses a player without them. Who began is not known, so nobody is said to.
 */

import { personOf } from './figures';

const CREATE_PLAY = 'https://app.bgstatsapp.com/createPlay.html';
/** Together with the ids below it, BG Stats remembers under this name whom and what it has matched: it must not change. */
const SOURCE = 'Septimontium';

export interface BgStatsPlay {
  readonly id: string;
  /** When it was played, in milliseconds since 1970. */
  readonly played: number;
  /** As its addresses name it, and as its box does. */
  readonly game: { readonly id: string; readonly name: string };
  readonly players: readonly {
    readonly name: string;
    readonly points: number;
    readonly isWinner: boolean;
  }[];
  readonly comments?: string | undefined;
}

export function bgStatsLink({ id, played, game, players, comments }: BgStatsPlay): string {
  const play = {
    sourceName: SOURCE,
    sourcePlayId: id,
    // In UTC, and without the T and the Z of ISO 8601.
    playDate: new Date(played).toISOString().slice(0, 19).replace('T', ' '),
    game: { name: game.name, sourceGameId: game.id, highestWins: true, noPoints: false },
    players: players.map(({ name, points, isWinner }) => ({
      name,
      sourcePlayerId: personOf(name),
      score: points,
      winner: isWinner,
      startPlayer: false,
    })),
    ...(comments !== undefined && { comments }),
  };
  return `${CREATE_PLAY}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
