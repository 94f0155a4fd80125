/** The sentences of each step. Hill C of the example is the rulebook's own; hill A has no condottiere. */

import { expect, test } from 'vitest';
import { type Control, countSteps, exampleGame, makeStep, score } from '../../palatinus';
import { speaker, stepSentences } from '..';

const game = exampleGame();
const result = score(game);

function sentencesAt(language: 'en' | 'fr', name: string): readonly string[] {
  const step = countSteps(result).find((one) => makeStep(one) === name);
  return step ? stepSentences(speaker(language), game).step(result, step) : [];
}

test('a condottiere by itself', () => {
  expect(sentencesAt('en', 'C-a1')).toEqual([
    'Hill C, token worth 3',
    'Marco, condottiere on C4: 1 merchant (C3) and 1 peasant (A4) next to it, the same number of each, so it flees.',
  ]);
});

test('everybody who leaves at once: captives first, then those who flee', () => {
  expect(sentencesAt('en', 'C-a')).toEqual([
    'Hill C, token worth 3',
    'These leave the board',
    'The green peasant on A4 (Nora) goes to Nora: 1 point. Condottieri capture their own side, too.',
    'The blue peasant on C6 (Otto) goes to Nora: 1 point.',
    'Marco: the condottiere on C4 flees, out of the game, no points for anyone.',
  ]);
});

test('a single condottiere is judged when its captives leave', () => {
  expect(sentencesAt('fr', 'D-a').at(1)).toMatch(/^Otto\s: condottiere en D5\./);
});

test('the influence begins with the verdict, then mentions that there is no condottiere, and ends with who controls the hill', () => {
  expect(sentencesAt('en', 'C-b').at(0)).toBe('Hill C: Marco takes the 3 token, 8 to 7 (Livia)');
  expect(sentencesAt('fr', 'C-b').at(0)).toBe('Colline C\u202f: jeton 3 pour Marco, 8 contre 7 (Livia)');
  expect(sentencesAt('en', 'A-b').at(1)).toBe('No condottieri on A1 to A6.');
  expect(sentencesAt('en', 'C-b').at(-1)).toBe('Marco controls the hill and takes the token worth 3.');
  expect(sentencesAt('fr', 'C-b').at(-1)).toBe('Marco contrôle la colline et prend le jeton de valeur 3.');
});

test('the tally says who won', () => {
  expect(sentencesAt('en', 'tally').at(0)).toMatch(/^Nora and Pia share the victory with 11 points each\.$/);
});

test('titles say what a condottiere does', () => {
  const { title } = stepSentences(speaker('en'), game);
  const hill = result.hills.find(({ letter }) => letter === 'C');
  expect(hill?.condottieri.map(title)).toEqual([
    'Marco: the condottiere on C4 flees',
    'Nora captures 2 peasants',
  ]);
});

test.each([
  [[4, 0, 3, 3, 0], { kind: 'won', player: 0 }, 'Hill A: Livia takes the 4 token, 4 to 3 (Nora and Otto)'],
  [
    [0, 0, 5, 0, 0],
    { kind: 'won', player: 2 },
    'Hill A: Nora takes the 4 token with 5; nobody else has any influence',
  ],
  [
    [2, 4, 0, 4, 0],
    { kind: 'tied', players: [1, 3] },
    'Hill A: Marco and Otto are tied at 4, a disc worth 2 each',
  ],
  [[0, 0, 0, 0, 0], { kind: 'unclaimed' }, 'Hill A: nobody has any influence, nobody takes the 4 token'],
] as [number[], Control, string][])('the verdict on %j', (totals, outcome, says) => {
  const { verdict } = stepSentences(speaker('en'), game);
  const hill = { letter: 'A', token: 4, condottieri: [], captures: [], influence: [] } as const;
  expect(verdict({ ...hill, totals, outcome })).toBe(says);
});
