/** A figure we promise: what was measured, and what it may be at most. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: '×' | ' ms' | '';
}

/** Prints a figure, and returns whether the promise holds. */
export function tellFigure({ what, measured, most, unit }: Figure): boolean {
  const holds = measured <= most;
  const figure = `${measured.toFixed(2).padStart(6)}${unit} (at most ${most}${unit})`;
  console.log(`${holds ? 'holds ' : 'BROKEN'} ${figure}  ${what}`);
  return holds;
}

/** The middle one: half of them were at most this. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
