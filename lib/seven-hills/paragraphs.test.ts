/** Every item of a result has a paragraph, and every ruling has its own. */
import { describe, expect, it, test } from 'vitest';
import { elect } from './election';
import {
  CHAPTERS,
  numberOfRule,
  RULE_OF_RULING,
  ruleOfAward,
  ruleOfCards,
  ruleOfElection,
  ruleOfFinalTie,
  rulesOfSharing,
  rulingOfRule,
  SEE_ALSO,
} from './paragraphs';
import { scoreHill, strengthWithoutNobles } from './placement';
import { DEFAULT_RULINGS, RULING_KEYS, type Rulings } from './rulings';

const plebeians = (
  ...counts: readonly number[]
): readonly { noble: 0; knight: 0; centurion: 0; plebeian: number }[] =>
  counts.map((plebeian) => ({ noble: 0, knight: 0, centurion: 0, plebeian }));

test('numbers follow from the order, and ids are unique', () => {
  expect(numberOfRule('markers')).toBe('1.1');
  expect(numberOfRule('equal-votes')).toBe('3.2');
  const ids = CHAPTERS.flatMap(({ rules }) => rules);
  expect(new Set(ids).size).toBe(ids.length);
  for (const key of RULING_KEYS) expect(ids).toContain(RULE_OF_RULING[key]);
});

test('the rules that leave a question open lead to each of the questions', () => {
  for (const key of RULING_KEYS) expect(rulingOfRule(RULE_OF_RULING[key])).toBe(key);
  expect(rulingOfRule('election')).toBeUndefined();
  expect(Object.values(SEE_ALSO).map(rulingOfRule).toSorted()).toEqual(RULING_KEYS.toSorted());
});

describe('an award', () => {
  const ground = (
    counts: readonly number[],
    player: number,
    epoch: 1 | 3,
    tiedFirst: Rulings['tiedFirst'] = 'take-both',
  ) => {
    const hill = scoreHill(epoch === 3 ? 'Caelius' : 'Aventinus', epoch, plebeians(...counts), { tiedFirst });
    const award = hill.awards.find((one) => one.player === player);
    return award && ruleOfAward(hill, award);
  };
  it.each([
    ['first', [3, 1, 0], 0, 1, 'first-and-second'],
    ['second', [3, 1, 0], 1, 1, 'first-and-second'],
    ['on the new hill', [3, 1, 0], 0, 3, 'new-hill'],
    ['alone there', [3, 0, 0], 0, 1, 'nobody-second'],
    ['tied for first with nobody behind', [3, 3, 0], 0, 1, 'tied-first'],
    ['tied for second', [3, 2, 2], 1, 1, 'tied-second'],
  ] as const)('%s', (_, counts, player, epoch, rule) => {
    expect(ground(counts, player, epoch)).toEqual({ rule });
  });

  it('names the ruling if one affects it', () => {
    const ruled = { rule: 'tied-first', ruling: 'tiedFirst' };
    expect(ground([3, 3, 1], 0, 1)).toEqual(ruled);
    expect(ground([3, 3, 1], 0, 1, 'second-stays')).toEqual(ruled);
    expect(ground([3, 3, 1], 2, 1, 'second-stays')).toEqual(ruled);
  });
});

describe('sharing a hill', () => {
  const grounds = (counts: readonly number[], tiedFirst: Rulings['tiedFirst'] = 'take-both') =>
    rulesOfSharing(scoreHill('Aventinus', 1, plebeians(...counts), { tiedFirst })).map(
      ({ rule, ruling }) => `${rule} ${ruling ?? ''}`,
    );
  it.each<[string, readonly string[], readonly number[], Rulings['tiedFirst']?]>([
    ['nobody there', [], [0, 0, 0]],
    ['everybody has a place of their own', [], [3, 2, 1]],
    ['one alone', [], [3, 0, 0]],
    ['tied for first, nobody behind', ['tied-first '], [3, 3, 0]],
    ['three tied for first', ['tied-first '], [3, 3, 3]],
    ['tied for second', ['tied-second '], [3, 2, 2]],
    ['tied for first, somebody behind', ['tied-first tiedFirst', 'tied-first tiedFirst'], [3, 3, 1]],
    [
      'tied for first, and the next is second',
      ['tied-first tiedFirst', 'tied-first tiedFirst'],
      [3, 3, 1],
      'second-stays',
    ],
    [
      'tied for both',
      ['tied-first tiedFirst', 'tied-second ', 'tied-first tiedFirst'],
      [3, 3, 1, 1],
      'second-stays',
    ],
  ])('%s', (_, rules, counts, tiedFirst) => {
    expect(grounds(counts, tiedFirst)).toStrictEqual(rules);
  });
});

test('a card with an odd number of plebeians depends on a ruling', () => {
  expect(ruleOfCards(2)).toEqual({ rule: 'cards' });
  expect(ruleOfCards(3)).toEqual({ rule: 'cards', ruling: 'halfRounds' });
});

test('strength counts nobles as 2 and the others as 1', () => {
  const markers = [{ noble: 2, knight: 1, centurion: 1, plebeian: 3 }, ...plebeians(4)];
  const hill = scoreHill('Aventinus', 1, markers, DEFAULT_RULINGS);
  expect(hill.strength).toEqual([9, 4]);
  expect([0, 1, 2].map((player) => strengthWithoutNobles(hill, player))).toEqual([5, 4, 0]);
});

describe('an election', () => {
  const ground = (...votes: readonly number[]) =>
    ruleOfElection(elect({ order: [0, 1, 2], forumAtElection: plebeians(...votes) }, DEFAULT_RULINGS));
  it.each([
    [[3, 2, 1], 'election'],
    [[3, 3, 1], 'equal-votes'],
    [[0, 0, 0], 'no-marker'],
  ] as const)('with votes %j', (votes, rule) => {
    expect(ground(...votes)).toEqual({ rule });
  });

  it('with two consuls, of whom only the second was tied', () => {
    const votes = { order: [0, 1, 2, 3], forumAtElection: plebeians(4, 2, 2, 1) };
    expect(ruleOfElection(elect(votes, DEFAULT_RULINGS))).toEqual({ rule: 'equal-votes' });
  });
});

test('a tie at the end', () => {
  const tie = { points: 9, tied: [0, 1], forum: [2, 2, 0] };
  expect(ruleOfFinalTie({ ...tie, most: [0] })).toEqual({ rule: 'tie-break' });
  expect(ruleOfFinalTie({ ...tie, most: [0, 1], ruling: 'finalTie' })).toEqual({
    rule: 'shared-victory',
    ruling: 'finalTie',
  });
});
