/**
 * The result as rows of plain text, for the forum text, the picture and the printed sheet: by epoch, by source, and
 * the points.
 */

import type { ResultLine, ResultSeat } from '@/components/transfer/result-table';
import { countSentences, epochName, type Speaker, sevenPlayerName, signed } from '@/lib/i18n';
import { type Game, pointsOf, type Result, SOURCES } from '@/lib/seven-hills';

export type ResultSpeaker = Speaker<
  'rulebook' | 'sevenCount' | 'sevenRulings' | 'sevenShare' | 'sevenWords' | 'share' | 'words'
>;

export function resultLines(say: ResultSpeaker, game: Game, { epochs }: Result): readonly ResultLine[] {
  const sentences = countSentences(say, game);
  const gains = epochs.flatMap((epoch) => epoch.gains);
  const players = game.players.length;
  // If nobody ever had an empty hand, a row of zeros would be useless.
  const sources = SOURCES.filter(
    (source) => source !== 'penalty' || gains.some((gain) => gain.source === source),
  );
  return [
    ...epochs.map(
      ({ epoch, total }): ResultLine => ({
        kind: 'gain',
        title: epochName(say, epoch),
        cells: total.map(signed),
      }),
    ),
    ...sources.map(
      (source): ResultLine => ({
        kind: 'count',
        title: sentences.source(source),
        cells: pointsOf(gains, players, source).map(signed),
      }),
    ),
    { kind: 'points', title: say('sevenShare.points'), cells: (epochs.at(-1)?.running ?? []).map(signed) },
  ];
}

export function seatsOf(say: ResultSpeaker, { players }: Game, { winners }: Result): readonly ResultSeat[] {
  return players.map((player, index) => ({
    name: sevenPlayerName(say, player),
    colour: player.colour,
    isWinner: winners?.includes(index) ?? false,
  }));
}
