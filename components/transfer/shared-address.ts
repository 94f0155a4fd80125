/** The table in the address, if there is one. The address is the only place that holds it: back, reload and a copy of it work. */
import { isShareHash } from '@/lib/palatinus/enter';

const listeners = new Set<() => void>();
/** The last one seen, for when the address goes on to a place on the page: the link "skip to content" must not lose the table. */
let seen = '';

function hear(): void {
  for (const listener of listeners) listener();
}

export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', hear);
  window.addEventListener('popstate', hear);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('hashchange', hear);
    window.removeEventListener('popstate', hear);
  };
}

/** With its `#`; empty where no table is shared. */
export function sharedHash(): string {
  const { hash } = window.location;
  if (hash === '' || isShareHash(hash)) seen = hash;
  return seen;
}

/** Puts another table in its place. */
export function changeShared(notation: string): void {
  window.history.replaceState(null, '', `#${notation}`);
  hear();
}

/** Takes the table out of the address. The way back leads to it again. */
export function leaveShared(): void {
  const { pathname, search } = window.location;
  window.history.pushState(null, '', `${pathname}${search}`);
  hear();
}
