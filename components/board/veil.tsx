/**
 * Lies over all that does not matter now. One sheet over the drawing, rather than everything beneath it drawn faintly:
 * from hill to hill only the sheet changes.
 */
import { DIRECTIONS } from '@/lib/hex';
import { makeSpot, PLACES, type Place, SPOTS, type Spot } from '@/lib/palatinus';
import { hexPath, type Layout, shapesAt } from './layout';
import type { Scene } from './scene';
import { isLaid, TileOutline } from './tile';

const HEX = hexPath();

type Props = { readonly layout: Layout; readonly tiles: Scene['tiles']; readonly dimmed: ReadonlySet<Spot> };

export function Veil({ layout, tiles, dimmed }: Props): React.ReactNode {
  if (dimmed.size === 0) return null;
  // A hill is as bright as the whole of its tile.
  const isDim = (place: Place): boolean =>
    DIRECTIONS.some((direction) => dimmed.has(makeSpot(place, direction)));
  const bright = PLACES.filter((place) => isLaid(tiles, place) && !isDim(place));
  const hexes = [
    ...SPOTS.filter((spot) => dimmed.has(spot)).map((spot) => layout.spots[spot]),
    ...PLACES.filter(isDim).map((place) => layout.hills[place]),
  ];
  return (
    <>
      {/* Faint enough to step back, strong enough to be read; the stroke reaches over half of the outlines. */}
      <path
        d={shapesAt(HEX, hexes)}
        strokeWidth="10"
        strokeLinejoin="round"
        opacity="0.65"
        className="fill-parchment stroke-parchment"
      />
      {bright.length > 0 && <TileOutline at={bright.map((place) => layout.hills[place])} />}
    </>
  );
}
