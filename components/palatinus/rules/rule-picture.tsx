/** A picture of a rule, with its sentences. */

import { Drawing, type DrawingProps } from '@/components/palatinus/board/drawing';
import { layoutOf, middleOf } from '@/components/palatinus/board/layout';
import type { Hex } from '@/lib/hex';
import type { Speaker } from '@/lib/i18n';
import { SPOTS, type Spot } from '@/lib/palatinus';
import { drawPicture } from './picture-drawing';
import type { Picture } from './pictures';

type Props = {
  readonly say: Speaker;
  readonly picture: Picture;
  /** Its name for screen readers. */
  readonly label: string;
};

/** The drawing, and below it the sentences of the count. */
export function RulePicture({ say, picture, label }: Props): React.ReactNode {
  const { sentences, ...drawing } = drawPicture(say, picture);
  return (
    <figure className="w-full max-w-72">
      <RuleBoard {...drawing} label={label} />
      <figcaption className="mt-2 text-muted text-sm leading-relaxed">
        {sentences.map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

/** From the middle of a hex to its sides, and a little more for the outline. */
const HALF = { width: 108, height: 94 } as const;
/** Units of the drawing to a rem of the page. */
const SCALE = 40;

type RuleBoardProps = DrawingProps & {
  readonly label: string;
  /** The fields that must be in the picture, in addition to hill A. */
  readonly shown: ReadonlySet<Spot>;
};

/**
 * A detail of the board with the fields of a rule, at the same scale in each picture. The board's own frame shows a
 * hill with everything that can matter to it, which is more than a rule needs.
 */
function RuleBoard({ label, shown, ...drawing }: RuleBoardProps): React.ReactNode {
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
