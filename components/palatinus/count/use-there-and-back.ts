'use client';

/**
 * Which of two screens is shown that are drawn both, one behind the other. A link from the one to the other is followed
 * here, at once; the address changes after that, and back, forward and whatever else changes it are followed in turn.
 */
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { isPlain } from '@/components/ui/go';
import { quickTap } from '@/components/ui/quick-tap';

interface ThereAndBack {
  readonly isThere: boolean;
  /** For whatever holds both screens. */
  readonly handlers: Pick<
    React.DOMAttributes<HTMLElement>,
    'onTouchStartCapture' | 'onTouchEndCapture' | 'onClickCapture'
  >;
}

/** Not before `isReady` says so: until then a link leads where it always does. */
export function useThereAndBack(here: string, there: string, isReady: () => boolean): ThereAndBack {
  const path = usePathname();
  const [isThere, setThere] = useState(path === there);
  const pending = useRef(0);
  // The address is a little behind what was tapped, and the framework behind the address.
  useEffect(() => {
    if (pending.current === 0) setThere(path === there);
  }, [path, there]);

  /** Says whether it was a link from the one to the other. */
  function follow(target: EventTarget): boolean {
    const link = target instanceof Element ? target.closest('a') : null;
    const wanted = isThere ? here : there;
    if (link?.getAttribute('href') !== wanted || !(isThere || isReady())) return false;
    setThere(!isThere);
    window.scrollTo({ top: 0, behavior: 'instant' });
    pending.current += 1;
    // The framework draws its own anew for every address.
    afterPaint(() => {
      window.history.pushState(null, '', wanted);
      pending.current -= 1;
    });
    return true;
  }

  const { onTouchStart, onTouchEnd } = quickTap(follow);
  return {
    isThere,
    handlers: {
      onTouchStartCapture: onTouchStart,
      onTouchEndCapture: onTouchEnd,
      onClickCapture: (event) => {
        if (!isPlain(event) || !follow(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
