import { encode } from 'uqr';

type Props = { readonly text: string; readonly label: string; readonly className?: string };

/** What a scanner needs around the code. */
const QUIET = 4;

/**
 * Dark on light in any light, since many scanners read nothing else. The coarsest grid that holds the text: squares that
 * are large enough for a phone's camera matter more than marks of correction that a screen or a sheet seldom needs.
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

/** The dark squares of a row, those side by side as one stroke. */
function rowPath(row: readonly boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return Array.from(
    dark.matchAll(/x+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('');
}
