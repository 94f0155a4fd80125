/**
 * A count as plain text for forums, mails and messengers: who won, the table in columns for monospaced fonts, and a
 * sentence for each player, which reads well in any font. It uses no markup, because every forum has its own.
 */

import { columns, plainText } from '@/components/transfer/plain-text';
import { gameSentences, playerAndColours, playerName } from '@/lib/i18n';
import { makeNotation, type Player } from '@/lib/palatinus';
import { type CountedGame, notesOn, type TableSpeaker, tallyLines } from './tally-lines';

export function forumText(say: TableSpeaker, { game, result, notebook }: CountedGame, link: string): string {
  const sentences = gameSentences(say, game);
  return plainText([
    [sentences.winners(result), sentences.decision(result)],
    columns([
      ['', ...game.players.map((player) => playerName(say, player))],
      ...tallyLines(say, result).map(({ title, note, cells }) => [
        note ? `${title} (${note})` : title,
        ...cells.map((cell) => cell || '·'),
      ]),
    ]),
    [...alliesLine(say, game.players), ...result.tally.map(sentences.tallyRow)],
    [notesOn(say, game, notebook)],
    // The link contains the whole game; without a link, the notation replaces it.
    [link || makeNotation(game)],
  ]);
}

/** Who has which ally; empty in a game without allies. */
function alliesLine(say: TableSpeaker, players: readonly Player[]): readonly string[] {
  if (players.every(({ ally }) => ally === undefined)) return [];
  const list = players.map((player) => playerAndColours(say, player)).join(', ');
  return [say('walkthrough.players', { list })];
}
