import type { Hex } from '@/lib/hex';
import { shapesAt, TILE_PATH, TILE_POINTS } from './layout';

const HERE: readonly Hex[] = [{ q: 0, r: 0 }];

type Props = { readonly at?: readonly Hex[]; readonly opacity?: number | undefined };

/** What makes seven hexes one piece of cardboard; around each of these hills. */
export function TileOutline({ at = HERE, opacity }: Props): React.ReactNode {
  return (
    <path
      d={shapesAt(TILE_PATH, at)}
      fill="none"
      strokeWidth="9"
      strokeLinejoin="round"
      opacity={opacity}
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
