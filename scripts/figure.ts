/** A figure we promise: what was measured, and what it may be at most. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: '×' | ' ms' | '';
}

export function holds({ measured, most }: Figure): boolean {
  return measured <= most;
}

/** Prints a figure, and returns whether the promise holds. */
export function tellFigure(figure: Figure): boolean {
  const { what, measured, most, unit } = figure;
  const numbers = `${measured.toFixed(2).padStart(6)}${unit} (at most ${most}${unit})`;
  console.log(`${holds(figure) ? 'holds ' : 'BROKEN'} ${numbers}  ${what}`);
  return holds(figure);
}

/** The middle one: half of them were at most this. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
