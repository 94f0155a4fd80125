/**
 * The board so small that it only shows which people stands where: for lists, with a few paths instead of hundreds of
 * elements. Layers: the outlines of tiles that are not laid, the tiles, the fields, then the fields of each people.
 */
import { FILLS } from '@/components/boards/sign';
import type { Hex } from '@/lib/hex';
import { makeSpot, PEOPLES, PLACES, SPOTS, type Spot } from '@/lib/palatinus';
import { hexPath, layoutOf, shapesAt, TILE_PATH, viewBoxOf } from './layout';

const FIELD = hexPath(0.9);
const PIECE = hexPath(0.72);

type Props = {
  /** From the summary of a game: the lean, then for each spot an initial, `-` for nobody or `.` for no tile. */
  readonly picture: string;
};

export function TinyBoard({ picture }: Props): React.ReactNode {
  const layout = layoutOf(picture.startsWith('L') ? 'left' : 'right');
  const spots = picture.slice(1);
  const isLaid = (spot: Spot): boolean => spots[SPOTS.indexOf(spot)] !== '.';
  const laid = SPOTS.filter(isLaid).map((spot) => layout.spots[spot]);
  const places = (areLaid: boolean): readonly Hex[] =>
    PLACES.filter((place) => isLaid(makeSpot(place, 0)) === areLaid).map((place) => layout.hills[place]);
  return (
    <svg viewBox={viewBoxOf(layout)} aria-hidden="true" className="size-full">
      <path
        d={shapesAt(TILE_PATH, places(false))}
        fill="none"
        strokeWidth="14"
        className="stroke-field-edge opacity-50"
      />
      <path d={shapesAt(TILE_PATH, places(true))} className="fill-sand" />
      <path d={shapesAt(FIELD, laid)} className="fill-field" />
      {PEOPLES.map((people) => {
        const hexes = SPOTS.filter((_, index) => spots[index] === people.charAt(0)).map(
          (spot) => layout.spots[spot],
        );
        return hexes.length > 0 && <path key={people} d={shapesAt(PIECE, hexes)} className={FILLS[people]} />;
      })}
    </svg>
  );
}
