import type { Hex } from '@/lib/hex';
import type { Place } from '@/lib/palatinus';
import { shapesAt, TILE_PATH, TILE_POINTS } from './layout';
import type { Scene } from './scene';

const HERE: readonly Hex[] = [{ q: 0, r: 0 }];

/** Whether a tile lies there, as far as one knows. */
export function isLaid(tiles: Scene['tiles'], place: Place): boolean {
  return tiles[place]?.letter !== undefined;
}

/** What makes seven hexes one piece of cardboard; around each of these hills. */
export function TileOutline({ at = HERE }: { readonly at?: readonly Hex[] }): React.ReactNode {
  return (
    <path
      d={shapesAt(TILE_PATH, at)}
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
