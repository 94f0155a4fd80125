/**
 * A result as plain text for forums, mails and messengers: who won, and the table in columns for monospaced fonts. It uses
 * no markup, because every forum has its own.
 */

import { columns, plainText } from '@/components/transfer/plain-text';
import { countSentences, sevenRulingsInForce } from '@/lib/i18n';
import { type Game, makeNotation, type Result } from '@/lib/seven-hills';
import { type ResultSpeaker, resultLines, seatsOf } from './result-lines';

export function forumText(say: ResultSpeaker, game: Game, result: Result, link: string): string {
  const sentences = countSentences(say, game);
  return plainText([
    [say('sevenShare.game'), sentences.winners(result), sentences.decision(result)],
    columns([
      ['', ...seatsOf(say, game, result).map(({ name }) => name)],
      ...resultLines(say, game, result).map(({ title, cells }) => [title, ...cells]),
    ]),
    [sevenRulingsInForce(say, game.rulings)],
    // The link contains the whole game; without a link, the notation replaces it.
    [link || makeNotation(game)],
  ]);
}
