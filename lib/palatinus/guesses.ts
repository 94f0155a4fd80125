/**
 * "Guess first": before a hill is counted, players may guess who takes it, and with how much influence. This file
 * defines guesses, judges them and finds the best guesser. Guesses do not affect who wins the game.
 */

import type { Hill, Result } from './result';
import { LETTERS, type Letter } from './types';

export interface Guess {
  /** The player who takes the token, or `nobody` if several tie or nobody has any influence. */
  readonly taker: number | 'nobody';
  /** The influence with which the hill is taken, if the player guessed that, too. */
  readonly influence?: number;
}

/** By hill and by player; players who have not guessed have no entry. */
export type Guesses = { readonly [L in Letter]?: Readonly<Record<number, Guess>> };

/** Far more than any hill gives. */
const MOST_INFLUENCE_GUESSED = 199;

/** How a guess turned out: wrong, right, or right with the exact influence as well. */
export type GuessVerdict = 'wrong' | 'right' | 'exact';

export function judgeGuess(
  guess: Guess,
  { outcome, totals }: Pick<Hill, 'outcome' | 'totals'>,
): GuessVerdict {
  const isRight = guess.taker === (outcome.kind === 'won' ? outcome.player : 'nobody');
  if (!isRight) return 'wrong';
  return guess.influence === Math.max(...totals) ? 'exact' : 'right';
}

/** What each verdict is worth in the ranking of the guessers. */
const WORTH: Readonly<Record<GuessVerdict, number>> = { wrong: 0, right: 2, exact: 3 };

export interface Guesser {
  readonly player: number;
  /** On how many hills they guessed, and how many of these guesses were right, including exact ones. */
  readonly guessed: number;
  readonly right: number;
  readonly exact: number;
  readonly worth: number;
}

/** Everybody who guessed at least once, the best first. */
export function guessersOf(
  guesses: Guesses,
  { hills, tally }: Pick<Result, 'hills' | 'tally'>,
): readonly Guesser[] {
  return tally
    .map(({ player }): Guesser => {
      const verdicts = hills.flatMap((hill) => {
        const guess = guesses[hill.letter]?.[player];
        return guess ? [judgeGuess(guess, hill)] : [];
      });
      return {
        player,
        guessed: verdicts.length,
        right: verdicts.filter((verdict) => verdict !== 'wrong').length,
        exact: verdicts.filter((verdict) => verdict === 'exact').length,
        worth: verdicts.reduce((sum, verdict) => sum + WORTH[verdict], 0),
      };
    })
    .filter(({ guessed }) => guessed > 0)
    .toSorted((one, other) => other.worth - one.worth || one.player - other.player);
}

/** Who gets the prize: the guesser worth most, or all of them if several are equal; nobody if no guess was right. */
export function bestGuessers(guessers: readonly Guesser[]): readonly Guesser[] {
  const most = Math.max(0, ...guessers.map(({ worth }) => worth));
  return most === 0 ? [] : guessers.filter(({ worth }) => worth === most);
}

/** Sets a player's guess and replaces an earlier one. */
export function withGuess(guesses: Guesses, letter: Letter, player: number, guess: Guess): Guesses {
  return { ...guesses, [letter]: { ...guesses[letter], [player]: guess } };
}

/** Reads saved guesses for this number of players; undefined for anything else. */
export function readGuesses(value: unknown, players: number): Guesses | undefined {
  if (!isRecord(value)) return undefined;
  const isPlayer = (one: unknown): boolean =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) < players;
  const isGuess = (guess: unknown): boolean =>
    isRecord(guess) &&
    (guess.taker === 'nobody' || isPlayer(guess.taker)) &&
    (guess.influence === undefined || isInfluence(guess.influence));
  const areSound = Object.entries(value).every(
    ([letter, byPlayer]) =>
      LETTERS.some((one) => one === letter) &&
      isRecord(byPlayer) &&
      Object.entries(byPlayer).every(([player, guess]) => isPlayer(Number(player)) && isGuess(guess)),
  );
  return areSound ? (value as Guesses) : undefined;
}

export function isInfluence(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_INFLUENCE_GUESSED;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
