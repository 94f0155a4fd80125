import type { Point } from '@/lib/hex';
import type { BoardLine } from './decorations';

/** So much is left free at the start and at the end, so that whoever stands there stays in sight. */
const START = 42;
const END = 60;
/** Many give at once, and none should hide whom they give to; captures are few, and are what a step is about. */
const HEADS = {
  captures: { head: 'M0-28 38 0 0 28Z', length: 38, width: 16, ground: 30 },
  gives: { head: 'M0-19 28 0 0 19Z', length: 28, width: 13, ground: 24 },
} as const;

type Props = { readonly from: Point; readonly to: Point; readonly look: BoardLine['look'] };

/** An arrow between two fields, light beneath to show on any ground: a full line captures, a line of beads gives. */
export function Line({ from, to, look }: Props): React.ReactNode {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const angle = Math.round((Math.atan2(y, x) * 1800) / Math.PI) / 10;
  const { head: shape, length, width, ground } = HEADS[look];
  const end = Math.round(Math.hypot(x, y)) - END - length;
  const shaft = `M${START} 0H${end + 8}`;
  const head = <path d={shape} transform={`translate(${end} 0)`} />;
  const colours = look === 'captures' ? 'fill-terracotta stroke-terracotta' : 'fill-laurel stroke-laurel';
  return (
    <g
      transform={`translate(${from.x} ${from.y}) rotate(${angle})`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g className="fill-card stroke-card" strokeWidth={ground}>
        <path d={shaft} />
        <g strokeWidth="18">{head}</g>
      </g>
      <g className={colours}>
        <path d={shaft} strokeWidth={width} strokeDasharray={look === 'gives' ? '0 21' : undefined} />
        <g strokeWidth="4">{head}</g>
      </g>
    </g>
  );
}
