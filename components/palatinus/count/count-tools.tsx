'use client';

/**
 * The count plays by itself and is read aloud, each if one wants; meanwhile the screen stays awake, and each step is said
 * to those who listen.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useLanguage, useSay } from '@/components/ui/speech';
import { stepSentences } from '@/lib/i18n';
import { type Game, makeStep, type Result } from '@/lib/palatinus';
import type { StepInView } from './use-step';
import { useVoice } from './use-voice';

/** A calm pace: so long for each step, and longer where there is more to read. */
const STEP_MS = 6000;
const READING_MS = 55;
/** From the last word of the voice to the next step. */
const BREATH_MS = 1200;

type Props = Pick<StepInView, 'step' | 'next' | 'goTo'> & { readonly game: Game; readonly result: Result };

export function CountTools({ step, next, goTo, game, result }: Props): React.ReactNode {
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  const sentences = useMemo(() => stepSentences(say, game).step(result, step), [say, game, result, step]);
  useEffect(() => announce(sentences.join(' ')), [sentences]);
  const voice = useVoice(sentences, useLanguage());
  const reading = Math.max(STEP_MS, sentences.join(' ').length * READING_MS);
  const afterMs = voice.isSpeaking ? undefined : voice.isOn ? BREATH_MS : reading;
  const goOn = useCallback(() => next && goTo(next, true), [next, goTo]);
  const { isPlaying, toggle } = useAutoplay(next && goOn, afterMs);
  useAwake();
  return (
    <div {...{ [KEEPS_PLAYING]: '' }} className="flex">
      {isPlaying && <Playing key={`${makeStep(step)}${afterMs}`} ms={afterMs} />}
      {voice.toggle && (
        <IconButton icon="voice" label={say('score.readAloud')} pressed={voice.isOn} onClick={voice.toggle} />
      )}
      {next && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={say(isPlaying ? 'score.pause' : 'score.play')}
          onClick={toggle}
        />
      )}
    </div>
  );
}

/**
 * That it goes on by itself, and how soon: a word in the corner of the board, and a bar beneath the header that fills up
 * until the next step. Where nothing may move, and while the voice has not ended, the bar is full.
 */
function Playing({ ms }: { readonly ms: number | undefined }): React.ReactNode {
  const say = useSay<'score'>();
  return (
    <div aria-hidden="true" data-playing="" className="pointer-events-none absolute inset-x-0 -bottom-px">
      <div
        style={{ animationDuration: `${ms ?? 0}ms` }}
        className="h-1 origin-left bg-terracotta-fill motion-safe:animate-fill"
      />
      <p className="absolute top-18 beside:top-4 left-2 rounded-full border border-line bg-card px-3 py-1 text-sm">
        {say('score.playing')}
      </p>
    </div>
  );
}

/** Marks what may be pressed without stopping it. */
const KEEPS_PLAYING = 'data-keeps-playing';

interface Autoplay {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * The count goes on by itself, step after step, until the end or until somebody touches anything else. `goOn` is a step
 * further, if there is one; `afterMs` is undefined while something else has to end first.
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

/** Keeps the screen from going dark while a table is counted: nobody touches it while everybody looks at it. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let hasLeft = false;
    async function stayAwake(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock?.request('screen');
        if (hasLeft) await granted?.release();
        else lock = granted;
      } catch {
        // Refused, as when the battery is low: the screen may sleep then.
      }
    }
    void stayAwake();
    // A browser takes it back whenever the page is out of sight.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
