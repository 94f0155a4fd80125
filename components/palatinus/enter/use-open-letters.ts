/**
 * Letters whose springs are being marked. They belong to no table and no copy, so they are saved for this tab only.
 * Without that, a reload in the middle of a tile would count as a confirmation that all its springs are marked.
 */

import { useEffect, useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { FIELD_NUMBERS, LETTERS, type Letter } from '@/lib/palatinus';
import { copyInUse, type Springs, stillOpen, withOpen } from '@/lib/palatinus/enter';

const KEY = 'septimontium-open-letters';

function readOpenLetters(): Springs {
  try {
    const saved: unknown = JSON.parse(readInTab(KEY));
    return Object.fromEntries(
      LETTERS.flatMap((letter) => {
        const numbers: unknown = Object(saved)[letter];
        return Array.isArray(numbers)
          ? [[letter, FIELD_NUMBERS.filter((number) => numbers.includes(number))]]
          : [];
      }),
    );
  } catch {
    return {};
  }
}

const lettersOf = (open: Springs): readonly Letter[] => LETTERS.filter((letter) => open[letter]);

export interface OpenLetters {
  readonly open: readonly Letter[];
  /** Opens or closes a letter, and returns the letters that are open then. */
  readonly setOpen: (letter: Letter, isOpen: boolean) => readonly Letter[];
}

export function useOpenLetters(): OpenLetters {
  const { ready, document: notebook } = useNotebook();
  // The server has none. This causes no hydration mismatch, because nothing renders them before the notebook is read.
  const [known, setKnown] = useState<Springs>(() => (typeof window === 'undefined' ? {} : readOpenLetters()));
  const open = ready ? stillOpen(known, copyInUse(notebook).springs) : known;
  if (open !== known) setKnown(open);
  useEffect(() => writeInTab(KEY, JSON.stringify(open)), [open]);
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
