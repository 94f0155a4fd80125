/**
 * All games as a table for a spreadsheet, as RFC 4180 describes: a row for each player of each game. It begins with a
 * byte order mark, because some spreadsheets guess a wrong encoding without one.
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

/** Games without a summary are left out, because their players are not known. */
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

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
function cellOf(content: string | number): string {
  if (typeof content === 'number') return String(content);
  const text = /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
