import { useCallback, useState } from 'react';

/**
 * State that a screen finds again when the reader returns to it while the app is open. Not for data that was entered:
 * that belongs in the store, which also survives a reload.
 */
export function makeKeptState<T>(initial: T): () => readonly [T, (next: T) => void] {
  let kept = initial;
  return function useKeptState() {
    const [state, setState] = useState(kept);
    const keep = useCallback((next: T): void => {
      kept = next;
      setState(() => next);
    }, []);
    return [state, keep];
  };
}
