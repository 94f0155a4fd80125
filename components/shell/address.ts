'use client';

/**
 * The address of the page as a store. It is read here and not by the framework's hooks, which follow a change of address
 * in a transition of their own: what was tapped is to be painted in the very next frame.
 */
import { useEffect, useLayoutEffect, useMemo, useReducer, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const EVENTS = ['popstate', 'hashchange'] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Which loading of the page this is. */
function thisPage(): number {
  return performance.timeOrigin;
}

/**
 * An entry that was written before the page was loaded anew may name another page to the framework than its address does. The framework
 * would wait for that one for ever, and with it whatever is drawn a little later: such an entry is loaded anew, too.
 */
export function useReloadOfOlderEntries(): void {
  useEffect(() => {
    const { state } = window.history;
    if (isOlder(state)) window.history.replaceState({ ...state, page: thisPage() }, '');
    const renew = ({ state: reached }: PopStateEvent): void => {
      if (isOlder(reached)) window.location.reload();
    };
    window.addEventListener('popstate', renew);
    return () => window.removeEventListener('popstate', renew);
  }, []);
}

function isOlder(state: { readonly page?: unknown } | null): boolean {
  return state?.page !== undefined && state.page !== thisPage();
}

/** Undefined on the server, and until the page has been hydrated. */
export function useAddress(): URL | undefined {
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => '',
  );
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // The framework writes the address of a new page when that page is drawn: it is read again before anything is painted.
  useLayoutEffect(() => {
    if (href !== '' && href !== window.location.href) drawAgain();
  });
  return useMemo(() => (href === '' ? undefined : new URL(href)), [href]);
}

/** What was remembered together with the address, as `setAddress` takes it; empty where nothing was. */
export function useAddressMemory(): string {
  return useSyncExternalStore(
    subscribe,
    () => String(window.history.state?.memory ?? ''),
    () => '',
  );
}

/**
 * Replacing leaves no entry in the history: for what nobody would want to go back to. The memory belongs to the entry: a
 * reload and the way back find it again, but it is no part of a link.
 */
export function setAddress(href: string, replace = false, memory = ''): void {
  const here = window.location.href;
  // A second entry for the same place would make the way back look dead.
  if (new URL(href, here).href === here) return;
  const before = replace ? window.history.state?.before : here;
  write(replace ? 'replaceState' : 'pushState', { memory, before, page: thisPage() }, href);
}

/** Some browsers refuse more than a hundred changes within half a minute: the address then stays, and the screen with it. */
function write(how: 'pushState' | 'replaceState', state: object, href?: string): void {
  try {
    window.history[how](state, '', href);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Remembers something together with the address of this entry. */
export function setMemory(memory: string): void {
  write('replaceState', { memory, before: window.history.state?.before, page: thisPage() });
}

/**
 * Whether the entry before in the history is this address. One without a query names a screen, whatever was asked of it there.
 * Unknown, and then false, for entries that `setAddress` did not write.
 */
export function isEntryBefore(href: string): boolean {
  const before: unknown = window.history.state?.before;
  if (typeof before !== 'string') return false;
  const [wanted, there] = [new URL(href, window.location.href), new URL(before)];
  if (wanted.search === '') there.search = '';
  return wanted.href === there.href;
}

let isGoingBack = false;

/** The history changes a little later: a second tap meanwhile must not lead one entry further. */
export function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener(
    'popstate',
    () => {
      isGoingBack = false;
    },
    { once: true },
  );
  window.history.back();
}
