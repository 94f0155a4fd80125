/** What is worth saying when a game has changed while it is counted. */

import type { HillSoFar } from './beats';
import { type Difference, differencesBetween } from './differences';
import { changedFields, type Game } from './game';
import type { Result } from './result';
import { RULING_KEYS } from './rulings';
import { score } from './score';
import { type FieldName, LETTERS, type Letter } from './types';

export interface News {
  /** What has changed: fields on which something else stands, tiles, answers. All are empty if they are too many to name. */
  readonly fields: readonly FieldName[];
  readonly tiles: readonly Letter[];
  readonly areRulings: boolean;
  readonly differences: readonly Difference[];
}

/** A piece that was moved changes two fields, letters that were swapped two tiles. */
const FEW = 2;
/** With more differences than this, the hills are left out: points and winners say what matters. */
const MANY_DIFFERENCES = 5;

/** For two states of a game with the same players; with the hills that are known so far, about these alone. */
export function newsBetween(before: Game, now: Game, result: Result, known?: readonly HillSoFar[]): News {
  const all = differencesBetween(score(before), result, known);
  const withoutHills = all.filter(({ what }) => what !== 'hill');
  const isLong = all.length > MANY_DIFFERENCES && withoutHills.length > 0;
  const tiles = LETTERS.filter((letter) => tileIn(before, letter) !== tileIn(now, letter));
  // Another tile gives its fields other names, under which the same pieces stand.
  const fields = tiles.length > 0 ? [] : changedFields(before.position, now.position);
  const isFew = fields.length <= FEW && tiles.length <= FEW;
  return {
    fields: isFew ? fields : [],
    tiles: isFew ? tiles : [],
    areRulings: isFew && RULING_KEYS.some((key) => before.rulings[key] !== now.rulings[key]),
    differences: isLong ? withoutHills : all,
  };
}

function tileIn({ board: { tiles } }: Game, letter: Letter): string {
  const { place, arrow, springs, token } = tiles[letter];
  return [place, arrow, token, ...springs].join();
}
