/** The rows of the tally as plain text, for the forum text, the picture and the printed sheet. */

import type { ResultLine, ResultSeat } from '@/components/transfer/result-table';
import { censusTitle, playerName, rulingsInForce, type Speaker } from '@/lib/i18n';
import { type Game, hasExampleSprings, type Result, type TallyHillRow, tallyTable } from '@/lib/palatinus';
import { doubtfulCensus, type Notebook } from '@/lib/palatinus/enter';

export type TableSpeaker = Speaker<
  'census' | 'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
>;

/** A game, its result, and the notebook from which it comes. */
export interface CountedGame {
  readonly game: Game;
  readonly result: Result;
  readonly notebook: Notebook;
}

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

/**
 * Notes that belong to the result: how many pieces are missing, since they might have changed it; the rulings; and
 * whether the springs are those of the example, because the reader's own tiles have others.
 */
export function notesOn(say: TableSpeaker, game: Game, notebook: Notebook): string {
  const census = doubtfulCensus(notebook);
  return [
    ...(census ? [`${censusTitle(say, census)}.`] : []),
    rulingsInForce(say, game.rulings),
    ...(hasExampleSprings(game) ? [say('tally.exampleBox')] : []),
  ].join(' ');
}
