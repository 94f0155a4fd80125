'use client';

/** Asks which way the ring leans. The answers are two pictures; both mark the tiles that tell them apart. */

import { useId } from 'react';
import {
  hexPoints,
  layoutOf,
  middleOf,
  moveTo,
  TILE_POINTS,
  viewBoxOf,
} from '@/components/palatinus/board/layout';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/ui/speech';
import { HANDEDNESSES, type Handedness, PLACES } from '@/lib/palatinus';

type Props = {
  /** The lean so far, if it is being changed. */
  readonly value: Handedness | undefined;
  readonly onPick: (handedness: Handedness) => void;
  /** Leaves the lean as it was. */
  readonly onKeep: () => void;
};

/** The left lean stands on the left, as people expect. */
const SHOWN = [...HANDEDNESSES].sort();

export function LeanQuestion({ value, onPick, onKeep }: Props): React.ReactNode {
  const say = useSay<'tiles'>();
  const title = useId();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-3 low:gap-2">
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2 id={title} className="beside:text-2xl low:text-xl text-xl">
            {say('tiles.leanQuestion')}
          </h2>
          {value && (
            <Button onClick={onKeep} className="shrink-0">
              {say('tiles.keepLean')}
            </Button>
          )}
        </div>
        <p className="mt-1 low:mt-0 beside:text-base low:text-sm text-muted text-sm leading-snug">
          {say('tiles.leanCompare')}
        </p>
      </div>
      <fieldset aria-labelledby={title} className="grid min-w-0 grid-cols-2 gap-3">
        {SHOWN.map((handedness) => (
          <button
            key={handedness}
            type="button"
            aria-pressed={handedness === value}
            onClick={() => onPick(handedness)}
            className="flex min-w-0 cursor-pointer flex-col items-center gap-3 rounded-2xl border-2 border-line bg-card p-2 min-[380px]:p-3 hover:border-edge aria-pressed:border-terracotta aria-pressed:bg-terracotta-wash low:flex-row low:justify-center low:gap-4"
          >
            <LeanPicture handedness={handedness} className="w-full max-w-72 low:w-40" />
            {/* Describes what can be seen; people took "leans left" to mean the side that lies lower. */}
            <b className="leading-tight min-[380px]:text-lg">
              {say(handedness === 'left' ? 'tiles.leftTileHigher' : 'tiles.rightTileHigher')}
            </b>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const HILL = hexPoints();

type PictureProps = { readonly handedness: Handedness; readonly className: string };

/**
 * The seven tiles without anything on them. The two at the top are marked: which of them is higher tells the leans
 * apart. Lines are bold because the picture is small.
 */
export function LeanPicture({ handedness, className }: PictureProps): React.ReactNode {
  const layout = layoutOf(handedness);
  const height = (place: (typeof PLACES)[number]): number => middleOf(layout.hills[place]).y;
  const fromTop = [...PLACES].sort((a, b) => height(a) - height(b));
  return (
    <svg viewBox={viewBoxOf(layout)} aria-hidden="true" className={`overflow-visible ${className}`}>
      {/* The marked ones are drawn last, so that no other tile covers their outlines. */}
      {[...fromTop].reverse().map((place) => {
        const isMarked = fromTop.indexOf(place) < 2;
        return (
          <g key={place} transform={moveTo(layout.hills[place])} strokeLinejoin="round">
            <polygon
              points={TILE_POINTS}
              strokeWidth={isMarked ? 34 : 18}
              className={isMarked ? 'fill-terracotta-wash stroke-terracotta' : 'fill-field stroke-tile-edge'}
            />
            <polygon points={HILL} className={isMarked ? 'fill-terracotta' : 'fill-hill'} />
          </g>
        );
      })}
    </svg>
  );
}
