/**
 * The link that BG Stats opens, according to its documentation: required keys, the date in UTC, and complete players.
 */

import { expect, test } from 'vitest';
import { bgStatsLink, personOf } from '.';

test('holds the play as BG Stats expects it', () => {
  const link = new URL(
    bgStatsLink({
      id: 'a1',
      played: Date.UTC(2026, 10, 2, 20, 5, 7),
      game: { id: 'palatinus', name: 'Palatinus' },
      players: [
        { name: 'Zoë & Co', points: 11, isWinner: true },
        { name: 'Otto', points: -2, isWinner: false },
      ],
      comments: 'late?',
    }),
  );
  expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(link.searchParams.get('data') ?? '')).toStrictEqual({
    sourceName: 'Septimontium',
    sourcePlayId: 'a1',
    playDate: '2026-11-02 20:05:07',
    game: { name: 'Palatinus', sourceGameId: 'palatinus', highestWins: true, noPoints: false },
    players: [
      { name: 'Zoë & Co', sourcePlayerId: 'zoë & co', score: 11, winner: true, startPlayer: false },
      { name: 'Otto', sourcePlayerId: 'otto', score: -2, winner: false, startPlayer: false },
    ],
    comments: 'late?',
  });
});

test('identifies people as the figures do', () => {
  const names = ['Zoë  Doe', ' zoe\u0308 doe'];
  const link = new URL(
    bgStatsLink({
      id: 'a1',
      played: 0,
      game: { id: 'palatinus', name: 'Palatinus' },
      players: names.map((name) => ({ name, points: 1, isWinner: true })),
    }),
  );
  const { players } = JSON.parse(link.searchParams.get('data') ?? '');
  expect(players.map((player: { readonly sourcePlayerId: string }) => player.sourcePlayerId)).toStrictEqual(
    names.map(personOf),
  );
});
