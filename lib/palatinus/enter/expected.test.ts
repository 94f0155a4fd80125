/** What each player brings: the numbers of the rules, until the table changes them. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX_HOLDS, expectedWith, KINDS, type Kind } from '..';
import {
  expectedAt,
  isAssumed,
  kindsOfRole,
  maxExpected,
  ROLES,
  type Role,
  removeAlly,
  resetExpected,
  setExpected,
  setPlayerCount,
  totalExpected,
} from './';
import { playing } from './testing';
import { notebooks } from './testing-edits';

const five = playing('red', 'purple', 'green', 'yellow', 'blue');
const two = playing('red with green', 'blue with yellow');

test('the rules give the numbers by the number of players', () => {
  expect(expectedAt(five.table).player).toStrictEqual({ merchant: 3, peasant: 3, condottiere: 1 });
  expect(expectedAt(two.table)).toStrictEqual(expectedWith(2));
});

test('all together bring what the rules count', () => {
  const inAll = [2, 3, 4, 5].map((count) => totalExpected(setPlayerCount(five, count).table));
  expect([...inAll, totalExpected(five.table)]).toStrictEqual([32, 36, 32, 35, 35]);
  expect(totalExpected(removeAlly(two, 0).table)).toBe(28);
  expect(totalExpected(setExpected(two, 'ally', 'merchant', 3).table)).toBe(34);
});

test('the split of a whole colour is assumed until the table sets it', () => {
  const assumed = [2, 3, 4, 5].filter((count) => isAssumed(setPlayerCount(playing(), count).table));
  expect(assumed).toStrictEqual([2, 3]);
  expect(isAssumed(setExpected(two, 'player', 'merchant', 4).table)).toBe(false);
});

test('a kind has at most what the box holds, less the other kinds', () => {
  expect(maxExpected(five.table, 'player', 'merchant')).toBe(8);
  expect(maxExpected(two.table, 'player', 'condottiere')).toBe(2);
  expect(maxExpected(two.table, 'ally', 'peasant')).toBe(10);
  expect(kindsOfRole('player')).toStrictEqual(KINDS);
  expect(kindsOfRole('ally')).toStrictEqual(['merchant', 'peasant']);
});

describe('a table', () => {
  test.each([
    { role: 'player', kind: 'merchant', count: 4, result: 4, why: 'may say otherwise' },
    { role: 'player', kind: 'merchant', count: 9, result: 8, why: 'brings no more than the box holds' },
    { role: 'player', kind: 'condottiere', count: -1, result: 0, why: 'brings no fewer than none' },
    { role: 'ally', kind: 'peasant', count: 3, result: 3, why: 'may say otherwise of allies' },
    { role: 'ally', kind: 'condottiere', count: 1, result: 0, why: 'brings no condottiere of an ally' },
  ] as { role: Role; kind: Kind; count: number; result: number; why: string }[])(
    '$why: $count $kind of each $role',
    ({ role, kind, count, result }) => {
      const after = expectedAt(setExpected(five, role, kind, count).table);
      const usual = expectedAt(five.table);
      expect(after).toStrictEqual({ ...usual, [role]: { ...usual[role], [kind]: result } });
    },
  );

  test('changes one number after the other', () => {
    const changed = setExpected(setExpected(five, 'player', 'merchant', 2), 'player', 'peasant', 4);
    expect(expectedAt(changed.table).player).toStrictEqual({ merchant: 2, peasant: 4, condottiere: 1 });
  });

  test('that sets the numbers of the rules stores nothing', () => {
    const changed = setExpected(two, 'ally', 'merchant', 3);
    expect(setExpected(changed, 'ally', 'merchant', 2)).toStrictEqual(two);
    expect(resetExpected(changed)).toStrictEqual(two);
    expect(resetExpected(two)).toStrictEqual(two);
  });

  test('never expects more of a people than the box holds', () => {
    fc.assert(
      fc.property(notebooks, ({ table }) => {
        const expected = expectedAt(table);
        expect(expected.ally.condottiere).toBe(0);
        for (const role of ROLES)
          expect(KINDS.reduce((sum, kind) => sum + expected[role][kind], 0)).toBeLessThanOrEqual(BOX_HOLDS);
      }),
    );
  });
});
