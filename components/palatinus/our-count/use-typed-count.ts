'use client';

/**
 * What was typed about a game, kept in this tab. It survives leaving the screen, a reload, and a correction of the
 * game, since the players' results at the table stay the same. It is not in the store, because it is not part of the
 * game and undo must not step through it. It is not used for any other game.
 */
import { useState } from 'react';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { LETTERS, MOST_PLAYERS } from '@/lib/palatinus';
import { NOTHING_TYPED, type TypedCount } from '@/lib/palatinus/settle';
import { type Check, isCount, isDistinctListOf, isListOf, isRecordOf, isTextOf } from '@/lib/store';

const KEY = 'palatinus-our-count';
/** The maximal length of a typed text, even an invalid one. */
export const TYPED_LENGTH = 20;

interface Kept {
  /** Its name, with who plays which colours. */
  readonly game: string;
  readonly typed: TypedCount;
}

export function useTypedCount(game: string): readonly [TypedCount, (next: TypedCount) => void] {
  const [kept, setKept] = useState<Kept>(() => read(game));
  const current = kept.game === game ? kept : { game, typed: NOTHING_TYPED };
  function keep(typed: TypedCount): void {
    const next = { game, typed };
    setKept(next);
    writeInTab(KEY, JSON.stringify(next));
  }
  return [current.typed, keep];
}

/** Damaged data counts as nothing typed. */
function read(game: string): Kept {
  try {
    const kept: unknown = JSON.parse(readInTab(KEY));
    if (isKept(kept) && kept.game === game) return kept;
  } catch {}
  return { game, typed: NOTHING_TYPED };
}

const isNumbers = isListOf(isTextOf(0, TYPED_LENGTH), MOST_PLAYERS);
const isTakers = isDistinctListOf(isCount(0, MOST_PLAYERS - 1), MOST_PLAYERS);
const isByHill = (check: Check): Check =>
  isRecordOf({}, Object.fromEntries(LETTERS.map((letter) => [letter, check])));
const isTyped = isRecordOf({ points: isNumbers, influence: isByHill(isNumbers), hills: isByHill(isTakers) });
const isKeptRecord = isRecordOf({ game: (value) => typeof value === 'string', typed: isTyped });

function isKept(value: unknown): value is Kept {
  return isKeptRecord(value);
}
