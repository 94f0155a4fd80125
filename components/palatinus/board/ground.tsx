/** The cardboard: fields, hills and the outlines of tiles. Nobody stands on it yet. What looks alike is one path. */
import { memo } from 'react';
import { type Hex, turnDirection } from '@/lib/hex';
import { PLACES, type Place, placeOf, SPOTS, type Spot } from '@/lib/palatinus';
import { Earth, Gaps, Pale, Springs } from './field';
import { Hill } from './hill';
import { type Layout, moveTo } from './layout';
import type { Scene, SceneTile } from './scene';
import { CurrentOutline, isLaid, TileOutline } from './tile';

type GroundProps = {
  readonly layout: Layout;
  readonly tiles: Scene['tiles'];
  readonly springs: Scene['springs'];
  readonly turned: number;
  readonly current: Place | undefined;
  readonly asking: Place | undefined;
  readonly within: ((hex: Hex) => boolean) | undefined;
};

export const Ground = memo(function Ground({
  layout,
  tiles,
  springs,
  turned,
  ...props
}: GroundProps): React.ReactNode {
  const { current, asking, within = () => true } = props;
  const seen = SPOTS.filter((spot) => within(layout.spots[spot]));
  const where = (isIt: (spot: Spot) => boolean): readonly Hex[] =>
    seen.filter(isIt).map((spot) => layout.spots[spot]);
  return (
    <>
      <Gaps at={where((spot) => !isLaid(tiles, placeOf(spot)))} />
      <Earth at={where((spot) => isLaid(tiles, placeOf(spot)))} />
      {asking !== undefined && <Pale at={where((spot) => placeOf(spot) === asking)} />}
      <Springs at={where((spot) => springs.has(spot) && isLaid(tiles, placeOf(spot)))} />
      {PLACES.filter((place) => within(layout.hills[place])).map((place) => (
        <GroundHill key={place} at={moveTo(layout.hills[place])} {...turnedTile(tiles[place], turned)} />
      ))}
      <TileOutline at={PLACES.filter((place) => isLaid(tiles, place)).map((place) => layout.hills[place])} />
      {current !== undefined && (
        <g transform={moveTo(layout.hills[current])}>
          <CurrentOutline />
        </g>
      )}
    </>
  );
});

function turnedTile(tile: SceneTile = {}, turned: number): SceneTile {
  return tile.arrow === undefined ? tile : { ...tile, arrow: turnDirection(tile.arrow, turned) };
}

type HillProps = SceneTile & { readonly at: string };

const GroundHill = memo(function GroundHill({ at, ...tile }: HillProps): React.ReactNode {
  return (
    <g transform={at}>
      <Hill {...tile} />
    </g>
  );
});
