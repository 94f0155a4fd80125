/**
 * Questions to ask of a stored value: yes or no, and nothing explained, since the app itself has written it. Files that come
 * from elsewhere are read with zod, which can say what is wrong; here it would be 20 kB of script and 80 ms of a slow
 * phone's time on every visit (zod/mini, measured in this app's bundle), for answers that nobody sees.
 */

export type Check = (value: unknown) => boolean;

type Shape = Readonly<Record<string, Check>>;

export function isOneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

export function isOptional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** A whole number within these bounds. */
export function isCount(least: number, most: number): Check {
  return (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** A text of so many characters, as people count them. */
export function isTextOf(least: number, most: number): Check {
  return (value) => {
    // A character has at most two units: what is far too long is not split to be counted.
    if (typeof value !== 'string' || value.length > 2 * most) return false;
    const { length } = [...value];
    return length >= least && length <= most;
  };
}

/** A list of at most so many, each as asked for. */
export function isListOf(check: Check, most: number): Check {
  return (value) => Array.isArray(value) && value.length <= most && value.every(check);
}

/** The same, and no two alike. */
export function isDistinctListOf(check: Check, most: number): Check {
  const isList = isListOf(check, most);
  return (value) => isList(value) && isDistinct(value as readonly unknown[]);
}

export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** All of these keys, perhaps some of those, and no others. */
export function isRecordOf(required: Shape, optional: Shape = {}): Check {
  const checks = new Map(Object.entries({ ...required, ...optional }));
  const needed = Object.keys(required);
  return (value) =>
    isRecord(value) &&
    needed.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, inner]) => checks.get(key)?.(inner) ?? false);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
