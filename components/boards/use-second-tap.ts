import { useRef } from 'react';

/** Longer than between the taps of a double tap: some look first whether anything has happened. */
const SOON_MS = 1500;
/** How far apart a thumb's two taps may be. */
const SAME_PLACE_PX = 30;

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

type Handlers = Pick<React.DOMAttributes<Element>, 'onPointerDownCapture' | 'onClickCapture'>;

/**
 * Tells of a second tap soon after the first and at its place, whatever the first has moved there. Whoever listens says
 * whether it is taken; then it means nothing else. For the element around whatever is tapped.
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
