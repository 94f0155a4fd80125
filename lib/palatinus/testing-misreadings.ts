/** For tests only: the rows of the misreading tables, and how they are checked. */

import { expect } from 'vitest';
import { type Letter, type Misreading, misread, RULE_OF_MISREADING, type RuleId, score } from '.';
import { countedLines, type HillLines, type Placement, type TableOptions, table } from './testing';

export interface MisreadingRow extends TableOptions {
  readonly why: string;
  readonly placement: Placement;
  readonly hill?: Letter;
  /** The hill by the rules and by the misreading. If both are missing, the misreading must change nothing. */
  readonly right?: Partial<HillLines>;
  readonly wrong?: Partial<HillLines>;
}

export type MisreadingRows = Partial<Record<Misreading, readonly MisreadingRow[]>>;

/** The cases of a test file, grouped by misreading. */
export function citing(
  rows: MisreadingRows,
): readonly { rule: RuleId; misreading: Misreading; rows: readonly MisreadingRow[] }[] {
  const misreadings = Object.keys(rows) as Misreading[];
  return misreadings.map((misreading) => ({
    rule: RULE_OF_MISREADING[misreading],
    misreading,
    rows: rows[misreading] ?? [],
  }));
}

export function expectMisread(
  misreading: Misreading,
  { placement, hill = 'A', right, wrong, why, ...options }: MisreadingRow,
): void {
  const game = table(placement, options);
  const misreadings = [misreading];
  if (right) {
    expect(countedLines(game, hill), `${why}: by the rules`).toMatchObject(right);
    expect(countedLines(game, hill, misreadings), `${why}: misread`).toMatchObject({ ...wrong });
  } else expect(score(game, misread(misreadings)), why).toStrictEqual(score(game));
}
