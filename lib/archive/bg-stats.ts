/**
 * A play for BG Stats, as the link that its makers document for other apps: `createPlay.html?data=` with one JSON
 * object. Opening it hands the play to that app, which asks its user before taking it. Every player has `winner` and
 * `startPlayer`, because the app on Android refuses a player without them. Nobody is marked as the start player,
 * because that is not known.
 */

import { personOf } from './figures';

const CREATE_PLAY = 'https://app.bgstatsapp.com/createPlay.html';
/**
 * BG Stats stores this name with the ids below to remember which players and games it has matched: it must not
 * change.
 */
const SOURCE = 'Septimontium';

export interface BgStatsPlay {
  readonly id: string;
  /** When it was played, in milliseconds since 1970. */
  readonly played: number;
  /** The id as in the app's addresses, and the name as on the box. */
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
    // In UTC, without the T and the Z of ISO 8601.
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
