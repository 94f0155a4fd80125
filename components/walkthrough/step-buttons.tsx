'use client';

import { useLanguage, useSay } from '@/components/shell/speech';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { StepNow } from './use-step';

/** Back and on, at the thumb; after the tally, on is to take the table along. */
export function StepButtons({ step, before, next, goTo }: StepNow): React.ReactNode {
  const say = useSay<'score'>();
  const language = useLanguage();
  return (
    <div className="low:ml-0 beside:ml-auto low:w-full beside:w-[45%] flex w-full gap-3">
      <Button className="shrink-0" disabled={!before} onClick={() => before && goTo(before)}>
        <Icon name="back" />
        {step === 'tally' && before ? say('score.hillOf', { letter: before }) : say('score.back')}
      </Button>
      {next ? (
        <Button look="primary" className="grow" onClick={() => goTo(next)}>
          {next === 'tally' ? say('score.toTally') : say('score.next', { letter: next })}
          <Icon name="forward" />
        </Button>
      ) : (
        <ButtonLink className="grow" href={`/${language}/file`}>
          <Icon name="download" />
          {say('score.save')}
        </ButtonLink>
      )}
    </div>
  );
}
