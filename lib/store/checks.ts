/**
 * Checks of a stored value. They only answer yes or no, because the app itself has written the value. Files from
 * elsewhere are read with zod, which explains what is wrong; here it would cost 20 kB of script and 80 ms on a slow
 * phone at every visit (zod/mini, measured in this app's bundle), for explanations that nobody sees.
 */

export type Check = (value: unknown) => boolean;

type Shape = Readonly<Record<string, Check>>;

export function isOneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

export function isOptional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** A whole number within these limits. */
export function isCount(least: number, most: number): Check {
  return (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** A text with a number of characters within these limits, counted by code point. */
export function isTextOf(least: number, most: number): Check {
  return (value) => {
    // A character has at most two code units, so a text that is far too long need not be split to be counted.
    if (typeof value !== 'string' || value.length > 2 * most) return false;
    const { length } = [...value];
    return length >= least && length <= most;
  };
}

/** A list of at most this many values that pass the check. */
export function isListOf(check: Check, most: number): Check {
  return (value) => Array.isArray(value) && value.length <= most && value.every(check);
}

/** The same, without duplicates. */
export function isDistinctListOf(check: Check, most: number): Check {
  const isList = isListOf(check, most);
  return (value) => isList(value) && isDistinct(value as readonly unknown[]);
}

export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** An object with all required keys, any of the optional ones, and no others. */
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

/** The same check for each of some keys. */
export function keyed(keys: readonly (string | number)[], check: Check): Readonly<Record<string, Check>> {
  return Object.fromEntries(keys.map((key) => [key, check]));
}

/** The checks of the cells below a path, each of which may be empty. See history.ts. */
export function cellsBelow(path: string, contents: Readonly<Record<string, Check>>): [string, Check][] {
  return Object.entries(contents).map(([key, isContent]) => [`${path}.${key}`, isOptional(isContent)]);
}

/** A patch of at least one cell, each with contents that it can hold; a cell without a check is not allowed. */
export function isPatchOf(checkOf: (cell: string) => Check | undefined): Check {
  return (value) => {
    if (!isRecord(value)) return false;
    const changes = Object.entries(value);
    return changes.length > 0 && changes.every(([cell, change]) => isChange(checkOf(cell), change));
  };
}

function isChange(isContent: Check | undefined, change: unknown): boolean {
  if (!isContent || !isRecord(change)) return false;
  const { before, after, ...others } = change;
  return isContent(before) && isContent(after) && Object.keys(others).length === 0;
}
