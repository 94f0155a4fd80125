/** Pressing long. No event tells of it: the one that opens a menu comes late, early or never, by phone. */
import { useEffect, useRef } from 'react';

const LONG_MS = 500;
/** A thumb is never quite still; further than this it is on its way to scroll. */
const STILL_PX = 10;

type Press = { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number };

type Hold = {
  /** Whether the click that comes now ends a long press, and is no tap. */
  readonly wasHeld: () => boolean;
  readonly handlers: Pick<
    React.DOMAttributes<Element>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu'
  >;
};

export function useHold(onHold: ((target: EventTarget) => void) | undefined): Hold {
  const press = useRef<Press>(undefined);
  const held = useRef(false);
  // By the time a press is long, the board may have been drawn anew, with a listener that knows more.
  const latest = useRef(onHold);
  useEffect(() => {
    latest.current = onHold;
  });
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  return {
    wasHeld: () => held.current,
    handlers: {
      onPointerDown: ({ target, isPrimary, button, clientX, clientY }) => {
        end();
        held.current = false;
        // A second finger means to zoom.
        if (!onHold || !isPrimary || button !== 0) return;
        const timer = setTimeout(() => {
          held.current = true;
          latest.current?.(target);
        }, LONG_MS);
        press.current = { timer, x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }) => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event) => {
        if (press.current || held.current) event.preventDefault();
      },
    },
  };
}
