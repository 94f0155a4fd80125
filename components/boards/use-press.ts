/**
 * Shows a press at once and reports long presses. Browsers apply `:active` about 100 ms late, and `contextmenu` fires
 * late, early or never, depending on the phone.
 */
import { useEffect, useRef } from 'react';

const LONG_MS = 500;
const SHADE_MS = 120;
/** A thumb is never quite still; beyond this distance it scrolls. */
const STILL_PX = 10;

type Press = {
  readonly target: EventTarget;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  readonly x: number;
  readonly y: number;
};

type Presses = {
  /** Whether the click that is about to come ends a long press and is no tap. */
  readonly wasHeld: () => boolean;
  readonly handlers: Pick<
    React.DOMAttributes<Element>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onContextMenu'
  >;
};

/** Directly in the DOM, because a re-render would be too slow for immediate feedback. */
function show(target: EventTarget | undefined, isPressed: boolean): void {
  if (target instanceof Element) target.toggleAttribute('data-pressed', isPressed);
}

export function usePress(onHold: ((target: EventTarget) => void) | undefined): Presses {
  const press = useRef<Press>(undefined);
  const held = useRef(false);
  // The board may have been redrawn during the press: call the latest handler.
  const latest = useRef(onHold);
  useEffect(() => {
    latest.current = onHold;
  });
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const hold = (target: EventTarget): void => {
    held.current = true;
    latest.current?.(target);
  };
  const end = (): void => {
    clearTimeout(press.current?.timer);
    show(press.current?.target, false);
    press.current = undefined;
  };

  /**
   * The shade stays a moment longer; removing it at once would paint an extra frame just before the reaction to the
   * tap.
   */
  const lift = (): void => {
    const target = press.current?.target;
    clearTimeout(press.current?.timer);
    press.current = undefined;
    setTimeout(() => show(target, false), SHADE_MS);
  };

  return {
    wasHeld: () => held.current,
    handlers: {
      onPointerDown: ({ target, isPrimary, button, clientX: x, clientY: y }) => {
        end();
        held.current = false;
        // A second finger zooms, and other mouse buttons have other functions.
        if (!isPrimary || button !== 0) return;
        show(target, true);
        press.current = { target, x, y, timer: onHold && setTimeout(() => hold(target), LONG_MS) };
      },
      onPointerMove: ({ clientX, clientY }) => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
      },
      onPointerUp: lift,
      onPointerCancel: end,
      onPointerLeave: end,
      onContextMenu: (event) => {
        if (held.current || press.current?.timer) event.preventDefault();
      },
    },
  };
}
