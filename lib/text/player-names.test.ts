/** Names as players type and pick them. */
import { describe, expect, test } from 'vitest';
import { renamedSeat, suggestedNames } from './player-names';

test('a player is renamed, the others stay as they are', () => {
  const players = [{ seat: 1, name: 'Anna' }, { seat: 2 }];
  expect(renamedSeat(players, 1, 'Zoë\u202e')).toStrictEqual([players[0], { seat: 2, name: 'Zoë' }]);
  expect(renamedSeat(players, 0, ' ')).toStrictEqual([{ seat: 1 }, players[1]]);
  expect(renamedSeat(players, 2, 'Zoë')).toStrictEqual(players);
});

describe('names from earlier games', () => {
  const known = ['Anna', 'Marco', 'Maria', 'Anna Maria', 'Zoë'];
  const sitting: readonly { readonly name?: string }[] = [{ name: 'Zoë' }, {}, {}];

  test.each([
    { typed: '', offered: ['Anna', 'Marco', 'Maria', 'Anna Maria'] },
    { typed: 'mar', offered: ['Marco', 'Maria', 'Anna Maria'] },
    { typed: 'ANNA', offered: ['Anna Maria'] },
    { typed: 'x', offered: [] },
  ])('that go on with “$typed”, but nobody has yet: $offered', ({ typed, offered }) => {
    const players = sitting.map((seat, index) => (index === 1 ? { ...seat, name: typed } : seat));
    expect(suggestedNames(known, players, 1)).toStrictEqual(offered);
  });

  test('are all offered while nothing is typed, even if another player has a name', () => {
    expect(suggestedNames(known, sitting, 0)).toStrictEqual([]);
    expect(suggestedNames(known, sitting, 2)).toStrictEqual(['Anna', 'Marco', 'Maria', 'Anna Maria']);
  });
});
