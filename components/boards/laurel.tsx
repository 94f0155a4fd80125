import { type Colour, ColourShape, ColourSign } from './sign';

/** A leaf that grows upwards from 0, 0. */
export const LEAF = 'M0 0C7-5 9-15 0-26C-9-15-7-5 0 0Z';
/** One branch, from the bottom up: the place of each leaf, in degrees from the lowest point. */
const LEAVES = [18, 42, 66, 90, 114, 138];
/** The delay from leaf to leaf in a growing wreath. */
const LEAF_MS = 180;

type Growing = {
  /** Whether the leaves appear one after the other; not if reduced motion is preferred. */
  readonly isGrowing?: boolean;
};

/** The wreath alone, around 0, 0 and 140 wide: leaves on two branches that meet at the bottom. */
function Wreath({ isGrowing = false }: Growing): React.ReactNode {
  return (
    <g className="fill-laurel">
      {[1, -1].map((side) =>
        LEAVES.map((degrees, index) => (
          <path
            key={side * degrees}
            d={LEAF}
            transform={`rotate(${180 - side * degrees}) translate(0 -48) rotate(${-side * 55})`}
            {...(isGrowing && {
              className: 'motion-safe:animate-sprout',
              style: { animationDelay: `${index * LEAF_MS}ms` },
            })}
          />
        )),
      )}
    </g>
  );
}

type Props = Growing & { readonly colour: Colour; readonly className: string };

/** A winner's sign in a wreath. */
export function Laurel({ colour, className, isGrowing = false }: Props): React.ReactNode {
  return (
    <div className={`relative ${className}`}>
      <svg viewBox="-70 -70 140 140" className="absolute inset-0" aria-hidden="true">
        <Wreath isGrowing={isGrowing} />
      </svg>
      <ColourSign
        colour={colour}
        className={`absolute inset-[17%] size-[66%] ${isGrowing ? 'motion-safe:animate-crown' : ''}`}
      />
    </div>
  );
}

/** The same for use inside an SVG, around 0, 0 and 140 wide. */
export function LaurelDrawing({ colour }: { readonly colour: Colour }): React.ReactNode {
  return (
    <>
      <Wreath />
      <g transform="scale(.55)">
        <ColourShape colour={colour} />
      </g>
    </>
  );
}
