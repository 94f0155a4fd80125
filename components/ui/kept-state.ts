import { useCallback, useState } from 'react';

/**
 * State that a screen finds again when one comes back to it, as long as the app is open. Not for what a person entered:
 * that belongs into the store, which also survives a reload.
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
