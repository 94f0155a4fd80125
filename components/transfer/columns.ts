/** A table as plain text, for monospaced fonts. */

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
