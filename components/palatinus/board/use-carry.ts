/**
 * Carrying a piece to another field. A finger must rest on it for a moment, so that taps and scrolling work as usual;
 * a mouse drags it at once; keys lift it with X, move it, and put it down with X or Enter. Escape, a second finger,
 * or releasing outside the board leaves it where it was.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SPOTS, type Spot } from '@/lib/palatinus';
import { pointInDrawing } from './point-in-drawing';

/** Longer than a tap, shorter than the browser's own long press. */
const REST_MS = 300;
/** A thumb is never quite still. Beyond this distance a finger scrolls, and a mouse drags. */
const STILL_PX = 10;

export type Means = 'finger' | 'mouse' | 'keys';

/** The events of a board with movable pieces. The handlers decide whether a piece is moved. */
export interface Moves {
  readonly onLift: (from: Spot, by: Means) => void;
  readonly onMove: (from: Spot, to: Spot) => void;
  /** It was put down where it had been. Not called for a finger that never left its field: that was a tap. */
  readonly onStay: (from: Spot) => void;
}

export interface Carried {
  readonly from: Spot;
  /** The field beneath; undefined outside the board. */
  readonly over: Spot | undefined;
  readonly by: Means;
}

interface Press {
  readonly from: Spot;
  readonly by: 'finger' | 'mouse';
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export interface Carry {
  readonly carried: Carried | undefined;
  /** The drawing of the carried piece. The pointer moves it without re-rendering. */
  readonly hand: React.RefObject<SVGGElement | null>;
  /** Props for the element around the board. */
  readonly frame: React.ComponentProps<'div'>;
  /** Whether the press put the carried piece down on this field; then it has no other effect. */
  readonly takesPress: (spot: Spot) => boolean;
  /** Whether the key lifted a piece or was pressed while one is carried; then it has no other effect. */
  readonly takesKey: (event: KeyboardEvent, spot: Spot | undefined) => boolean;
}

export function useCarry(isOccupied: (spot: Spot) => boolean, moves: Moves): Carry {
  const [carried, setCarried] = useState<Carried>();
  /** The same, but never a render behind. */
  const now = useRef<Carried>(undefined);
  const press = useRef<Press>(undefined);
  /** Whether the latest press has dragged a piece away; then it was no tap. */
  const wasDragged = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const hand = useRef<SVGGElement>(null);

  const show = (next: Carried | undefined): void => {
    now.current = next;
    setCarried(next);
  };
  const lift = (from: Spot, by: Means): void => {
    show({ from, over: from, by });
    moves.onLift(from, by);
  };
  const forgetPress = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const putDown = (to?: Spot): void => {
    // After Escape the pointer is still down, and its next move would lift the piece again.
    forgetPress();
    const from = now.current?.from;
    if (from === undefined) return;
    show(undefined);
    if (to === undefined || to === from) moves.onStay(from);
    else moves.onMove(from, to);
  };
  const holdOver = (over: Spot | undefined): void => {
    if (now.current && now.current.over !== over) show({ ...now.current, over });
  };
  const isCarriedBy = (keys: boolean): boolean =>
    now.current !== undefined && (now.current.by === 'keys') === keys;

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') putDown();
  });
  const isCarried = carried !== undefined;
  useEffect(() => {
    if (!isCarried) return;
    const listener = (event: KeyboardEvent): void => onEscape(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isCarried]);

  useEffect(() => {
    const element = box.current;
    // Not a prop, because React's touchmove listener is passive and cannot prevent scrolling.
    const keepStill = (event: TouchEvent): void => {
      if (now.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      clearTimeout(press.current?.timer);
    };
  }, []);

  const frame: React.ComponentProps<'div'> = {
    ref: box,
    onPointerDown: ({ target, isPrimary, button, pointerType, clientX: x, clientY: y }) => {
      putDown();
      wasDragged.current = false;
      const from = spotOf(target);
      if (!isPrimary || button !== 0 || from === undefined || !isOccupied(from)) return;
      const by = pointerType === 'mouse' ? 'mouse' : 'finger';
      const timer = by === 'finger' ? setTimeout(() => lift(from, by), REST_MS) : undefined;
      press.current = { from, by, x, y, timer };
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerId }) => {
      if (!press.current) return;
      const { from, by } = press.current;
      const isFar = Math.hypot(x - press.current.x, y - press.current.y) > STILL_PX;
      if (isFar && !now.current) {
        forgetPress();
        if (by === 'finger') return;
        press.current = { from, by, x, y, timer: undefined };
        box.current?.setPointerCapture(pointerId);
        lift(from, by);
      }
      wasDragged.current ||= isFar && now.current !== undefined;
      if (!isCarriedBy(false)) return;
      moveInDrawing(hand.current, x, y);
      holdOver(spotAt(box.current, x, y));
    },
    onPointerUp: ({ clientX, clientY }) => {
      forgetPress();
      // A slow tap is still a tap: the click that follows takes the piece away, so `onStay` must not be called.
      if (!wasDragged.current) show(undefined);
      else if (isCarriedBy(false)) putDown(spotAt(box.current, clientX, clientY));
    },
    onPointerCancel: () => {
      forgetPress();
      if (isCarriedBy(false)) putDown();
    },
    onClickCapture: (event) => {
      // Clicks without a pointer, e.g. by a screen reader, have no click count.
      if (wasDragged.current && event.detail > 0) event.stopPropagation();
    },
    onContextMenu: (event) => {
      if (now.current) event.preventDefault();
    },
    onFocus: ({ target }) => {
      if (isCarriedBy(true)) holdOver(spotOf(target));
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (isCarriedBy(true) && !currentTarget.contains(relatedTarget)) putDown();
    },
  };

  return {
    carried,
    hand,
    frame,
    takesPress: (spot) => {
      const isTaken = isCarriedBy(true);
      if (isTaken) putDown(spot);
      return isTaken;
    },
    takesKey: (event, spot) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      const isLiftKey = isPlain && event.key.toLowerCase() === 'x';
      const wasCarried = now.current !== undefined;
      if (isLiftKey && wasCarried) putDown(spot);
      else if (isLiftKey && spot !== undefined && isOccupied(spot)) lift(spot, 'keys');
      else return wasCarried && isPlain;
      event.preventDefault();
      return true;
    },
  };
}

function spotOf(element: EventTarget | null): Spot | undefined {
  const name = element instanceof SVGElement ? element.dataset.spot : undefined;
  return SPOTS.find((spot) => spot === name);
}

/** The field at a point of the viewport, if it belongs to this board. */
function spotAt(box: Element | null, x: number, y: number): Spot | undefined {
  const element = document.elementFromPoint(x, y);
  return box?.contains(element) ? spotOf(element) : undefined;
}

/** Moves a group of the drawing to a point of the viewport. */
function moveInDrawing(group: SVGGElement | null, x: number, y: number): void {
  const point = pointInDrawing(group?.ownerSVGElement, x, y);
  if (point) group?.setAttribute('transform', `translate(${point.x} ${point.y})`);
}
