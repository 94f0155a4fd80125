/**
 * Letters whose springs are being marked. Part of no table and no copy, so they are kept for this tab only; without
 * that, a reload in the middle would pass for "that was all".
 */
import { useEffect, useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { FIELD_NUMBERS, LETTERS, type Letter } from '@/lib/palatinus';
import { copyInUse, type Springs, stillOpen, withOpen } from '@/lib/palatinus/enter';

const KEY = 'septimontium-open-letters';

function stored(): Springs {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      LETTERS.flatMap((letter) => {
        const numbers: unknown = Object(kept)[letter];
        return Array.isArray(numbers)
          ? [[letter, FIELD_NUMBERS.filter((number) => numbers.includes(number))]]
          : [];
      }),
    );
  } catch {
    return {};
  }
}

function store(open: Springs): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(open));
  } catch {
    // A forbidden storage is told of elsewhere; here it costs a reload in the middle of a tile.
  }
}

const lettersOf = (open: Springs): readonly Letter[] => LETTERS.filter((letter) => open[letter]);

export interface OpenLetters {
  readonly open: readonly Letter[];
  /** The letters open after this one is opened or closed; already set when it returns. */
  readonly setOpen: (letter: Letter, isOpen: boolean) => readonly Letter[];
}

export function useOpenLetters(): OpenLetters {
  const { ready, document: notebook } = useNotebook();
  // The server knows none. That is no mismatch: nothing is drawn from it before the notebook is read.
  const [known, setKnown] = useState<Springs>(() => (typeof window === 'undefined' ? {} : stored()));
  const open = ready ? stillOpen(known, copyInUse(notebook).springs) : known;
  if (open !== known) setKnown(open);
  useEffect(() => store(open), [open]);
  return {
    open: lettersOf(open),
    setOpen: (letter, isOpen) => {
      const now = copyInUse(notebookStore().snapshot().document).springs;
      const next = withOpen(stillOpen(open, now), now, letter, isOpen);
      setKnown(next);
      return lettersOf(next);
    },
  };
}
