/**
 * A detail of the board: the fields a rule speaks of, as large in each picture. The board's own frame shows a hill and
 * all that can matter to it, which is more than a rule needs.
 */
import { Drawing, type DrawingProps } from '@/components/palatinus/board/drawing';
import { layoutOf, middleOf } from '@/components/palatinus/board/layout';
import type { Hex } from '@/lib/hex';
import { SPOTS, type Spot } from '@/lib/palatinus';

/** From the middle of a hex to its sides, and a little more for the outline. */
const HALF = { width: 108, height: 94 } as const;
/** Units of the drawing to a rem of the page. */
const SCALE = 40;

type Props = DrawingProps & {
  readonly label: string;
  /** What must be in the picture, beside hill A. */
  readonly shown: ReadonlySet<Spot>;
};

export function RuleBoard({ label, shown, ...drawing }: Props): React.ReactNode {
  const layout = layoutOf(drawing.scene.handedness);
  const middles = [
    layout.hills[0],
    ...SPOTS.filter((spot) => shown.has(spot)).map((spot) => layout.spots[spot]),
  ].map(middleOf);
  const left = Math.min(...middles.map(({ x }) => x)) - HALF.width;
  const top = Math.min(...middles.map(({ y }) => y)) - HALF.height;
  const width = Math.max(...middles.map(({ x }) => x)) + HALF.width - left;
  const height = Math.max(...middles.map(({ y }) => y)) + HALF.height - top;
  const within = (hex: Hex): boolean => {
    const { x, y } = middleOf(hex);
    const [right, bottom] = [left + width, top + height];
    return (
      x + HALF.width > left && x - HALF.width < right && y + HALF.height > top && y - HALF.height < bottom
    );
  };
  return (
    <svg
      viewBox={[left, top, width, height].join(' ')}
      role="img"
      aria-label={label}
      className="w-full rounded-xl"
      style={{ maxWidth: `${width / SCALE}rem` }}
    >
      <Drawing layout={layout} names within={within} {...drawing} />
    </svg>
  );
}
