'use client';

/**
 * A board that can be touched: over the drawing lies a button for each field, as large as its hex and without gaps.
 * Taps and keys are heard once, at the root, and the drawing is handed through: moving the focus does not redraw it.
 * One button at a time is reached by Tab, and keys move on from there.
 */
import { memo, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { step } from '@/lib/hex';
import type { BoardControls } from './controls';
import { headingOf, isPress } from './keys';
import { moveTo } from './layout';
import { keyOf, labelOf, type Target } from './targets';
import { FocusRing, TouchHex } from './touch-hex';
import { usePress } from './use-press';

type Props = {
  readonly viewBox: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly targets: readonly Target[];
  readonly controls: BoardControls;
  readonly children: React.ReactNode;
};

export function TouchBoard({
  viewBox,
  label,
  className,
  targets,
  controls,
  children,
}: Props): React.ReactNode {
  const { onField, onHill, onHoldField, onKey } = controls;
  const [visited, setVisited] = useState('');
  const [isRinged, setRinged] = useState(false);
  const stop = targets.find((target) => keyOf(target) === visited) ?? targets[0];

  const latest = useMemo(() => ({ targets, controls, stop }), [targets, controls, stop]);
  const buttons = useDeferredValue(latest);

  const find = (element: EventTarget): Target | undefined =>
    element instanceof SVGElement
      ? targets.find(
          ({ spot, hill }) => element.dataset.spot === spot && element.dataset.hill === hill?.toString(),
        )
      : undefined;
  const press = ({ spot, hill }: Target): void => {
    if (spot !== undefined) onField(spot);
    else if (hill !== undefined) onHill?.(hill);
  };
  const { wasHeld, handlers } = usePress(
    onHoldField &&
      ((element) => {
        const spot = find(element)?.spot;
        if (spot !== undefined) onHoldField(spot);
      }),
  );
  const listen = (event: React.KeyboardEvent<SVGSVGElement>): void => {
    const from = find(event.target);
    const heading = headingOf(event);
    if (from && heading !== undefined) {
      event.preventDefault();
      focusOn(event.currentTarget, step(targets, from, heading));
    } else if (from && isPress(event)) {
      event.preventDefault();
      if (!event.repeat) press(from);
    } else onKey?.(event.nativeEvent, from?.spot);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset in a drawing
    <svg
      viewBox={viewBox}
      role="group"
      aria-label={label}
      className={`touch-manipulation select-none [-webkit-tap-highlight-color:transparent] [-webkit-touch-callout:none] ${className ?? ''}`}
      onClick={({ target }) => {
        const pressed = find(target);
        if (pressed && !wasHeld()) press(pressed);
      }}
      onKeyDown={listen}
      onFocus={({ target }) => {
        const focused = find(target);
        // Where Tab comes back to may be known a moment later; the tap that brought the focus comes first.
        if (focused) startTransition(() => setVisited(keyOf(focused)));
        // Asked once: a stylesheet could follow it by `:has`, but would look through the whole board on every touch.
        setRinged(target.matches(':focus-visible'));
      }}
      onBlur={() => setRinged(false)}
      {...handlers}
    >
      <g aria-hidden>{children}</g>
      <Buttons {...buttons} />
      {stop && isRinged && <FocusRing at={moveTo(stop)} />}
    </svg>
  );
}

type ButtonsProps = Pick<Props, 'targets' | 'controls'> & { readonly stop: Target | undefined };

/** Unseen, so that what is seen is drawn first. */
const Buttons = memo(function Buttons({ targets, controls, stop }: ButtonsProps): React.ReactNode {
  return targets.map((target) => (
    <TouchHex
      key={keyOf(target)}
      at={moveTo(target)}
      label={labelOf(target, controls)}
      isStop={target === stop}
      spot={target.spot}
      hill={target.hill}
    />
  ));
});

function focusOn(board: SVGSVGElement, { spot, hill }: Target): void {
  const name = spot === undefined ? `[data-hill="${hill}"]` : `[data-spot="${spot}"]`;
  board.querySelector<SVGElement>(name)?.focus();
}
