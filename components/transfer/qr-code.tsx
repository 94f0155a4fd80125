import { encode } from 'uqr';

type Props = { readonly text: string; readonly label: string; readonly className?: string };

/** The quiet zone that scanners need around the code. */
const QUIET = 4;

/**
 * Dark on light in every theme, because many scanners read nothing else. The smallest version that holds the text:
 * large squares matter more to a phone's camera than error correction, which a screen or a sheet rarely needs.
 */
export function QrCode({ text, label, className = '' }: Props): React.ReactNode {
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const side = size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`scheme-light ${className}`}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} className="fill-on-fill" />
      <path d={data.map(rowPath).join('')} className="fill-ink" />
    </svg>
  );
}

/** The dark squares of a row, adjacent ones as one stroke. */
function rowPath(row: readonly boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return Array.from(
    dark.matchAll(/x+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('');
}
