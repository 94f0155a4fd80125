'use client';

/**
 * The one notebook of this tab, for every screen that shows or changes it. It outlives the screens: going from one to
 * the next finds everything as it was. What is stored is read with the file schemas, which weigh more than the screens;
 * they are fetched beside the first paint, never in its way, and not at all where nothing is stored yet.
 */
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { type Keeper, makeKeeper, type Snapshot, UNREAD_SNAPSHOT } from '@/lib/palatinus/enter';

let keeper: Keeper | undefined;

export function theKeeper(): Keeper {
  keeper ??= makeKeeper({
    storage: () => window.localStorage,
    read: async () => (await import('@/lib/files')).readSaved,
    window,
  });
  return keeper;
}

let started = false;

function subscribe(listener: () => void): () => void {
  return theKeeper().subscribe(listener);
}

/** What is drawn while nobody sees it is drawn from what was, so that no tap waits for it. */
export const Held = createContext<Snapshot | undefined>(undefined);

const subscribeToNothing = (): (() => void) => () => undefined;

export function useKept(): Snapshot {
  const held = use(Held);
  useEffect(() => {
    if (started) return;
    started = true;
    theKeeper()
      .start()
      .catch(() => undefined); // the keeper tries again by itself
  }, []);
  return useSyncExternalStore(
    held ? subscribeToNothing : subscribe,
    () => held ?? theKeeper().snapshot(),
    () => UNREAD_SNAPSHOT,
  );
}
