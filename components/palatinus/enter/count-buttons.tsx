'use client';

import { useWayOn } from '@/components/palatinus/game/count-under-way';
import { ScreenButton } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { RESULT_SCREEN, TOGETHER_SCREEN } from '@/lib/palatinus/enter';

type Props = {
  /** Whether everybody is placed. With too many or too few, the game can be counted all the same. */
  readonly isComplete: boolean;
  /** Whether no piece is placed. Then the board was cleared, and a count of it cannot go on. */
  readonly isEmpty: boolean;
};

/**
 * The two ways on from the board: the count piece by piece, for everybody around the phone, or its result at once. A
 * count that was interrupted goes on where it was; once its result was shown, it begins again.
 */
export function CountButtons({ isComplete, isEmpty }: Props): React.ReactNode {
  const say = useSay<'inhabitants'>();
  const underWay = useWayOn();
  const wayOn = isEmpty ? undefined : underWay;
  return (
    <div className="flex shrink-0 flex-wrap gap-2 *:basis-[8rem] *:px-2.5 tablet:*:basis-auto *:text-sm tablet:*:text-base">
      <ScreenButton to={RESULT_SCREEN} look={isComplete ? 'plain' : 'quiet'} className="grow">
        {say('inhabitants.showResult')}
      </ScreenButton>
      <ScreenButton
        to={wayOn?.to ?? TOGETHER_SCREEN}
        look={isComplete ? 'primary' : 'plain'}
        className="grow"
      >
        {say(wayOn?.hill ? 'inhabitants.goOnCounting' : 'inhabitants.countTogether')}
        <Icon name="forward" className="hidden tablet:block" />
      </ScreenButton>
    </div>
  );
}
