'use client';

/**
 * What was typed about a game, kept in this tab. It survives leaving the screen, a reload, and a correction of the
 * game, since the players' results at the table stay the same. It is not in the store, because it is not part of the
 * game and undo must not step through it. It is not used for any other game.
 */
import { useState } from 'react';
import { isSameGame, useGameName } from '@/components/palatinus/game/game-name';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { LETTERS, MOST_PLAYERS, type Player } from '@/lib/palatinus';
import { NOTHING_TYPED, type TypedCount } from '@/lib/palatinus/settle';
import { type Check, isCount, isDistinctListOf, isListOf, isRecordOf, isTextOf } from '@/lib/store';

const KEY = 'palatinus-our-count';
/** The maximal length of a typed text, even an invalid one. */
export const TYPED_LENGTH = 20;

interface Kept {
  /** The name of the game. */
  readonly game: string;
  /** Who plays which colours: the numbers are kept by player. */
  readonly seats: string;
  readonly typed: TypedCount;
}

export function useTypedCount(players: readonly Player[]): readonly [TypedCount, (next: TypedCount) => void] {
  const game = useGameName();
  const seats = players.map(({ people, ally }) => `${people} ${ally}`).join();
  const [kept, setKept] = useState(read);
  const isOfGame = kept && isSameGame(kept.game, game) && kept.seats === seats;
  function keep(typed: TypedCount): void {
    const next = { game, seats, typed };
    setKept(next);
    writeInTab(KEY, JSON.stringify(next));
  }
  return [isOfGame ? kept.typed : NOTHING_TYPED, keep];
}

/** Damaged data counts as nothing typed. */
function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(readInTab(KEY));
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isNumbers = isListOf(isTextOf(0, TYPED_LENGTH), MOST_PLAYERS);
const isTakers = isDistinctListOf(isCount(0, MOST_PLAYERS - 1), MOST_PLAYERS);
const isByHill = (check: Check): Check =>
  isRecordOf({}, Object.fromEntries(LETTERS.map((letter) => [letter, check])));
const isTyped = isRecordOf({ points: isNumbers, influence: isByHill(isNumbers), hills: isByHill(isTakers) });
const isText: Check = (value) => typeof value === 'string';
const isKeptRecord = isRecordOf({ game: isText, seats: isText, typed: isTyped });

function isKept(value: unknown): value is Kept {
  return isKeptRecord(value);
}
