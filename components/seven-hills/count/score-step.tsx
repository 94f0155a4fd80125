'use client';

/** One step of the count: its words and, if it is about the board, the map above or on the left. */
import { ABOVE_LANGUAGES } from '@/components/shell/screen';
import { SecondPaint } from '@/components/ui/second-paint';
import type { CountedEpoch } from '@/lib/i18n';
import type { CountStep } from '@/lib/seven-hills';
import { CountMap } from './count-map';
import { ElectionStep } from './election-step';
import { HillStep } from './hill-step';
import { KnightsStep, PenaltiesStep } from './knights-step';
import { LegionsStep } from './legions-step';
import { OrderStep } from './order-step';
import { StepChips } from './step-chips';
import type { Count } from './use-count';
import type { Walk } from './use-walk';

export type StepProps = {
  readonly count: Count;
  readonly walk: Walk & { readonly counted: CountedEpoch };
};

const STEPS: Readonly<Record<Exclude<CountStep['part'], 'track'>, React.FunctionComponent<StepProps>>> = {
  order: OrderStep,
  election: ElectionStep,
  legions: LegionsStep,
  hill: HillStep,
  knights: KnightsStep,
  penalties: PenaltiesStep,
};

/**
 * On a phone the map stays in sight while the words scroll beneath it. Not if there is much to tap; and it is hidden
 * if the step is not about the board.
 */
const STICKY = 'sticky short:static';
const ON_A_PHONE: Partial<Record<CountStep['part'], string>> = {
  order: 'hidden',
  legions: 'static',
  penalties: 'hidden',
};

/**
 *   phone     wide
 *   chips     map | chips
 *   map           | words
 *   words
 */
export const GRID =
  '[--board:clamp(14rem,100svh-30rem,38svh)] beside:grid beside:grid-cols-[var(--board-column)_minmax(0,48rem)] beside:grid-rows-[auto_1fr] flex flex-col gap-2 beside:gap-x-(--column-gap) beside:gap-y-3 low:gap-y-2';
export const CHIPS =
  'sticky top-[calc(--spacing(12)+env(safe-area-inset-top))] z-10 -my-3 bg-parchment py-2 beside:order-2 beside:mb-0 beside:pt-3 beside:pb-1';
export const MAP =
  'top-[calc(--spacing(27)+env(safe-area-inset-top))] z-10 -mx-(--gutter) h-(--board) bg-parchment px-2 beside:sticky beside:order-1 beside:top-15 beside:row-span-2 beside:mx-0 beside:block beside:aspect-square beside:h-auto beside:px-0 low:top-13.5 low:-mb-14';

export function ScoreStep({
  notices,
  aside,
  ...props
}: StepProps & { readonly notices: React.ReactNode; readonly aside: React.ReactNode }): React.ReactNode {
  const { count, walk } = props;
  const { step } = walk;
  if (step.part === 'track') return null;
  const Words = STEPS[step.part];
  const isMapHidden = ON_A_PHONE[step.part] === 'hidden';
  return (
    <div className={GRID}>
      <div className={CHIPS}>
        <StepChips step={step} jumpTo={walk.jumpTo} />
      </div>
      <div className={`${MAP} ${ON_A_PHONE[step.part] ?? STICKY}`}>
        <CountMap {...props} />
      </div>
      <article
        className={`min-w-0 beside:order-3 ${ABOVE_LANGUAGES} ${isMapHidden ? 'beside:pt-0 pt-2.5' : ''}`}
      >
        {notices}
        {/* A shared game can be read but not changed. */}
        <fieldset disabled={count.isShared} className="contents">
          <Words {...props} />
        </fieldset>
        <SecondPaint>{aside}</SecondPaint>
      </article>
    </div>
  );
}
