/** A day in the reader's time zone, in the form that sorts correctly: `2026-11-02`. */
export function isoDay(time: number): string {
  const date = new Date(time);
  const padded = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}
