/** The rows of the tally as plain words, for a text, a picture and the printed sheet. */

import type { ResultLine, ResultSeat } from '@/components/transfer/result-table';
import { playerName, rulingsInForce, type Speaker } from '@/lib/i18n';
import { type Game, hasExampleSprings, type Result, type TallyHillRow, tallyTable } from '@/lib/palatinus';

export type TableSpeaker = Speaker<
  'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
>;

export function tallyLines(say: TableSpeaker, result: Result): readonly ResultLine[] {
  const { hills, captives, captiveDiscs, points } = tallyTable(result);
  return [
    ...hills.map((row, index) => ({ ...hillLine(say, row), influence: result.hills[index]?.totals ?? [] })),
    { kind: 'count', title: say('score.captives'), cells: captives.map(String) },
    ...(captiveDiscs
      ? [{ kind: 'count', title: say('tally.discs'), cells: captiveDiscs.map(String) } as const]
      : []),
    { kind: 'points', title: say('score.points'), cells: points.map((one) => String(one.points)) },
  ];
}

function hillLine(say: TableSpeaker, { letter, outcome, gains }: TallyHillRow): ResultLine {
  const cells = gains.map((gain) => {
    if (!gain) return '';
    return gain.what === 'token' ? `★${gain.points}` : say('score.disc', { points: gain.points });
  });
  if (outcome.kind === 'won') return { kind: 'gain', title: letter, cells };
  const note = say(outcome.kind === 'tied' ? 'tally.tie' : 'tally.nobody');
  return { kind: 'gain', title: letter, note, cells };
}

export function seatsOf(say: TableSpeaker, { players }: Game, { winners }: Result): readonly ResultSeat[] {
  return players.map((player, index) => ({
    name: playerName(say, player),
    colour: player.people,
    isWinner: winners.includes(index),
  }));
}

/** The rulings; and that the springs are made up, if they are: on the tiles of whoever reads it there are others. */
export function countedBy(say: TableSpeaker, game: Game): string {
  const rulings = rulingsInForce(say, game.rulings);
  return hasExampleSprings(game) ? `${rulings} ${say('tally.exampleBox')}` : rulings;
}
