import { hexPoints, layoutOf, moveTo, TILE_POINTS, viewBoxOf } from '@/components/palatinus/board/layout';
import { type Handedness, PLACES } from '@/lib/palatinus';

const HILL = hexPoints();

/** A bare board, for its lean alone. Bold lines: it is drawn small. */
export function TilesLeanPicture({ handedness }: { readonly handedness: Handedness }): React.ReactNode {
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
