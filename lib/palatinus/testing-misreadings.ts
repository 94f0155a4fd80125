/** For tests only: what a row about a misreading says, and how it is checked. */

import { expect } from 'vitest';
import { type Letter, type Misreading, misread, type RuleId, score } from '.';
import { countedLines, type HillLines, type Placement, type TableOptions, table } from './testing';

export interface MisreadingRow extends TableOptions {
  readonly why: string;
  readonly placement: Placement;
  readonly hill?: Letter;
  /** What the rules say, and what the misreading makes of it; without these, it must change nothing at all. */
  readonly right?: Partial<HillLines>;
  readonly wrong?: Partial<HillLines>;
}

export type MisreadingRows = Partial<Record<Misreading, readonly MisreadingRow[]>>;

/** The paragraph that each of them misreads. */
export const MISREAD_RULE: Readonly<Record<Misreading, RuleId>> = {
  'condottieri-first': 'order',
  'captives-stay': 'gone',
  'same-hill-only': 'beside',
  'merchants-skip-own': 'merchant',
  'merchant-peasant-swapped': 'merchant',
  'condottieri-count-nothing': 'merchant',
  'own-spring-forgotten': 'own-spring',
  'occupied-springs-forgotten': 'peasant',
  'empty-field-worth-one': 'peasant',
  'condottieri-in-turn': 'same-time',
  'captor-leaves': 'capture',
  'opponents-only': 'own-people-too',
  'ties-take-token': 'tie',
  'ties-take-nothing': 'tie',
};

/** What a file tests, misreading by misreading. */
export function citing(
  rows: MisreadingRows,
): readonly { rule: RuleId; misreading: Misreading; rows: readonly MisreadingRow[] }[] {
  const misreadings = Object.keys(rows) as Misreading[];
  return misreadings.map((misreading) => ({
    rule: MISREAD_RULE[misreading],
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
