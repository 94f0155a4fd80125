/**
 * When a saved text was last changed, found without parsing the rest, so that the code that reads each game need not
 * be loaded just to find the one played last. Undefined if the date is unknown or nothing is saved.
 */
export function savedDate(text: string | null): number | undefined {
  const [, digits] = /"changed":(\d{1,15})/.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}
