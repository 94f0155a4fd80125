/** For tests only: what a row about a misreading says, and how it is checked. */

import { expect } from 'vitest';
import { type Letter, type Misreading, misread, score } from '.';
import { type Standing, type TableOptions, type Told, table, told } from './testing';

export interface MisreadingRow extends TableOptions {
  readonly why: string;
  readonly standing: Standing;
  readonly hill?: Letter;
  /** What the rules say, and what the misreading makes of it; without these, it must change nothing at all. */
  readonly right?: Partial<Told>;
  readonly wrong?: Partial<Told>;
}

export type MisreadingRows = Partial<Record<Misreading, readonly MisreadingRow[]>>;

export function expectMisread(
  misreading: string,
  { standing, hill = 'A', right, wrong, why, ...options }: MisreadingRow,
): void {
  const game = table(standing, options);
  const misreadings = [misreading as Misreading];
  if (right) {
    expect(told(game, hill), `${why}: by the rules`).toMatchObject(right);
    expect(told(game, hill, misreadings), `${why}: misread`).toMatchObject({ ...wrong });
  } else expect(score(game, misread(misreadings)), why).toStrictEqual(score(game));
}
