'use client';

/** In the upper bar of the count: a button to the result, and one that reads aloud what is shown. */
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { ToolButton } from '@/components/ui/tool-button';
import { canSpeak } from './use-voice';

/** Marks elements that can be pressed without stopping the automatic count. */
export const KEEPS_PLAYING = 'data-keeps-playing';

type Props = {
  readonly isVoiceOn: boolean;
  readonly onVoice: (isOn: boolean) => void;
  /** Leads to the result; undefined if it is shown. */
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
