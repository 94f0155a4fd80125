/** Which guesses are right, and who are the best guessers. */
import { describe, expect, test } from 'vitest';
import {
  bestGuessers,
  exampleGame,
  type Guess,
  type Guesses,
  guessersOf,
  type Hill,
  judgeGuess,
  readGuesses,
  score,
  withGuess,
} from '.';

const result = score(exampleGame());

describe('a guess', () => {
  const won = { outcome: { kind: 'won', player: 2 }, totals: [7, 0, 12, 3, 0] } as const;
  const tied = { outcome: { kind: 'tied', players: [0, 1] }, totals: [8, 8, 0, 2, 0] } as const;
  const unclaimed = { outcome: { kind: 'unclaimed' }, totals: [0, 0, 0, 0, 0] } as const;

  test.each<[string, Guess, Pick<Hill, 'outcome' | 'totals'>, string]>([
    ['the taker', { taker: 2 }, won, 'right'],
    ['the taker and the influence', { taker: 2, influence: 12 }, won, 'exact'],
    ['the taker, but not the influence', { taker: 2, influence: 7 }, won, 'right'],
    ['somebody else', { taker: 0, influence: 12 }, won, 'wrong'],
    ['a tie where one takes it', { taker: 'nobody' }, won, 'wrong'],
    ['a tie', { taker: 'nobody' }, tied, 'right'],
    ['a tie and its influence', { taker: 'nobody', influence: 8 }, tied, 'exact'],
    ['one of those who tie', { taker: 0 }, tied, 'wrong'],
    ['somebody where nobody takes it', { taker: 0, influence: 0 }, unclaimed, 'wrong'],
    ['nobody, where nobody has any influence', { taker: 'nobody' }, unclaimed, 'right'],
    ['nobody, and that it is none', { taker: 'nobody', influence: 0 }, unclaimed, 'exact'],
  ])('of %s', (_, guess, hill, verdict) => {
    expect(judgeGuess(guess, hill)).toBe(verdict);
  });
});

describe('the best guesser', () => {
  /** In the example Nora takes A with 12, Marco C with 8. */
  const takes = (letter: 'A' | 'C', influence?: number): Guess => ({
    taker: letter === 'A' ? 2 : 1,
    ...(influence !== undefined && { influence }),
  });

  test('has the most right guesses, exact ones counting more', () => {
    const guesses: Guesses = {
      A: { 0: takes('A'), 1: takes('A', 12), 3: { taker: 3 } },
      C: { 0: takes('C'), 1: takes('C') },
    };
    const guessers = guessersOf(guesses, result);
    expect(guessers).toStrictEqual([
      { player: 1, guessed: 2, right: 2, exact: 1, worth: 5 },
      { player: 0, guessed: 2, right: 2, exact: 0, worth: 4 },
      { player: 3, guessed: 1, right: 0, exact: 0, worth: 0 },
    ]);
    expect(bestGuessers(guessers).map(({ player }) => player)).toEqual([1]);
  });

  test('shares the prize with equally good guessers', () => {
    const guesses: Guesses = { A: { 4: takes('A') }, C: { 0: takes('C'), 4: { taker: 'nobody' } } };
    expect(bestGuessers(guessersOf(guesses, result)).map(({ player }) => player)).toEqual([0, 4]);
  });

  test('is nobody if nobody guessed, or nobody was right', () => {
    expect(guessersOf({}, result)).toEqual([]);
    expect(bestGuessers([])).toEqual([]);
    expect(bestGuessers(guessersOf({ A: { 0: { taker: 0 } } }, result))).toEqual([]);
  });
});

test('a guess replaces an earlier one, and the others stay', () => {
  const one = withGuess({ A: { 0: { taker: 1 } } }, 'A', 2, { taker: 'nobody' });
  expect(one).toEqual({ A: { 0: { taker: 1 }, 2: { taker: 'nobody' } } });
  expect(withGuess(one, 'A', 0, { taker: 2 })).toEqual({ A: { 0: { taker: 2 }, 2: { taker: 'nobody' } } });
  expect(withGuess(one, 'B', 0, { taker: 0, influence: 3 })).toEqual({
    ...one,
    B: { 0: { taker: 0, influence: 3 } },
  });
});

describe('saved guesses', () => {
  test('are read again', () => {
    const guesses: Guesses = { A: { 0: { taker: 2, influence: 12 } }, G: { 2: { taker: 'nobody' } } };
    expect(readGuesses(JSON.parse(JSON.stringify(guesses)), 3)).toEqual(guesses);
    expect(readGuesses({}, 3)).toEqual({});
  });

  test.each([
    null,
    [],
    7,
    { H: {} },
    { A: [] },
    { A: { 3: { taker: 0 } } },
    { A: { x: { taker: 0 } } },
    { A: { 0: { taker: 3 } } },
    { A: { 0: { taker: -1 } } },
    { A: { 0: { taker: 0.5 } } },
    { A: { 0: 'nobody' } },
    { A: { 0: { taker: 0, influence: 200 } } },
    { A: { 0: { taker: 0, influence: '8' } } },
    { A: { 0: { taker: 0, influence: -1 } } },
  ])('is refused: %j', (value) => {
    expect(readGuesses(value, 3)).toBeUndefined();
  });
});
