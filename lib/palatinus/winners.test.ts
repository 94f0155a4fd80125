/** Who wins: most points, then what the tie-break compares. */

import { describe, expect, test } from 'vitest';
import type { TallyRow } from '.';
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

describe('most points win', () => {
  test.each([
    ['items', '8 = 1t 0d 9c | 9 = 2t 0d 0c', '1 by points', 'most points win, whatever they are made of'],
    ['none', '9 = 2t 1d 4c | 8 = 9t 9d 9c', '0 by points', 'most points win without any tie-break'],
    ['items', '0 = 0t 0d 0c | 0 = 0t 0d 0c | 0 = 0t 0d 0c', '0 1 2 by shared', 'everybody has 0'],
    ['items', '9 = 2t 0d 1c | 9 = 1t 2d 1c', '1 by tie-break', 'items: most, counted together'],
    ['items', '9 = 2t 1d 1c | 9 = 1t 2d 1c', '0 1 by shared', 'items: as many, of whatever sort'],
    ['items', '9 = 2t 0d 1c | 9 = 2t 2d 0c | 9 = 1t 3d 0c', '1 2 by shared', 'items: three tie, two remain'],
    ['items', '9 = 2t 0d 1c | 8 = 0t 9d 9c | 9 = 2t 2d 0c', '2 by tie-break', 'items: fewer points are out'],
    [
      'tokens-first',
      '9 = 2t 0d 0c | 9 = 1t 5d 5c',
      '0 by tie-break',
      'French and Italian: tokens before discs',
    ],
    ['tokens-first', '9 = 2t 0d 5c | 9 = 2t 1d 0c', '1 by tie-break', 'then discs before captives'],
    ['tokens-first', '9 = 2t 1d 5c | 9 = 2t 1d 6c', '1 by tie-break', 'then captives'],
    ['tokens-first', '9 = 2t 1d 5c | 9 = 2t 1d 5c', '0 1 by shared', 'still equal: victory is shared'],
    ['tokens-first', '9 = 2t 0d 1c | 9 = 2t 0d 1c | 9 = 1t 7d 7c', '0 1 by shared', 'out is out'],
    ['discs-first', '9 = 2t 0d 0c | 9 = 1t 1d 0c', '1 by tie-break', 'Dutch: discs before tokens'],
    ['discs-first', '9 = 2t 1d 0c | 9 = 1t 1d 5c', '0 by tie-break', 'then tokens before captives'],
    ['discs-first', '9 = 2t 1d 4c | 9 = 2t 1d 5c', '1 by tie-break', 'then captives'],
    ['discs-first', '9 = 2t 1d 5c | 9 = 2t 1d 5c', '0 1 by shared', 'still equal: victory is shared'],
    ['none', '9 = 2t 1d 4c | 9 = 9t 9d 9c | 3 = 1t 0d 0c', '0 1 by shared', 'victory is shared'],
  ] as const)('%s: %s is won by %s (%s)', (tieBreak, held, expected, _why) => {
    const { winners, decidedBy } = winnersOf(held.split('|').map(rowOf), tieBreak);
    expect(`${winners.join(' ')} by ${decidedBy}`).toBe(expected);
  });
});
