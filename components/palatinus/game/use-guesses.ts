'use client';

/**
 * The guesses for a game that is counted together. Kept in the tab, because a phone may reload it at any time, and
 * only for this game. Neither the notebook nor a link contains them, because they are private to the people around
 * the table.
 */
import { useState } from 'react';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { type Game, type Guess, type Guesses, type Letter, readGuesses, withGuess } from '@/lib/palatinus';
import { isSameGame, useGameName } from './game-name';

const KEY = 'septimontium-guesses';

interface Guessed {
  /** The game's name, which corrections do not change, so that they lose no guess. */
  readonly game: string;
  /** The number of players. If it changes, it is unclear whose guess was whose. */
  readonly players: number;
  readonly guesses: Guesses;
  /**
   * Whether the result has been shown since. The old guesses stay visible until the next guess, which starts a new
   * set.
   */
  readonly isOver?: boolean;
}

export interface GuessesInUse {
  /** `guesses`: the guesses to show. `current`: those made since the result was last shown. */
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

/** Called when the result of this game is shown. */
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
