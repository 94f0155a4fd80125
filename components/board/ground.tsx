/** The cardboard: fields, hills and the outlines of tiles. Nobody stands on it yet. */
import { memo } from 'react';
import { DIRECTIONS, type Hex, turnDirection } from '@/lib/hex';
import { makeSpot, PLACES, type Place, placeOf, SPOTS, type Spot } from '@/lib/palatinus';
import { Field, Gap } from './field';
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
  // A hill is as bright as the whole of its tile.
  const isDim = (place: Place): boolean =>
    DIRECTIONS.some((direction) => dimmed.has(makeSpot(place, direction)));
  const laid = PLACES.filter(isLaid);
  return (
    <>
      {SPOTS.filter((spot) => within(layout.spots[spot])).map((spot) => (
        <GroundField
          key={spot}
          at={moveTo(layout.spots[spot])}
          laid={isLaid(placeOf(spot))}
          spring={scene.springs.has(spot)}
          pale={placeOf(spot) === asking}
          dim={dimmed.has(spot)}
        />
      ))}
      {PLACES.filter((place) => within(layout.hills[place])).map((place) => (
        <GroundHill
          key={place}
          at={moveTo(layout.hills[place])}
          dim={isDim(place)}
          {...turnedTile(scene.tiles[place], turned)}
        />
      ))}
      {/* Bright outlines come after dim ones, to be whole where two tiles meet. */}
      {[...laid.filter(isDim), ...laid.filter((place) => !isDim(place))].map((place) => (
        <g key={place} transform={moveTo(layout.hills[place])} opacity={opacityOf(isDim(place))}>
          <TileOutline />
        </g>
      ))}
      {current !== undefined && (
        <g transform={moveTo(layout.hills[current])}>
          <CurrentOutline />
        </g>
      )}
    </>
  );
}

/** Faint enough to step back, strong enough to be read. */
export function opacityOf(dim: boolean): number | undefined {
  return dim ? 0.35 : undefined;
}

function turnedTile(tile: SceneTile = {}, turned: number): SceneTile {
  return tile.arrow === undefined ? tile : { ...tile, arrow: turnDirection(tile.arrow, turned) };
}

type FieldProps = {
  readonly at: string;
  readonly laid: boolean;
  readonly spring: boolean;
  readonly pale: boolean;
  readonly dim: boolean;
};

const GroundField = memo(function GroundField({ at, laid, spring, pale, dim }: FieldProps): React.ReactNode {
  return (
    <g transform={at} opacity={opacityOf(dim)}>
      {laid ? <Field spring={spring} pale={pale} /> : <Gap />}
    </g>
  );
});

type HillProps = SceneTile & { readonly at: string; readonly dim: boolean };

const GroundHill = memo(function GroundHill({ at, dim, ...tile }: HillProps): React.ReactNode {
  return (
    <g transform={at} opacity={opacityOf(dim)}>
      <Hill {...tile} />
    </g>
  );
});
