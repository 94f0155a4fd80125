'use client';

/**
 * Whether the browser has agreed not to delete the saved data automatically. It is asked once, when the first
 * finished game is archived, because before that there is little to lose; later on request. Some browsers ask the
 * person in turn.
 */
import { useCallback, useEffect, useState } from 'react';

/** `unknown` if the browser cannot be asked. */
export type Agreement = 'unknown' | 'none' | 'given' | 'refused';

const ASKED = 'septimontium-asked-to-keep';

export function useAgreement(isWorthAsking: boolean): {
  readonly agreement: Agreement;
  readonly ask: () => void;
} {
  const [agreement, setAgreement] = useState<Agreement>('unknown');

  const ask = useCallback((): void => {
    if (!navigator.storage?.persist) return;
    remember();
    navigator.storage.persist().then(
      (isGiven) => setAgreement(isGiven ? 'given' : 'refused'),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (!navigator.storage?.persisted) return;
    let isShown = true;
    navigator.storage.persisted().then(
      (isGiven) => {
        if (!isShown) return;
        if (!isGiven && isWorthAsking && !wasAsked()) ask();
        else setAgreement(isGiven ? 'given' : 'none');
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isWorthAsking, ask]);

  return { agreement, ask };
}

function wasAsked(): boolean {
  try {
    return window.localStorage.getItem(ASKED) !== null;
  } catch {
    return true; // storage is forbidden: there is nothing to keep
  }
}

function remember(): void {
  try {
    window.localStorage.setItem(ASKED, 'yes');
  } catch {
    // It will be asked again another time.
  }
}
