/**
 * A count as text that survives any forum, mail or messenger: who won, the table in columns for faces of equal width, and
 * the same as a sentence for each player, which reads well in any face. No forum's own markup: every forum has another.
 */
import { rulingsInForce, sentences } from '@/lib/i18n';
import { type Game, makeNotation, type Result } from '@/lib/palatinus';
import { shownNames, type TableSpeaker, tallyLines } from './tally-lines';

export function forumText(say: TableSpeaker, game: Game, result: Result, link: string): string {
  const names = shownNames(say, game);
  const players = game.players.map((player, index) => ({ ...player, name: names[index] ?? '' }));
  const tell = sentences(say, { ...game, players });
  return [
    [tell.winners(result), tell.decision(result)],
    columns([
      ['', ...names],
      ...tallyLines(say, result).map(({ title, note, cells }) => [
        note ? `${title} (${note})` : title,
        ...cells.map((cell) => cell || '·'),
      ]),
    ]),
    result.tally.map(tell.tallyRow),
    [rulingsInForce(say, game.rulings)],
    [makeNotation(game), link],
  ]
    .map((paragraph) => paragraph.filter((line) => line !== '').join('\n'))
    .join('\n\n');
}

const lengthOf = (text: string): number => [...text].length;

/** The first column begins at its left, the others end at their right. */
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
