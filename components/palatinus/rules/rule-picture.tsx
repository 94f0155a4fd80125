/** A picture of a rule, with its sentences. */

import { Drawing, type DrawingProps } from '@/components/palatinus/board/drawing';
import { layoutOf, middleOf } from '@/components/palatinus/board/layout';
import type { Hex } from '@/lib/hex';
import type { Speaker } from '@/lib/i18n';
import { SPOTS, type Spot } from '@/lib/palatinus';
import { unbroken } from '@/lib/text';
import { drawPicture } from './picture-drawing';
import type { Picture } from './pictures';

type Props = {
  readonly say: Speaker;
  readonly picture: Picture;
  /** Its name for screen readers. */
  readonly label: string;
};

/** For a card: the drawing and, next to it or in a narrow card below it, only the sentence with the outcome. */
export function SmallRulePicture({ say, picture, label }: Props): React.ReactNode {
  const { sentences, ...drawing } = drawPicture(say, picture);
  return (
    <div className="@container">
      <figure className="flex @min-[17rem]:flex-row flex-col @min-[17rem]:items-center gap-x-3 gap-y-2">
        <div className="w-full max-w-48 shrink-0 @min-[17rem]:w-1/2">
          <RuleBoard {...drawing} label={label} />
        </div>
        {/* Called an example, because the picture has fields and colours of the current game but is not a position
            from it. */}
        <figcaption className="min-w-0 text-sm leading-snug">
          <b>{say('rulebook.example')}</b> {unbroken(sentences.at(-1) ?? '')}
        </figcaption>
      </figure>
    </div>
  );
}

/** The drawing and, below it or next to it, the sentences of the count. */
export function RulePicture({ say, picture, label }: Props): React.ReactNode {
  const { sentences, ...drawing } = drawPicture(say, picture);
  return (
    <div className="@container w-full">
      <figure className="max-w-72 @min-[30rem]:max-w-none items-start @min-[30rem]:flex gap-6">
        <RuleBoard {...drawing} label={label} />
        <figcaption className="mt-2 @min-[30rem]:mt-0 text-muted text-sm leading-relaxed">
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-1">
              {unbroken(sentence)}
            </p>
          ))}
        </figcaption>
      </figure>
    </div>
  );
}

/** From the middle of a hex to its sides, and a little more for the outline. */
const HALF = { width: 108, height: 94 } as const;
/** Units of the drawing per rem of the page. */
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
      className="w-full shrink-0 rounded-xl"
      style={{ maxWidth: `${width / SCALE}rem` }}
    >
      <Drawing layout={layout} names within={within} {...drawing} />
    </svg>
  );
}
