/** A result as plain text: its paragraphs, and a table for monospaced fonts. */

import { withoutJoiners } from '@/lib/text';

/** Combining marks, and the control characters around right-to-left names, have no width. */
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

/**
 * Leaves out empty lines. Word joiners, which keep a name on one line in HTML, would be shown as boxes in some
 * editors.
 */
export function plainText(paragraphs: readonly (readonly string[])[]): string {
  const text = paragraphs.map((lines) => lines.filter((line) => line !== '').join('\n')).join('\n\n');
  return withoutJoiners(text);
}
