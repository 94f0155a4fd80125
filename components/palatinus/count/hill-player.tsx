'use client';

/** Plays the count automatically: piece by piece when people count together, otherwise step by step. */
import { useMemo } from 'react';
import { CountPlayer } from '@/components/count/count-player';
import { useSay } from '@/components/ui/speech';
import { beatSentences, stepSentences } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';
import type { Walk } from './use-walk';

type Props = {
  readonly walk: Walk;
  readonly game: Game;
  /** The whole result. */
  readonly result: Result;
  readonly isVoiceOn: boolean;
};

export function HillPlayer({ walk, game, result, isVoiceOn }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'walkthrough' | 'words'>();
  const { step, hill, beats, moment, goOn, countTogether } = walk;
  const sentences = useMemo(
    () =>
      hill && beats !== undefined
        ? beatSentences(say, game, hill, step)
        : stepSentences(say, game).step(result, step),
    [say, game, result, step, hill, beats],
  );
  return <CountPlayer {...{ sentences, goOn, isVoiceOn }} moment={moment} onPlay={countTogether} />;
}
