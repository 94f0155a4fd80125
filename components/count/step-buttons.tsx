'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';

type Props = {
  /** Undefined at the end, and at the beginning. */
  readonly goOn: (() => void) | undefined;
  readonly goBack: (() => void) | undefined;
  /** The name of the next step. */
  readonly next: string;
  /** The controls of the automatic count, between the two buttons. */
  readonly player?: React.ReactNode;
  /** Shown instead of the forward button, at the end. */
  readonly children?: React.ReactNode;
};

/** Back and forward, near the thumb. */
export function StepButtons({ goOn, goBack, next, player, children }: Props): React.ReactNode {
  const say = useSay<'count'>();
  return (
    <div className="group flex w-auto gap-2 max-[22.5rem]:-mx-3 sm:gap-3 min-[56.25rem]:max-xl:gap-2">
      {/* On a phone this button is hidden while the count plays: the speed is shown instead, and pause replaces
          play. Next to a board there is no room for three words, so an arrow must do; in landscape, a phone has an
          icon for play. */}
      <Button
        className="shrink-0 max-sm:w-touch max-sm:px-0 max-sm:group-has-data-playing:hidden min-[56.25rem]:max-xl:px-2.5 sm:low:px-4"
        disabled={!goBack}
        {...(goBack && { onClick: goBack })}
      >
        <Icon name="back" />
        <span className="max-sm:sr-only min-[56.25rem]:max-xl:sr-only sm:low:not-sr-only">
          {say('count.back')}
        </span>
      </Button>
      {player}
      {goOn ? (
        <Button
          look="primary"
          className="min-w-0 grow text-balance text-[min(1rem,4.5vw)] max-sm:px-2 min-[56.25rem]:max-xl:px-2 min-[56.25rem]:max-[100rem]:group-has-data-playing:px-2 min-[56.25rem]:max-[100rem]:group-has-data-playing:text-sm"
          onClick={goOn}
        >
          {next}
          <Icon name="forward" className="max-[24rem]:hidden min-[56.25rem]:max-lg:hidden" />
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
