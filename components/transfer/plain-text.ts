/** A result as plain text: its paragraphs, and a table for monospaced fonts. */

import { withoutJoiners } from '@/lib/text';

/** Marks and the characters around a name from right to left take no room. */
const lengthOf = (text: string): number => [...text.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;

/** The first column is aligned left, the others right. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
    return column === 0 ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(pad).join('  '));
}

/** Empty lines are left out. What keeps a name in one line on a page would be a box in some editors. */
export function plainText(paragraphs: readonly (readonly string[])[]): string {
  const text = paragraphs.map((lines) => lines.filter((line) => line !== '').join('\n')).join('\n\n');
  return withoutJoiners(text);
}
