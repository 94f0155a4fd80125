import type { Direction } from '@/lib/hex';
import { hexPoints } from './layout';
import type { SceneTile } from './scene';

const HEX = hexPoints();
/**
 * On the side towards direction 0; turned by sixths to the others. Long and notched: a triangle with equal sides, turned
 * by a sixth, looks like one that points the other way.
 */
const ARROW = 'M0-116 17-68 0-79-17-68Z';
/** Five points on a circle of radius 1. */
const STAR = 'M0-1 .24-.32 .95-.31 .38 .12 .59 .81 0 .4-.59 .81-.38 .12-.95-.31-.24-.32Z';

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

/** Nobody stands here: a medallion with the hill's letter and what its token is worth, and the arrow towards field 1. */
export function Hill({ letter, arrow, token }: SceneTile): React.ReactNode {
  return (
    <>
      <polygon
        points={HEX}
        strokeWidth="4"
        className={`stroke-hill-edge ${letter ? 'fill-hill' : 'fill-sand'}`}
      />
      {arrow !== undefined && <Arrow direction={arrow} />}
      {(letter || token) && <Medallion letter={letter} token={token} />}
    </>
  );
}

type MedallionProps = { readonly [Part in 'letter' | 'token']: SceneTile[Part] | undefined };

/** A letter without a token, or a token without a letter, has the medallion to itself. */
function Medallion({ letter, token }: MedallionProps): React.ReactNode {
  return (
    <>
      <circle r="61" strokeWidth="7" className="fill-medallion stroke-medallion-ring" />
      <g textAnchor="middle" className="font-bold font-sans">
        {letter && (
          <text y={token ? 6 : 25} fontSize={token ? 58 : 70} className="fill-ink">
            {letter}
          </text>
        )}
        {token && (
          <g transform={letter ? undefined : 'translate(0 -38) scale(1.3)'}>
            <path d={STAR} transform="translate(-13 29) scale(12.5)" className="fill-laurel" />
            <text x="12" y="43" fontSize="37" className="fill-laurel">
              {token}
            </text>
          </g>
        )}
      </g>
    </>
  );
}
