'use client';

/**
 * What everybody guessed of a game that is counted together. Kept in the tab, which a phone may reload at any time, and only
 * for this game: it is nobody's business later, so neither the notebook nor a link has it.
 */
import { useState } from 'react';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { type Game, type Guess, type Guesses, type Letter, readGuesses, withGuess } from '@/lib/palatinus';
import { isSameGame, useGameName } from './game-name';

const KEY = 'septimontium-guesses';

interface Guessed {
  /** Which game, whatever is corrected in it: that loses no guess. */
  readonly game: string;
  /** How many play: with more or fewer, nobody knows any more whose guess it was. */
  readonly players: number;
  readonly guesses: Guesses;
  /** Whether the result was shown since: they are told until somebody guesses anew, which begins with none. */
  readonly isOver?: boolean;
}

export interface GuessesInUse {
  /** What is told of them, and what has been guessed since the result was last shown. */
  readonly guesses: Guesses;
  readonly current: Guesses;
  readonly guess: (letter: Letter, player: number, guess: Guess) => void;
}

export function useGuesses({ players }: Pick<Game, 'players'>): GuessesInUse {
  const game = useGameName();
  const [guessed, setGuessed] = useState(readGuessed);
  const isOurs = guessed && isSameGame(guessed.game, game) && guessed.players === players.length;
  const guesses = isOurs ? guessed.guesses : {};
  const current = isOurs && guessed.isOver ? {} : guesses;
  return {
    guesses,
    current,
    guess: (letter, player, guess) => {
      const next = { game, players: players.length, guesses: withGuess(current, letter, player, guess) };
      setGuessed(next);
      remember(next);
    },
  };
}

/** Where the result of this game is shown. */
export function endGuesses(game: string): void {
  const guessed = readGuessed();
  if (guessed && isSameGame(guessed.game, game)) remember({ ...guessed, isOver: true });
}

export function forgetGuesses(game: string): void {
  const guessed = readGuessed();
  if (guessed && isSameGame(guessed.game, game)) writeInTab(KEY, '');
}

function remember(guessed: Guessed): void {
  writeInTab(KEY, JSON.stringify(guessed));
}

function readGuessed(): Guessed | undefined {
  try {
    const { game, players, guesses: read, isOver } = JSON.parse(readInTab(KEY)) as Partial<Guessed>;
    if (typeof game !== 'string' || typeof players !== 'number') return undefined;
    const guesses = readGuesses(read, players);
    return guesses && { game, players, guesses, isOver: isOver === true };
  } catch {
    return undefined;
  }
}
