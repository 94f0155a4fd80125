/**
 * The cardboard: fields, hills and the outlines of tiles. Nobody stands on it yet. What looks alike is drawn as one path,
 * the bright after the dim, to be whole where the two meet.
 */
import { memo } from 'react';
import { DIRECTIONS, type Hex, turnDirection } from '@/lib/hex';
import { makeSpot, PLACES, type Place, placeOf, SPOTS, type Spot } from '@/lib/palatinus';
import { Earth, Gaps, Pale, Springs } from './field';
import { Hill } from './hill';
import { type Layout, moveTo } from './layout';
import type { Scene, SceneTile } from './scene';
import { CurrentOutline, TileOutline } from './tile';

type GroundProps = {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly turned: number;
  readonly dimmed: ReadonlySet<Spot>;
  readonly current: Place | undefined;
  readonly asking: Place | undefined;
  readonly within: ((hex: Hex) => boolean) | undefined;
};

export function Ground({ layout, scene, turned, dimmed, ...props }: GroundProps): React.ReactNode {
  const { current, asking, within = () => true } = props;
  const isLaid = (place: Place): boolean => scene.tiles[place]?.letter !== undefined;
  const isSpring = (spot: Spot): boolean => scene.springs.has(spot);
  // A hill is as bright as the whole of its tile.
  const isDim = (place: Place): boolean =>
    DIRECTIONS.some((direction) => dimmed.has(makeSpot(place, direction)));
  const hexes = (spots: readonly Spot[]): readonly Hex[] => spots.map((spot) => layout.spots[spot]);
  const seen = SPOTS.filter((spot) => within(layout.spots[spot]));
  const [fields, gaps] = split(seen, (spot) => isLaid(placeOf(spot)));
  const tiles = PLACES.filter(isLaid);
  return (
    <>
      {gaps.length > 0 && <Gaps at={hexes(gaps)} />}
      {SHADES.map((dim) => {
        const shown = fields.filter((spot) => dimmed.has(spot) === dim);
        return shown.length > 0 && <Earth key={`${dim}`} at={hexes(shown)} opacity={opacityOf(dim)} />;
      })}
      {asking !== undefined && <Pale at={hexes(fields.filter((spot) => placeOf(spot) === asking))} />}
      {SHADES.map((dim) => {
        const shown = fields.filter((spot) => isSpring(spot) && dimmed.has(spot) === dim);
        return shown.length > 0 && <Springs key={`${dim}`} at={hexes(shown)} opacity={opacityOf(dim)} />;
      })}
      {PLACES.filter((place) => within(layout.hills[place])).map((place) => (
        <GroundHill
          key={place}
          at={moveTo(layout.hills[place])}
          dim={isDim(place)}
          {...turnedTile(scene.tiles[place], turned)}
        />
      ))}
      {SHADES.map((dim) => {
        const shown = tiles.filter((place) => isDim(place) === dim).map((place) => layout.hills[place]);
        return shown.length > 0 && <TileOutline key={`${dim}`} at={shown} opacity={opacityOf(dim)} />;
      })}
      {current !== undefined && (
        <g transform={moveTo(layout.hills[current])}>
          <CurrentOutline />
        </g>
      )}
    </>
  );
}

const SHADES = [true, false] as const;

/** Faint enough to step back, strong enough to be read. */
export function opacityOf(dim: boolean): number | undefined {
  return dim ? 0.35 : undefined;
}

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function turnedTile(tile: SceneTile = {}, turned: number): SceneTile {
  return tile.arrow === undefined ? tile : { ...tile, arrow: turnDirection(tile.arrow, turned) };
}

type HillProps = SceneTile & { readonly at: string; readonly dim: boolean };

const GroundHill = memo(function GroundHill({ at, dim, ...tile }: HillProps): React.ReactNode {
  return (
    <g transform={at} opacity={opacityOf(dim)}>
      <Hill {...tile} />
    </g>
  );
});
