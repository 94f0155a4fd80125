/** Who wins: most points, then what the tie-break compares. */

import { describe, expect, test } from 'vitest';
import type { RuleId, Rulings, TallyRow } from '.';
import { winnersOf } from './tally';

/** From `9 = 2t 0d 1c`: nine points, held as two tokens, no discs and one captive. */
function rowOf(held: string, player: number): TallyRow {
  const [points = 0, tokens = 0, discs = 0, captured = 0] = (held.match(/\d+/g) ?? []).map(Number);
  return {
    player,
    captured,
    discs: Array.from({ length: discs }, () => 1),
    tokens: Array.from({ length: tokens }, () => 3),
    points,
    items: tokens + discs + captured,
  };
}

describe('who wins', () => {
  test.each<readonly [RuleId, Rulings['tieBreak'], string, string, string]>([
    [
      'points',
      'items',
      '8 = 1t 0d 9c | 9 = 2t 0d 0c',
      '1 by points',
      'most points win, whatever they are made of',
    ],
    ['points', 'none', '9 = 2t 1d 4c | 8 = 9t 9d 9c', '0 by points', 'most points win without any tie-break'],
    [
      'shared-victory',
      'items',
      '0 = 0t 0d 0c | 0 = 0t 0d 0c | 0 = 0t 0d 0c',
      '0 1 2 by shared',
      'everybody has 0',
    ],
    ['tie-break', 'items', '9 = 2t 0d 1c | 9 = 1t 2d 1c', '1 by tie-break', 'items: most, counted together'],
    [
      'shared-victory',
      'items',
      '9 = 2t 1d 1c | 9 = 1t 2d 1c',
      '0 1 by shared',
      'items: as many, of whatever sort',
    ],
    [
      'shared-victory',
      'items',
      '9 = 2t 0d 1c | 9 = 2t 2d 0c | 9 = 1t 3d 0c',
      '1 2 by shared',
      'items: three tie, two remain',
    ],
    [
      'tie-break',
      'items',
      '9 = 2t 0d 1c | 8 = 0t 9d 9c | 9 = 2t 2d 0c',
      '2 by tie-break',
      'items: fewer points are out',
    ],
    [
      'tie-breaks',
      'tokens-first',
      '9 = 2t 0d 0c | 9 = 1t 5d 5c',
      '0 by tie-break',
      'French and Italian: tokens before discs',
    ],
    [
      'tie-breaks',
      'tokens-first',
      '9 = 2t 0d 5c | 9 = 2t 1d 0c',
      '1 by tie-break',
      'then discs before captives',
    ],
    ['tie-breaks', 'tokens-first', '9 = 2t 1d 5c | 9 = 2t 1d 6c', '1 by tie-break', 'then captives'],
    [
      'shared-victory',
      'tokens-first',
      '9 = 2t 1d 5c | 9 = 2t 1d 5c',
      '0 1 by shared',
      'still equal: victory is shared',
    ],
    [
      'shared-victory',
      'tokens-first',
      '9 = 2t 0d 1c | 9 = 2t 0d 1c | 9 = 1t 7d 7c',
      '0 1 by shared',
      'out is out',
    ],
    [
      'tie-breaks',
      'discs-first',
      '9 = 2t 0d 0c | 9 = 1t 1d 0c',
      '1 by tie-break',
      'Dutch: discs before tokens',
    ],
    [
      'tie-breaks',
      'discs-first',
      '9 = 2t 1d 0c | 9 = 1t 1d 5c',
      '0 by tie-break',
      'then tokens before captives',
    ],
    ['tie-breaks', 'discs-first', '9 = 2t 1d 4c | 9 = 2t 1d 5c', '1 by tie-break', 'then captives'],
    [
      'shared-victory',
      'discs-first',
      '9 = 2t 1d 5c | 9 = 2t 1d 5c',
      '0 1 by shared',
      'still equal: victory is shared',
    ],
    [
      'tie-breaks',
      'none',
      '9 = 2t 1d 4c | 9 = 9t 9d 9c | 3 = 1t 0d 0c',
      '0 1 by shared',
      'victory is shared',
    ],
  ])('%s: by %s, %s is won by %s (%s)', (_rule, tieBreak, held, expected, _why) => {
    const { winners, decidedBy } = winnersOf(held.split('|').map(rowOf), tieBreak);
    expect(`${winners.join(' ')} by ${decidedBy}`).toBe(expected);
  });
});
