'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import type { Speaker } from '@/lib/i18n';
import type { CountStep } from '@/lib/palatinus';
import type { StepInView } from './use-step';

type Props = StepInView & {
  /** What comes after the last step. */
  readonly last: React.ReactNode;
};

/** Back and on, at the thumb. */
export function StepButtons({ step, before, next, goTo, last }: Props): React.ReactNode {
  const say = useSay<'score'>();
  return (
    <div className="flex w-full gap-3">
      <Button className="shrink-0" disabled={!before} onClick={() => before && goTo(before)}>
        <Icon name="back" />
        <span className="max-sm:sr-only">{say('score.back')}</span>
      </Button>
      {next ? (
        <Button look="primary" className="grow" onClick={() => goTo(next)}>
          {nameOf(say, step, next)}
          <Icon name="forward" />
        </Button>
      ) : (
        last
      )}
    </div>
  );
}

/** What comes next: at the same hill its part, else the hill. */
function nameOf(say: Speaker<'score'>, step: CountStep, next: CountStep): string {
  if (next.part === 'tally') return say('score.toTally');
  if (step.part === 'tally' || step.letter !== next.letter) return say('score.next', { letter: next.letter });
  if (next.part === 'judging') return say('score.nextCondottiere');
  return say(next.part === 'leaving' ? 'score.nextLeaving' : 'score.nextInfluence');
}
