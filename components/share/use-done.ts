'use client';

/** A word on what was just done, seen and heard. */
import { useState } from 'react';
import { announce } from '@/components/ui/live';

export function useDone(): readonly [string, (what: string) => void] {
  const [done, setDone] = useState('');
  return [
    done,
    (what) => {
      setDone(what);
      announce(what);
    },
  ];
}
