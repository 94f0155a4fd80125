/** A day by the clock of the reader, as spreadsheets and lists of files sort it: `2026-11-02`. */
export function isoDay(time: number): string {
  const date = new Date(time);
  const padded = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}
