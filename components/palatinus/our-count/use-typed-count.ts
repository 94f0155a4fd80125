'use client';

/**
 * What was typed about a game. It survives leaving the screen and a reload, in this tab, and a correction of the game: what
 * the players got on the table stays what they got. Not in the store: it is no part of the game, and undo should not step
 * through it. About another game it would say nothing.
 */
import { useState } from 'react';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { LETTERS, MOST_PLAYERS } from '@/lib/palatinus';
import { NOTHING_TYPED, type TypedCount } from '@/lib/palatinus/settle';
import { type Check, isCount, isDistinctListOf, isListOf, isRecordOf, isTextOf } from '@/lib/store';

const KEY = 'palatinus-our-count';
/** How long a number that is typed may be, even a wrong one. */
export const TYPED_LENGTH = 20;

interface Kept {
  /** The players and the board. */
  readonly table: string;
  readonly typed: TypedCount;
}

export function useTypedCount(table: string): readonly [TypedCount, (next: TypedCount) => void] {
  const [kept, setKept] = useState<Kept>(() => read(table));
  const current = kept.table === table ? kept : { table, typed: NOTHING_TYPED };
  function keep(typed: TypedCount): void {
    const next = { table, typed };
    setKept(next);
    writeInTab(KEY, JSON.stringify(next));
  }
  return [current.typed, keep];
}

/** What is damaged there counts as nothing typed. */
function read(table: string): Kept {
  try {
    const kept: unknown = JSON.parse(readInTab(KEY));
    if (isKept(kept) && kept.table === table) return kept;
  } catch {}
  return { table, typed: NOTHING_TYPED };
}

const isNumbers = isListOf(isTextOf(0, TYPED_LENGTH), MOST_PLAYERS);
const isTakers = isDistinctListOf(isCount(0, MOST_PLAYERS - 1), MOST_PLAYERS);
const isByHill = (check: Check): Check =>
  isRecordOf({}, Object.fromEntries(LETTERS.map((letter) => [letter, check])));
const isTyped = isRecordOf({ points: isNumbers, influence: isByHill(isNumbers), hills: isByHill(isTakers) });
const isKeptRecord = isRecordOf({ table: (value) => typeof value === 'string', typed: isTyped });

function isKept(value: unknown): value is Kept {
  return isKeptRecord(value);
}
