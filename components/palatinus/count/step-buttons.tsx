'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import type { Speaker } from '@/lib/i18n';
import type { CountStep } from '@/lib/palatinus';
import type { Walk } from './use-walk';

type Props = {
  readonly walk: Walk;
  /** Where the count plays by itself, between back and on. */
  readonly player: React.ReactNode;
};

/** Back and on, at the thumb. At the end nothing is where "on" was, since people tap it once too often. */
export function StepButtons({ walk, player }: Props): React.ReactNode {
  const { goOn, goBack } = walk;
  const say = useSay<'score'>();
  return (
    <div className="group flex w-full gap-2 sm:gap-3">
      {/* On a phone it makes room for the speed while the count plays. */}
      <Button
        className="shrink-0 max-sm:w-touch max-sm:px-0 max-sm:group-has-data-playing:hidden"
        disabled={!goBack}
        {...(goBack && { onClick: goBack })}
      >
        <Icon name="back" />
        <span className="max-sm:sr-only">{say('score.back')}</span>
      </Button>
      {player}
      {goOn ? (
        <Button look="primary" className="min-w-0 grow text-balance max-sm:px-2" onClick={goOn}>
          {nameOf(say, walk)}
          <Icon name="forward" className="max-[24rem]:hidden" />
        </Button>
      ) : (
        <p className="flex min-h-touch grow items-center justify-center text-center text-muted text-sm">
          {say('score.allCounted')}
        </p>
      )}
    </div>
  );
}

/** What comes next: at this step a piece or its verdict; at the same hill its part, else the hill. */
function nameOf(say: Speaker<'score'>, { step, next, nextBeat }: Walk): string {
  if (nextBeat) return say(nextBeat.shows === 'verdict' ? 'score.nextVerdict' : 'score.nextPiece');
  if (!next || next.part === 'tally') return say('score.toTally');
  return nameOfStep(say, step, next);
}

function nameOfStep(
  say: Speaker<'score'>,
  step: CountStep,
  next: Exclude<CountStep, { part: 'tally' }>,
): string {
  if (step.part === 'tally' || step.letter !== next.letter) return say('score.next', { letter: next.letter });
  if (next.part === 'judging') return say('score.nextCondottiere');
  return say(next.part === 'leaving' ? 'score.nextLeaving' : 'score.nextInfluence');
}
