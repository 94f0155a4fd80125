/**
 * Letters whose springs are being marked: some may be known by now, but nobody has said that these are all. Part of no
 * table and no copy, so it is kept for this tab only; without it, a reload in the middle would pass for "that was all".
 */
import { useState } from 'react';
import { LETTERS, type Letter } from '@/lib/palatinus';

const KEY = 'septimontium-open-letters';

function stored(): readonly Letter[] {
  try {
    const text = window.sessionStorage.getItem(KEY) ?? '';
    return LETTERS.filter((letter) => text.includes(letter));
  } catch {
    return [];
  }
}

function store(letters: readonly Letter[]): void {
  try {
    window.sessionStorage.setItem(KEY, letters.join(''));
  } catch {
    // A forbidden storage is told of elsewhere; here it costs a reload in the middle of a tile.
  }
}

export interface OpenLetters {
  readonly open: readonly Letter[];
  /** The letters open after this one is opened or closed; already set when it returns. */
  readonly setOpen: (letter: Letter, isOpen: boolean) => readonly Letter[];
}

export function useOpenLetters(): OpenLetters {
  // The server knows none. That is no mismatch: nothing is drawn from it before the notebook is read.
  const [open, setLetters] = useState(() => (typeof window === 'undefined' ? [] : stored()));
  return {
    open,
    setOpen: (letter, isOpen) => {
      const letters = LETTERS.filter((other) => (other === letter ? isOpen : open.includes(other)));
      setLetters(letters);
      store(letters);
      return letters;
    },
  };
}
