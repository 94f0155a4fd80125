'use client';

/**
 * The table somebody sent as a link, which is shown instead of one's own and changes nothing of it. Almost always there is
 * none, so what reads it is fetched when there is one.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyProblem } from '@/lib/i18n';
import type { Game } from '@/lib/palatinus';
import { sharedHash, subscribeToAddress } from './shared-address';

export type SharedGame =
  | { readonly status: 'none' }
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly game: Game }
  /** Without any problem where it was not the table's fault. */
  | { readonly status: 'refused'; readonly problems: readonly AnyProblem[] };

const NONE: SharedGame = { status: 'none' };
const READING: SharedGame = { status: 'reading' };
const UNREADABLE: SharedGame = { status: 'refused', problems: [] };

export function useSharedGame(): SharedGame {
  const hash = useSyncExternalStore(subscribeToAddress, sharedHash, () => '');
  const [read, setRead] = useState<SharedGame>();
  useEffect(() => {
    let isAsked = hash !== '';
    if (isAsked)
      readShared(hash).then((shared) => {
        if (isAsked) setRead(shared);
      });
    return () => {
      isAsked = false;
    };
  }, [hash]);
  if (hash === '') return NONE;
  // Until another one is read, the one before stays: a screen that went blank between them would lose its place.
  return read ?? READING;
}

async function readShared(hash: string): Promise<SharedGame> {
  const reader = await import('./read-shared').catch(() => undefined);
  if (!reader) return UNREADABLE;
  const outcome = reader.readShareLink(hash);
  if (!outcome) return NONE;
  return outcome.ok
    ? { status: 'read', game: outcome.value }
    : { status: 'refused', problems: outcome.problems };
}
