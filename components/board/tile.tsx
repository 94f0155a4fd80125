import { TILE_POINTS } from './layout';

/** What makes seven hexes one piece of cardboard. */
export function TileOutline(): React.ReactNode {
  return (
    <polygon
      points={TILE_POINTS}
      fill="none"
      strokeWidth="9"
      strokeLinejoin="round"
      className="stroke-tile-edge"
    />
  );
}
