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

/** The tile that is being entered: twice as bold, in the colour of what is to be done, light beneath to show on any ground. */
export function CurrentOutline(): React.ReactNode {
  return (
    <g fill="none" strokeLinejoin="round">
      <polygon points={TILE_POINTS} strokeWidth="20" className="stroke-card" />
      <polygon points={TILE_POINTS} strokeWidth="13" className="stroke-terracotta" />
    </g>
  );
}
