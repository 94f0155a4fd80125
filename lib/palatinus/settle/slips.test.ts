/** Which slips of entry change the winners, in order of likelihood, and otherwise how safe a win is. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSameWinners, score } from '..';
import { sound, table } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { doubtfulFields, howSafe, scoreAllFields, slipsThatMatter } from '.';

const PLAYERS = [{ people: 'red' }, { people: 'purple' }, { people: 'blue' }] as const;

/** `G1 kind: red merchant, won by 0` */
function slipsAt(game: Parameters<typeof slipsThatMatter>[0], field: string): readonly string[] {
  return slipsThatMatter(game)
    .filter(({ at }) => at === field)
    .map(({ at, sort, instead, result }) => {
      const content = instead ? `${instead.people} ${instead.kind}` : 'nothing';
      return `${at} ${sort}: ${content}, won by ${result.winners.join(' ')}`;
    });
}

test('the most likely slips of a field come first', () => {
  expect(slipsAt(table({ G1: 'red peasant' }, { players: PLAYERS }), 'G1')).toStrictEqual([
    'G1 kind: red merchant, won by 0 1 2',
    'G1 kind: red condottiere, won by 0 1 2',
    'G1 similar-colour: purple peasant, won by 1',
    'G1 one-field-off: nothing, won by 0 1 2',
    'G1 people: blue peasant, won by 2',
    'G1 people-and-kind: purple merchant, won by 0 1 2',
    'G1 people-and-kind: purple condottiere, won by 0 1 2',
    'G1 people-and-kind: blue merchant, won by 0 1 2',
    'G1 people-and-kind: blue condottiere, won by 0 1 2',
  ]);
});

test('a piece may belong on the empty field next to it; one that belongs nowhere near is less likely', () => {
  // Red holds F, worth 5, blue B, worth 3; a player who gets G, worth 5, by standing on G2 is at least level with red.
  const game = table({ B6: 'blue peasant', F5: 'red peasant' }, { players: PLAYERS });
  expect(slipsAt(game, 'G2')).toStrictEqual([
    'G2 one-field-off: blue peasant, won by 2',
    'G2 missing-or-surplus: purple merchant, won by 0 1',
    'G2 missing-or-surplus: purple peasant, won by 0 1',
    'G2 missing-or-surplus: blue merchant, won by 2',
  ]);
});

test('a piece with no empty field next to it is less likely to stand one field off', () => {
  const game = table({ G1: 'red peasant', G2: 'blue condottiere', G6: 'red merchant' }, { players: PLAYERS });
  expect(slipsAt(game, 'G1')).toContain('G1 missing-or-surplus: nothing, won by 0 1 2');
});

test('how far the winners are ahead, and how far after the worst slip', () => {
  expect(howSafe(table({}))).toStrictEqual({ lead: undefined, leadAfterSlip: undefined });
  expect(howSafe(table({ G1: 'red peasant' }))).toStrictEqual({ lead: 5, leadAfterSlip: undefined });
  const everywhere = table({
    A1: 'red peasant',
    B1: 'red peasant',
    C2: 'red peasant',
    D3: 'red peasant',
    E4: 'red peasant',
    F5: 'red peasant',
    G6: 'red peasant',
  });
  // 30 points. Green takes Palatinus, worth 6, with a peasant in place of red's: 24 to 6.
  expect(howSafe(everywhere)).toStrictEqual({ lead: 30, leadAfterSlip: 18 });
});

test('a win is safe exactly if no slip matters, and no slip increases the lead', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound(draft);
      const { winners, tally } = score(game);
      const { lead, leadAfterSlip } = howSafe(game);
      const isSafe = winners.length < tally.length && doubtfulFields(game).length === 0;
      expect(leadAfterSlip !== undefined).toBe(isSafe);
      if (leadAfterSlip === undefined) return;
      expect(leadAfterSlip).toBeLessThanOrEqual(lead ?? 0);
      for (const { result } of scoreAllFields(game)) expect(hasSameWinners(result, { winners })).toBe(true);
    }),
    { numRuns: 10 },
  );
});
