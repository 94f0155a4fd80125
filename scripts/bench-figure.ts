/** A figure we promise: what was measured, and what it may be at most. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: '×' | ' ms' | '';
}

/** The middle one: half of them were at most this. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
