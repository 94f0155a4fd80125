'use client';

/** Keeps the screen from going dark while a game is counted: nobody touches it while everybody looks at it. */
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
        // Refused, as when the battery is low: the screen may sleep then.
      }
    }
    void stayAwake();
    // A browser takes it back whenever the page is out of sight.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
