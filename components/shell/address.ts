'use client';

/**
 * The address of the page as a store. Next's hooks follow a change of address in a transition of their own, but a tap
 * should be painted in the very next frame, so the address is read here instead.
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

/** Identifies this load of the page. */
function thisPage(): number {
  return performance.timeOrigin;
}

/**
 * After a reload, history entries from before it may hold router state for a page other than their address. Next
 * would wait for that page forever, and every deferred render with it, so going back to such an entry reloads it.
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
  // Next writes a new page's address when it renders that page, so it is read again before the paint.
  useLayoutEffect(() => {
    if (href !== '' && href !== window.location.href) drawAgain();
  });
  return useMemo(() => (href === '' ? undefined : new URL(href)), [href]);
}

/** What `setAddress` stored with this history entry; empty if nothing. */
export function useAddressMemory(): string {
  return useSyncExternalStore(
    subscribe,
    () => String(window.history.state?.memory ?? ''),
    () => '',
  );
}

/**
 * Replacing adds no history entry, for changes that nobody wants to go back to. The memory belongs to the history
 * entry: it survives a reload and Back, but it is not part of a link.
 */
export function setAddress(href: string, replace = false, memory = ''): void {
  const here = window.location.href;
  // A second entry for the same address would make Back look dead.
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

/** Stores something with the current history entry. */
export function setMemory(memory: string): void {
  write('replaceState', { memory, before: window.history.state?.before, page: thisPage() });
}

/**
 * Whether the previous history entry has this address. An address without a query matches a screen with any query.
 * False for entries that `setAddress` did not write, because their predecessor is unknown.
 */
export function isEntryBefore(href: string): boolean {
  const before: unknown = window.history.state?.before;
  if (typeof before !== 'string') return false;
  const [wanted, there] = [new URL(href, window.location.href), new URL(before)];
  if (wanted.search === '') there.search = '';
  return wanted.href === there.href;
}

let isGoingBack = false;

/** The history changes with a delay, and a second tap meanwhile must not go back one entry further. */
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
