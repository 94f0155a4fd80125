'use client';

/**
 * The page's side of the service worker, which keeps the app on the device (`scripts/service-worker.js`). Without one
 * (no https, no room, an old browser, `npm run dev`) the app works all the same.
 */

/** Fetches the app and, if it is a new one, the language of this page. */
export async function keepOffline(): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return;
  try {
    const { waiting, active } = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    // A worker that is being installed finds the open pages by itself.
    for (const worker of [waiting, active]) worker?.postMessage({ keep: document.documentElement.lang });
  } catch {
    // The next visit tries again.
  }
}

/** Reports a new version that is completely installed and waiting. Returns a function that stops listening. */
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

/**
 * Lets the new version take over now instead of when the app is closed. Other tabs keep their files until they are
 * closed.
 */
export function takeOver(waiting: ServiceWorker): void {
  // Another tab asked first and the change is done; only this page still runs the old version.
  if (waiting.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage({ takeOver: true });
}
