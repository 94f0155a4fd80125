/**
 * A count as plain text for forums, mails and messengers: who won, the table in columns for monospaced fonts, and a
 * sentence for each player, which reads well in any font. It uses no markup, because every forum has its own.
 */

import { gameSentences, rulingsInForce } from '@/lib/i18n';
import { type Game, makeNotation, type Result } from '@/lib/palatinus';
import { shownNames, type TableSpeaker, tallyLines } from './tally-lines';

export function forumText(say: TableSpeaker, game: Game, result: Result, link: string): string {
  const names = shownNames(say, game);
  const players = game.players.map((player, index) => ({ ...player, name: names[index] ?? '' }));
  const sentences = gameSentences(say, { ...game, players });
  return [
    [sentences.winners(result), sentences.decision(result)],
    columns([
      ['', ...names],
      ...tallyLines(say, result).map(({ title, note, cells }) => [
        note ? `${title} (${note})` : title,
        ...cells.map((cell) => cell || '·'),
      ]),
    ]),
    result.tally.map(sentences.tallyRow),
    [rulingsInForce(say, game.rulings)],
    [makeNotation(game), link],
  ]
    .map((paragraph) => paragraph.filter((line) => line !== '').join('\n'))
    .join('\n\n');
}

const lengthOf = (text: string): number => [...text].length;

/** The first column is aligned left, the others right. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
    return column === 0 ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(pad).join('  '));
}
