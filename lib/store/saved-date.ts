/**
 * When a saved text was last changed, found without reading the rest of it: whoever only wants to know which of several games
 * was played last need not load what reads them. Undefined if nobody knows, or nothing is saved.
 */
export function savedDate(text: string | null): number | undefined {
  const [, digits] = /"changed":(\d{1,15})/.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}
