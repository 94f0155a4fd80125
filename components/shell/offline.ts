'use client';

/**
 * The page's side of the service worker, which keeps the app on the device (`scripts/service-worker.js`). Where there is none
 * (no https, no room, an old browser, `npm run dev`) the app works as it does without.
 */

/** Fetches the app, and the language of this page if it is a new one. */
export async function keepOffline(): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return;
  try {
    const { waiting, active } = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    // One that is being installed looks by itself which pages are open.
    for (const worker of [waiting, active]) worker?.postMessage({ keep: document.documentElement.lang });
  } catch {
    // The next visit tries again.
  }
}

/** Tells of a new version that is there as a whole, and waits. Returns a way to stop listening. */
export function onNewVersion(tell: (waiting: ServiceWorker) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const look = ({ waiting, active }: ServiceWorkerRegistration): void => {
    if (waiting && active && !signal.aborted) tell(waiting);
  };
  void navigator.serviceWorker?.getRegistration().then((registration) => {
    if (!registration) return;
    look(registration);
    const watch = (): void =>
      registration.installing?.addEventListener('statechange', () => look(registration), { signal });
    watch();
    registration.addEventListener('updatefound', watch, { signal });
  });
  return () => stop.abort();
}

/** Otherwise it waits until the app is closed. Other tabs keep their files until they are closed. */
export function takeOver(waiting: ServiceWorker): void {
  // Another tab was asked first, and the change is over: only this page is still the old one.
  if (waiting.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage({ takeOver: true });
}
