import type { Direction } from '@/lib/hex';
import type { Letter, Tile } from '@/lib/palatinus';
import { hexPoints } from './layout';
import { STAR } from './shapes';

const HEX = hexPoints();
/** On the side towards direction 0; turned by sixths to the others. */
const ARROW = 'M-17-75H17L0-103Z';

export function Arrow({ direction }: { readonly direction: Direction }): React.ReactNode {
  return (
    <path
      d={ARROW}
      transform={`rotate(${direction * 60})`}
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-arrow stroke-arrow"
    />
  );
}

type Props = { readonly letter: Letter; readonly tile: Pick<Tile, 'arrow' | 'token'> };

/** Nobody stands here: a medallion with the hill's letter and what its token is worth, and the arrow towards field 1. */
export function Hill({ letter, tile: { arrow, token } }: Props): React.ReactNode {
  return (
    <>
      <polygon points={HEX} strokeWidth="4" className="fill-hill stroke-hill-edge" />
      <Arrow direction={arrow} />
      <circle r="61" strokeWidth="7" className="fill-medallion stroke-medallion-ring" />
      <g textAnchor="middle" className="font-bold font-sans">
        <text y="6" fontSize="58" className="fill-ink">
          {letter}
        </text>
        <path d={STAR} transform="translate(-13 29) scale(12.5)" className="fill-laurel" />
        <text x="12" y="43" fontSize="37" className="fill-laurel">
          {token}
        </text>
      </g>
    </>
  );
}
