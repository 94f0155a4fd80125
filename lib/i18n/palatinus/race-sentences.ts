/** The race over the hills in words: who has how many points after a hill, and which hill was closest. */

import type { CloseHill, Player, RaceStage } from '../../palatinus';
import type { Speaker } from '../speaker';
import { playerName } from './naming';

/** "After hill C: Livia 0, Marco 3. Go to its count" */
export function raceStageSentence(
  say: Speaker<'tally' | 'words'>,
  players: readonly Player[],
  { letter, points }: RaceStage,
): string {
  const standings = players.map((player, index) =>
    say('tally.standing', { who: playerName(say, player), points: points[index] ?? 0 }),
  );
  return say('tally.raceStage', { letter, list: standings.join(', ') });
}

/** "Closest hill: C, 8 to 7." Empty if there is none. */
export function closestHillsSentence(say: Speaker<'tally'>, hills: readonly CloseHill[]): string {
  if (hills.length === 0) return '';
  const list = hills
    .map(({ letter, most, next }) =>
      most === next
        ? say('tally.closeTie', { letter, most })
        : say('tally.closeLead', { letter, most, next }),
    )
    .reduce((before, last) => say('tally.closestList', { list: before, last }));
  return say('tally.closest', { count: hills.length, list });
}
