'use client';

/** In the upper bar of the count: the result, always one tap away, and a voice that reads what is shown. */
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { ToolButton } from '@/components/ui/tool-button';
import { canSpeak } from './use-voice';

/** Marks what may be pressed without stopping a count that plays by itself. */
export const KEEPS_PLAYING = 'data-keeps-playing';

type Props = {
  readonly isVoiceOn: boolean;
  readonly onVoice: (isOn: boolean) => void;
  /** Leads to the result; undefined where it is shown. */
  readonly onResult?: () => void;
};

export function CountTools({ isVoiceOn, onVoice, onResult }: Props): React.ReactNode {
  const say = useSay<'count'>();
  return (
    <>
      {onResult && (
        <button
          type="button"
          onClick={onResult}
          className={buttonClass('quiet', 'gap-1 px-2 text-[clamp(14px,3.75vw,0.875rem)]')}
        >
          <Icon name="skip" className="max-[22.5rem]:hidden" />
          {say('count.result')}
        </button>
      )}
      {canSpeak() && (
        <span {...{ [KEEPS_PLAYING]: '' }}>
          <ToolButton
            icon="voice"
            word={say('count.readAloud')}
            pressed={isVoiceOn}
            onClick={() => onVoice(!isVoiceOn)}
          />
        </span>
      )}
    </>
  );
}
