'use client';

/**
 * Plays the count automatically and reads it aloud, each on request. Meanwhile the screen stays awake, and everything
 * shown is announced to screen readers.
 */
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useLanguage, useSay } from '@/components/ui/speech';
import { KEEPS_PLAYING } from './count-tools';
import { useAwake } from './use-awake';
import { useVoice } from './use-voice';

/** A calm pace: the least time for anything shown, and the time per character for longer texts. */
const BEAT_MS = 2600;
const READING_MS = 48;
/** The pause after the voice has finished. */
const BREATH_MS = 1000;

type Speed = 1 | 2;
/** The speed chosen last, while the app is open. */
let lastSpeed: Speed = 1;

type Props = {
  /** The words of what is shown. */
  readonly sentences: readonly string[];
  /** Shows what comes next; undefined at the end. */
  readonly goOn: (() => void) | undefined;
  /** Changes with what is shown, which restarts the progress bar. */
  readonly moment: string;
  readonly isVoiceOn: boolean;
  /** Called when playing starts. */
  readonly onPlay?: () => void;
};

export function CountPlayer({ sentences, goOn, moment, isVoiceOn, onPlay }: Props): React.ReactNode {
  const say = useSay<'count'>();
  useEffect(() => announce(sentences.join(' ')), [sentences]);
  const isSpeaking = useVoice(sentences, useLanguage(), isVoiceOn);
  const [speed, setSpeed] = useState(lastSpeed);
  const reading = Math.max(BEAT_MS, sentences.join(' ').length * READING_MS) / speed;
  const afterMs = isSpeaking ? undefined : isVoiceOn ? BREATH_MS / speed : reading;
  const { isPlaying, toggle } = useAutoplay(goOn, afterMs);
  useAwake();
  if (!goOn) return null;
  const otherSpeed: Speed = speed === 1 ? 2 : 1;
  return (
    <div {...{ [KEEPS_PLAYING]: '' }} className="flex shrink-0 gap-2 sm:gap-3">
      {isPlaying && <Playing key={`${moment} ${afterMs}`} ms={afterMs} />}
      <Button
        className="max-sm:w-touch max-sm:px-0 min-[56.25rem]:max-xl:px-3"
        onClick={() => {
          if (!isPlaying) onPlay?.();
          toggle();
        }}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span aria-hidden="true" className="low:hidden max-sm:hidden">
          {say(isPlaying ? 'count.pause' : 'count.playShort')}
        </span>
        <span className="sr-only">{say(isPlaying ? 'count.pause' : 'count.play')}</span>
      </Button>
      {isPlaying && (
        <Button
          className="w-touch px-0 max-sm:-order-1"
          onClick={() => {
            lastSpeed = otherSpeed;
            setSpeed(otherSpeed);
          }}
        >
          <span aria-hidden="true">{speed}×</span>
          <span className="sr-only">{say('count.speed', { speed })}</span>
        </Button>
      )}
    </div>
  );
}

/**
 * A bar above the buttons that fills until the next step. If reduced motion is preferred, and while the voice speaks,
 * it is full.
 */
function Playing({ ms }: { readonly ms: number | undefined }): React.ReactNode {
  return (
    <div
      aria-hidden="true"
      data-playing=""
      style={{ animationDuration: `${ms ?? 0}ms` }}
      className="pointer-events-none absolute inset-x-0 -top-0.5 h-1 origin-left bg-terracotta-fill motion-safe:animate-fill"
    />
  );
}

interface Autoplay {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * Advances the count automatically until its end, or until somebody touches anything else. `goOn` shows what comes
 * next, if there is anything; `afterMs` is undefined while something else has to end first.
 */
function useAutoplay(goOn: (() => void) | undefined, afterMs: number | undefined): Autoplay {
  const [isPlaying, setPlaying] = useState(false);
  const isOn = isPlaying && goOn !== undefined;

  useEffect(() => {
    if (!isPlaying || afterMs === undefined) return;
    if (!goOn) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(goOn, afterMs);
    return () => clearTimeout(timer);
  }, [isPlaying, goOn, afterMs]);

  useEffect(() => {
    if (!isOn) return;
    function stop({ target }: Event): void {
      if (target instanceof Element && target.closest(`[${KEEPS_PLAYING}]`)) return;
      setPlaying(false);
    }
    const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
    for (const event of events) document.addEventListener(event, stop, true);
    return () => {
      for (const event of events) document.removeEventListener(event, stop, true);
    };
  }, [isOn]);

  return { isPlaying: isOn, toggle: () => setPlaying(!isPlaying) };
}
