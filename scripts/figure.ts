/** A promised figure: what was measured, and its limit. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: '×' | ' ms' | '';
}

export function holds({ measured, most }: Figure): boolean {
  return measured <= most;
}

/** Prints a figure, and returns whether it is within its limit. */
export function tellFigure(figure: Figure): boolean {
  const { what, measured, most, unit } = figure;
  const numbers = `${measured.toFixed(2).padStart(6)}${unit} (at most ${most}${unit})`;
  console.log(`${holds(figure) ? 'holds ' : 'BROKEN'} ${numbers}  ${what}`);
  return holds(figure);
}

/** The median: half of the values are at most this. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
