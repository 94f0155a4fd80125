'use client';

/** Keeps the screen on while a game is counted, because everybody looks at it and nobody touches it. */
import { useEffect } from 'react';

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let hasLeft = false;
    async function stayAwake(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock?.request('screen');
        if (hasLeft) await granted?.release();
        else lock = granted;
      } catch {
        // Refused, e.g. because the battery is low; then the screen may turn off.
      }
    }
    void stayAwake();
    // Browsers release the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
