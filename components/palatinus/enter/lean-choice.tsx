'use client';

/** Picks which way the ring leans: two pictures, of which one looks like the table. */

import { hexPoints, layoutOf, moveTo, TILE_POINTS, viewBoxOf } from '@/components/palatinus/board/layout';
import { useSay } from '@/components/ui/speech';
import { HANDEDNESSES, type Handedness, PLACES } from '@/lib/palatinus';

type Props = {
  readonly value: Handedness | undefined;
  readonly picture: (handedness: Handedness) => React.ReactNode;
  readonly onPick: (handedness: Handedness) => void;
};

/** The left lean stands on the left, as people expect. */
const SHOWN = [...HANDEDNESSES].sort();

export function LeanChoice({ value, picture, onPick }: Props): React.ReactNode {
  const say = useSay<'tiles'>();
  return (
    <fieldset className="flex min-w-0 grow items-stretch justify-center gap-3">
      <legend className="sr-only">{say('tiles.leanTitle')}</legend>
      {SHOWN.map((handedness) => (
        <button
          key={handedness}
          type="button"
          aria-pressed={handedness === value}
          onClick={() => onPick(handedness)}
          className="flex max-w-64 flex-1 cursor-pointer flex-col items-center justify-between gap-2 rounded-2xl border-2 border-line bg-card p-3 font-bold hover:border-edge aria-pressed:border-terracotta aria-pressed:bg-terracotta-wash"
        >
          {picture(handedness)}
          {say(handedness === 'left' ? 'tiles.leanLeft' : 'tiles.leanRight')}
        </button>
      ))}
    </fieldset>
  );
}

const HILL = hexPoints();

/** A board without anything on it, to show its lean. Its lines are bold because it is drawn small. */
export function LeanPicture({ handedness }: { readonly handedness: Handedness }): React.ReactNode {
  const layout = layoutOf(handedness);
  return (
    <svg viewBox={viewBoxOf(layout)} aria-hidden="true" className="w-full overflow-visible">
      {PLACES.map((place) => (
        <g key={place} transform={moveTo(layout.hills[place])} strokeLinejoin="round">
          <polygon
            points={TILE_POINTS}
            strokeWidth="22"
            className={`stroke-tile-edge ${place === 0 ? 'fill-spring' : 'fill-field'}`}
          />
          <polygon points={HILL} className="fill-hill" />
        </g>
      ))}
    </svg>
  );
}
