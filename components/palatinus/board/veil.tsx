/**
 * Lies over all that does not matter now. One sheet over the drawing, rather than everything beneath it drawn faintly:
 * from hill to hill only the sheet changes.
 */
import { DIRECTIONS } from '@/lib/hex';
import { makeSpot, PLACES, type Place, SPOTS, type Spot } from '@/lib/palatinus';
import { hexPath, type Layout, shapesAt } from './layout';
import type { Scene } from './scene';
import { isLaid, TileOutline } from './tile';

/** Reaches over the outlines of tiles; where two overlap, one path is no denser. */
const HEX = hexPath(1.06);

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
      {/* Dense enough for what is beneath to step back, thin enough for it to be read. */}
      <path d={shapesAt(HEX, hexes)} className="fill-parchment/65" />
      {bright.length > 0 && <TileOutline at={bright.map((place) => layout.hills[place])} />}
    </>
  );
}
