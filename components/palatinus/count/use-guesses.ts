'use client';

/**
 * What everybody guessed of a game that is counted together. Kept in the tab, which a phone may reload at any time, and only
 * for this game: it is nobody's business later, so neither the notebook nor a link has it.
 */
import { useState } from 'react';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import {
  type Game,
  type Guess,
  type Guesses,
  type Letter,
  makeTableNotation,
  readGuesses,
  withGuess,
} from '@/lib/palatinus';

const KEY = 'septimontium-guesses';

interface Guessed {
  /** The players and the board, as a line of notation with nobody on it: a correction loses no guess. */
  readonly table: string;
  readonly guesses: Guesses;
}

export interface GuessesInUse {
  readonly guesses: Guesses;
  readonly guess: (letter: Letter, player: number, guess: Guess | undefined) => void;
}

export function useGuesses(game: Game): GuessesInUse {
  const table = makeTableNotation(game);
  const [guessed, setGuessed] = useState(() => readGuessed(game.players.length));
  const guesses = guessed?.table === table ? guessed.guesses : {};
  return {
    guesses,
    guess: (letter, player, guess) => {
      const next = { table, guesses: withGuess(guesses, letter, player, guess) };
      setGuessed(next);
      remember(next);
    },
  };
}

/** Before everybody begins to guess anew. */
export function forgetGuesses(): void {
  remember({ table: '', guesses: {} });
}

function remember(guessed: Guessed): void {
  writeInTab(KEY, JSON.stringify(guessed));
}

function readGuessed(players: number): Guessed | undefined {
  try {
    const read: unknown = JSON.parse(readInTab(KEY) || 'null');
    if (typeof read !== 'object' || read === null || !('table' in read) || !('guesses' in read))
      return undefined;
    const guesses = readGuesses(read.guesses, players);
    return typeof read.table === 'string' && guesses ? { table: read.table, guesses } : undefined;
  } catch {
    return undefined;
  }
}
