'use client';

/**
 * A touchable board: above the drawing lies a button for each field, as large as its hex and without gaps. Taps and
 * keys are handled once, at the root, and the drawing is passed as `children`, so that moving the focus does not
 * re-render it. Tab reaches one button, and keys move the focus on from there.
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
  /**
   * The field at a point of the drawing, also at the edge of the frame, where a field is visible but has no button.
   */
  readonly spotAt?: (point: Point) => Spot | undefined;
  readonly controls: BoardControls;
  /** Drawn above everything else; must not catch pointers. */
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
        // Deferred: the tap comes first; where Tab returns to can be updated later.
        if (focused) startTransition(() => setVisited({ key: keyOf(focused), start }));
        // Checked here because a `:has` selector would search the whole board on every touch.
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

/** Invisible, so they may render after everything visible. */
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

/** The handlers of a touchable board, and the accessible names of its parts. */
export interface BoardControls {
  readonly fieldLabel: (spot: Spot) => string;
  /** A tap, Enter or Space. */
  readonly onField: (spot: Spot) => void;
  /** A long press. It has no key; screens define their own for it. */
  readonly onHoldField?: ((spot: Spot) => void) | undefined;
  readonly hillLabel?: ((place: Place) => string) | undefined;
  /** Without it, hills have no buttons. */
  readonly onHill?: ((place: Place) => void) | undefined;
  /** Keys that neither move nor press, with the focused field. */
  readonly onKey?: ((key: KeyboardEvent, spot: Spot | undefined) => void) | undefined;
  /** The field that Tab reaches first, and again each time another one is given. */
  readonly start?: Spot | undefined;
}

/** A field or a hill, and where it is drawn. */
interface Target extends Hex {
  readonly spot?: Spot | undefined;
  readonly hill?: Place | undefined;
}

/** What can be touched on a board, in reading order: tile by tile, the hill before its fields. */
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

/** The accessible name. */
function labelOf({ spot, hill }: Target, { fieldLabel, hillLabel }: BoardControls): string {
  if (spot !== undefined) return fieldLabel(spot);
  return (hill !== undefined && hillLabel?.(hill)) || '';
}

/** Identifies a target in the document. */
function keyOf({ spot, hill }: Pick<Target, 'spot' | 'hill'>): string {
  return spot === undefined ? `hill-${hill}` : `spot-${spot}`;
}

const HEX = hexPoints();
/**
 * Open at the upper left, where the field's name is: without the upper side, which is the first, and the end of the
 * last one.
 */
const RING = { points: hexPoints(0.93), pathLength: 6, strokeDasharray: '0 1 4.7 0.3' } as const;

type TouchHexProps = Pick<Target, 'spot' | 'hill'> & {
  readonly at: string;
  readonly label: string;
  readonly isStop: boolean;
};

/** The button on a field or a hill: invisible except for the shade while pressed, which needs no script. */
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

/** The ring around the focused button, for keyboard users: dark and light, to be visible on any ground. */
function FocusRing({ at }: { readonly at: string }): React.ReactNode {
  return (
    <g transform={at} fill="none" strokeLinejoin="round" className="pointer-events-none">
      <polygon {...RING} strokeWidth="24" className="stroke-card" />
      <polygon {...RING} strokeWidth="12" className="stroke-ink" />
    </g>
  );
}
