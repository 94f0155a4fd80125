'use client';

/**
 * A board that can be touched: over the drawing lies a button for each field, as large as its hex and without gaps.
 * Taps and keys are heard once, at the root, and the drawing is handed through: moving the focus does not redraw it.
 * One button at a time is reached by Tab, and keys move on from there.
 */
import { memo, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { usePress } from '@/components/boards/use-press';
import { DIRECTIONS, type Hex, type Point, step } from '@/lib/hex';
import { makeSpot, PLACES, type Place, type Spot } from '@/lib/palatinus';
import { headingOf, isPress } from './board-keys';
import { hexPoints, isNear, type Layout, moveTo } from './layout';
import { pointInDrawing } from './point-in-drawing';

type Props = {
  readonly viewBox: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly targets: readonly Target[];
  /** The field at a point of the drawing, also where it is seen at the edge and has no button. */
  readonly spotAt?: (point: Point) => Spot | undefined;
  readonly controls: BoardControls;
  /** Drawn above everything else; no pointer meets it. */
  readonly overlay?: React.ReactNode;
  readonly children: React.ReactNode;
};

export function TouchBoard({
  viewBox,
  label,
  className,
  targets,
  spotAt,
  controls,
  overlay,
  children,
}: Props): React.ReactNode {
  const { onField, onHill, onHoldField, onKey, start } = controls;
  const [visited, setVisited] = useState({ key: '', start });
  const [isRinged, setRinged] = useState(false);
  const entry = visited.key !== '' && visited.start === start ? visited.key : keyOf({ spot: start });
  const stop = targets.find((target) => keyOf(target) === entry) ?? targets[0];

  const latest = useMemo(() => ({ targets, controls, stop }), [targets, controls, stop]);
  const buttons = useDeferredValue(latest);

  const find = (element: EventTarget): Target | undefined =>
    element instanceof SVGElement
      ? targets.find(
          ({ spot, hill }) => element.dataset.spot === spot && element.dataset.hill === hill?.toString(),
        )
      : undefined;
  const press = ({ spot, hill }: Pick<Target, 'spot' | 'hill'>): void => {
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
      onClick={({ target, currentTarget, clientX, clientY }) => {
        const point = pointInDrawing(currentTarget, clientX, clientY);
        const pressed = find(target) ?? (point && { spot: spotAt?.(point) });
        if (pressed && !wasHeld()) press(pressed);
      }}
      onKeyDown={listen}
      onFocus={({ target }) => {
        const focused = find(target);
        // Where Tab comes back to may be known a moment later; the tap that brought the focus comes first.
        if (focused) startTransition(() => setVisited({ key: keyOf(focused), start }));
        // Asked once: a stylesheet could follow it by `:has`, but would look through the whole board on every touch.
        setRinged(target.matches(':focus-visible'));
      }}
      onBlur={() => setRinged(false)}
      {...handlers}
    >
      <g aria-hidden>{children}</g>
      <Buttons {...buttons} />
      {stop && isRinged && <FocusRing at={moveTo(stop)} />}
      {overlay}
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

/** What a board that can be touched tells, and what it calls its parts to those who cannot see them. */
export interface BoardControls {
  readonly fieldLabel: (spot: Spot) => string;
  /** A tap, Enter or Space. */
  readonly onField: (spot: Spot) => void;
  /** A long press. A keyboard has none: screens have keys of their own for it. */
  readonly onHoldField?: ((spot: Spot) => void) | undefined;
  readonly hillLabel?: ((place: Place) => string) | undefined;
  /** Hills can be touched only if somebody listens. */
  readonly onHill?: ((place: Place) => void) | undefined;
  /** Keys that neither move nor press, with the field that has the focus. */
  readonly onKey?: ((key: KeyboardEvent, spot: Spot | undefined) => void) | undefined;
  /** The field at which somebody with a keyboard comes to the board, and comes again when it is another one. */
  readonly start?: Spot | undefined;
}

/** A field or a hill, and where it is seen. */
interface Target extends Hex {
  readonly spot?: Spot | undefined;
  readonly hill?: Place | undefined;
}

/** What can be touched on a board, in the order in which it is read out: tile by tile, the hill before its fields. */
export function targetsOf(
  layout: Layout,
  frame: Place | undefined,
  { onHill }: BoardControls,
): readonly Target[] {
  const isSeen = (hex: Hex): boolean => frame === undefined || isNear(layout, frame, hex);
  return PLACES.flatMap((hill) => {
    const hex = layout.hills[hill];
    return [
      ...(onHill && isSeen(hex) ? [{ ...hex, hill }] : []),
      ...DIRECTIONS.map((direction) => makeSpot(hill, direction))
        .filter((spot) => isSeen(layout.spots[spot]))
        .map((spot) => ({ ...layout.spots[spot], spot })),
    ];
  });
}

/** What it is called by those who cannot see it. */
function labelOf({ spot, hill }: Target, { fieldLabel, hillLabel }: BoardControls): string {
  if (spot !== undefined) return fieldLabel(spot);
  return (hill !== undefined && hillLabel?.(hill)) || '';
}

/** The name of a target in the document. */
function keyOf({ spot, hill }: Pick<Target, 'spot' | 'hill'>): string {
  return spot === undefined ? `hill-${hill}` : `spot-${spot}`;
}

const HEX = hexPoints();
/** Open above, where the name of the field is written: the upper side is the first, and left of it the last one ends early. */
const RING = { points: hexPoints(0.93), pathLength: 6, strokeDasharray: '0 1 4.7 0.3' } as const;

type TouchHexProps = Pick<Target, 'spot' | 'hill'> & {
  readonly at: string;
  readonly label: string;
  readonly isStop: boolean;
};

/** The button on a field or a hill: unseen, but for the shade under a finger, which needs no script to appear. */
const TouchHex = memo(function TouchHex({ at, spot, hill, label, isStop }: TouchHexProps): React.ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing
    <polygon
      points={HEX}
      transform={at}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      data-spot={spot}
      data-hill={hill}
      className="cursor-pointer fill-transparent outline-none hover:fill-ink/8 active:fill-ink/30 data-pressed:fill-ink/30"
    />
  );
});

/** Around the button in focus, shown when keys are used: dark on light or light on dark, whatever lies beneath. */
function FocusRing({ at }: { readonly at: string }): React.ReactNode {
  return (
    <g transform={at} fill="none" strokeLinejoin="round" className="pointer-events-none">
      <polygon {...RING} strokeWidth="24" className="stroke-card" />
      <polygon {...RING} strokeWidth="12" className="stroke-ink" />
    </g>
  );
}
