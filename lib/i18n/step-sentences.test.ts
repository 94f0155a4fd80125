/** What is said at each step of the count; hill C of the example is the rulebook's own, hill A has no condottiere. */
import { expect, test } from 'vitest';
import { countSteps, exampleGame, makeStep, score } from '../palatinus';
import { speaker, stepSentences } from '.';

const game = exampleGame();
const result = score(game);

function said(language: 'en' | 'fr', name: string): readonly string[] {
  const step = countSteps(result).find((one) => makeStep(one) === name);
  return step ? stepSentences(speaker(language), game).step(result, step) : [];
}

test('a condottiere by itself', () => {
  expect(said('en', 'C-a1')).toEqual([
    'Hill C, its token worth 3',
    'Marco’s condottiere on C4 has 1 merchant (C3) and 1 peasant (A4) beside it: as many of one as of the other, so it flees.',
  ]);
});

test('all that leave at once: captives first, then whoever flees', () => {
  expect(said('en', 'C-a')).toEqual([
    'Hill C, its token worth 3',
    'Now they leave, all at once',
    'The green peasant on A4 goes to Nora: 1 point.',
    'The blue peasant on C6 goes to Nora: 1 point.',
    'Marco’s condottiere on C4 flees: out of the game, and worth nothing to anyone.',
  ]);
});

test('a single condottiere is judged when its captives leave', () => {
  expect(said('fr', 'D-a').at(1)).toMatch(/^Otto\s: son condottiere en D5/);
});

test('the influence begins with a word on there being no condottiere, and ends with who controls the hill', () => {
  expect(said('en', 'A-b').at(1)).toBe('No condottiere stands around this hill.');
  expect(said('en', 'C-b').at(-1)).toBe('Marco controls the hill and takes the token worth 3.');
  expect(said('fr', 'C-b').at(-1)).toBe('Marco contrôle la colline et prend le jeton de 3.');
});

test('the tally says who won', () => {
  expect(said('en', 'tally').at(0)).toMatch(/^Nora and Pia share the victory with 11 points each\.$/);
});

test('titles say what a condottiere does', () => {
  const { title } = stepSentences(speaker('en'), game);
  const hill = result.hills.find(({ letter }) => letter === 'C');
  expect(hill?.condottieri.map(title)).toEqual(['Marco’s condottiere flees', 'Nora captures 2 peasants']);
});
