/**
 * All games as a table for a spreadsheet, after RFC 4180: a row for each player of each game. A byte order mark comes
 * first, because some spreadsheets take the text for another encoding without it.
 */

import { isoDay } from './iso-day';
import { dayOf, type Listed } from './listed';
import type { Seat } from './summary';

export type CsvColumn =
  | 'game'
  | 'date'
  | 'title'
  | 'player'
  | 'colour'
  | 'points'
  | 'won'
  | 'captives'
  | 'note'
  | 'id';

const COLUMNS: readonly CsvColumn[] = [
  'game',
  'date',
  'title',
  'player',
  'colour',
  'points',
  'won',
  'captives',
  'note',
  'id',
];

export interface CsvWords {
  /** The heading of each column. */
  readonly columns: Readonly<Record<CsvColumn, string>>;
  gameName(game: string): string;
  colourName(colour: Seat['colour']): string;
  readonly yes: string;
  readonly no: string;
}

/** Games that have no summary have no players to write down. */
export function makeCsv(games: readonly Listed[], words: CsvWords): string {
  const rows = games.flatMap((listed) =>
    (listed.summary?.seats ?? []).map((seat, index): Readonly<Record<CsvColumn, string | number>> => {
      const { id, game, title, note, summary } = listed;
      const date = dayOf(listed);
      const isDecided = summary !== undefined && summary.winners.length > 0;
      return {
        game: words.gameName(game),
        date: date === undefined ? '' : isoDay(date),
        title: title ?? '',
        player: seat.name ?? '',
        colour: words.colourName(seat.colour),
        points: seat.points ?? '',
        won: isDecided ? (summary.winners.includes(index) ? words.yes : words.no) : '',
        captives: seat.captives ?? '',
        note: note ?? '',
        id,
      };
    }),
  );
  const lines = [
    COLUMNS.map((column) => cellOf(words.columns[column])),
    ...rows.map((row) => COLUMNS.map((column) => cellOf(row[column]))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe, which makes it a text. */
function cellOf(content: string | number): string {
  if (typeof content === 'number') return String(content);
  const text = /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
