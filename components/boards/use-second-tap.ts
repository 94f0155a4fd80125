import { useRef } from 'react';

/** Longer than between the taps of a double tap, because some people first look whether anything has happened. */
const SOON_MS = 1500;
/** The maximal distance between a thumb's two taps. */
const SAME_PLACE_PX = 30;

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

type Handlers = Pick<React.DOMAttributes<Element>, 'onPointerDownCapture' | 'onClickCapture'>;

/**
 * Detects a second tap soon after the first and at the same place, even if the first moved what was there. If
 * `onSecondTap` returns true, the click goes no further. For an ancestor of what is tapped.
 */
export function useSecondTap(onSecondTap: () => boolean): Handlers {
  const taps = useRef<readonly Tap[]>([]);
  return {
    onPointerDownCapture: ({ clientX: x, clientY: y, timeStamp: time }) => {
      taps.current = [...taps.current.slice(-1), { x, y, time }];
    },
    onClickCapture: (event) => {
      const [first, second] = taps.current;
      // A key clicks without a tap before it.
      if (event.detail === 0 || !first || !second || !isSamePlace(first, second) || !onSecondTap()) return;
      taps.current = [];
      event.stopPropagation();
    },
  };
}

function isSamePlace(first: Tap, second: Tap): boolean {
  return (
    second.time - first.time <= SOON_MS && Math.hypot(second.x - first.x, second.y - first.y) <= SAME_PLACE_PX
  );
}
