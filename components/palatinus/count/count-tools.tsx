'use client';

/**
 * The count plays by itself and is read aloud, each if one wants; meanwhile the screen stays awake, and each step is told
 * to those who listen. Fetched after the first step is painted, since nobody presses these before having read it.
 */
import { useCallback, useEffect, useMemo } from 'react';
import { useLanguage, useSay } from '@/components/shell/speech';
import { IconButton } from '@/components/ui/icon-button';
import { announce } from '@/components/ui/live';
import { stepSentences } from '@/lib/i18n';
import { type Game, makeStep, type Result } from '@/lib/palatinus';
import { KEEPS_PLAYING, useAutoplay } from './use-autoplay';
import { useAwake } from './use-awake';
import type { StepNow } from './use-step';
import { useVoice } from './use-voice';

/** A calm pace: so long for each step, and longer where there is more to read. */
const STEP_MS = 6000;
const READING_MS = 55;
/** From the last word of the voice to the next step. */
const BREATH_MS = 1200;

type Props = Pick<StepNow, 'step' | 'next' | 'goTo'> & { readonly game: Game; readonly result: Result };

export function CountTools({ step, next, goTo, game, result }: Props): React.ReactNode {
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  const told = useMemo(() => stepSentences(say, game).step(result, step), [say, game, result, step]);
  useEffect(() => announce(told.join(' ')), [told]);
  const voice = useVoice(told, useLanguage());
  const reading = Math.max(STEP_MS, told.join(' ').length * READING_MS);
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
