/** The map so small that it only shows who leads where: for lists, with one shape for each hill and the Forum. */
import { type Colour, ColourShape } from '@/components/boards/sign';
import { COLOURS, FORUM, HILLS } from '@/lib/seven-hills';

/** The position of each, as on the map: west is on the left. */
const MIDDLES: Readonly<Record<string, readonly [number, number]>> = {
  Quirinalis: [48, 16],
  Viminalis: [82, 18],
  [FORUM]: [50, 50],
  Esquiliae: [84, 50],
  Aventinus: [18, 84],
  Palatinus: [50, 84],
  Caelius: [82, 84],
};
const TIBER = 'M10-2C8 20 16 32 18 42C22 54 6 62 8 76C10 88 6 94 8 102';

type Props = {
  /** From the summary of a game: an initial or `-` for each hill, then for the Forum. */
  readonly picture: string;
};

export function TinyMap({ picture }: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full">
      <rect width="100" height="100" rx="12" className="fill-field" />
      <path d={TIBER} fill="none" strokeWidth="7" className="stroke-spring" />
      {[...HILLS, FORUM].map((area, index) => {
        const [x, y] = MIDDLES[area] ?? [0, 0];
        const leader = COLOURS.find((colour: Colour) => colour.charAt(0) === picture[index]);
        return (
          <g key={area} transform={`translate(${x} ${y})`}>
            <circle r="13" className="fill-card stroke-field-edge" />
            {leader && (
              <g transform="scale(.15)">
                <ColourShape colour={leader} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
