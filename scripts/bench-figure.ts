/** A figure we promise: what was measured, and what it may be at most. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: '×' | ' ms';
}
