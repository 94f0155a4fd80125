/**
 * A finger on a button: it is shown at once, and a long press is reported. Browsers show `:active` only when they are sure that
 * nobody scrolls, a tenth of a second late; and of a long press no event tells reliably, for the one that opens a menu
 * comes late, early or never, by phone.
 */
import { useEffect, useRef } from 'react';

const LONG_MS = 500;
const SHADE_MS = 120;
/** A thumb is never quite still; further than this it is on its way to scroll. */
const STILL_PX = 10;

type Press = {
  readonly target: EventTarget;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  readonly x: number;
  readonly y: number;
};

type Presses = {
  /** Whether the click that comes now ends a long press, and is no tap. */
  readonly wasHeld: () => boolean;
  readonly handlers: Pick<
    React.DOMAttributes<Element>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onContextMenu'
  >;
};

/** Straight in the document: waiting for a component to be drawn anew would take longer than a finger expects. */
function show(target: EventTarget | undefined, isPressed: boolean): void {
  if (target instanceof Element) target.toggleAttribute('data-pressed', isPressed);
}

export function usePress(onHold: ((target: EventTarget) => void) | undefined): Presses {
  const press = useRef<Press>(undefined);
  const held = useRef(false);
  // By the time a press is long, the board may have been drawn anew, with a listener that knows more.
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

  /** The shade stays a moment longer: taking it away at once would paint a frame just before the tap is answered. */
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
        // A second finger means to zoom, another button of a mouse something else.
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
