'use client';

/**
 * What was typed about a game. It survives leaving the screen and a reload, in this tab. Not in the store: it is no part of
 * the game, and undo should not step through it. About another game, or the same one changed, it would say nothing.
 */
import { useState } from 'react';
import { NOTHING_TYPED, type TypedCount } from '@/lib/palatinus/settle';

const KEY = 'palatinus-our-count';

interface Kept {
  readonly notation: string;
  readonly typed: TypedCount;
}

export function useTypedCount(notation: string): readonly [TypedCount, (next: TypedCount) => void] {
  const [kept, setKept] = useState<Kept>(() => read(notation));
  const current = kept.notation === notation ? kept : { notation, typed: NOTHING_TYPED };
  function keep(typed: TypedCount): void {
    const next = { notation, typed };
    setKept(next);
    write(next);
  }
  return [current.typed, keep];
}

/** Storage may be forbidden: then it is kept as long as the screen is shown. */
function read(notation: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (kept.notation === notation && kept.typed) return { notation, typed: kept.typed };
  } catch {}
  return { notation, typed: NOTHING_TYPED };
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {}
}
