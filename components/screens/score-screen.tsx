'use client';

/**
 * The count. It is made anew from the notebook whenever that changes, in less time than a frame takes, so nothing of it
 * is kept. A table with a gap is told what it lacks instead; one with too many or too few inhabitants is counted. What
 * the first step does not need is fetched while it is read.
 */
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { KeepingNotices } from '@/components/kept/keeping-notices';
import { useKept } from '@/components/kept/kept';
import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { announce } from '@/components/ui/live';
import { RunningScore } from '@/components/walkthrough/running-score';
import { StepButtons } from '@/components/walkthrough/step-buttons';
import { useStep } from '@/components/walkthrough/use-step';
import { stepSentences } from '@/lib/i18n';
import { type CountStep, countSteps, positions, score, soundGame, standingsAt } from '@/lib/palatinus';
import { censusOf, draftOf } from '@/lib/table';
import { HillStep } from './hill-step';

const CensusWarning = lazy(async () => ({
  default: (await import('@/components/walkthrough/census-warning')).CensusWarning,
}));
const CountTools = lazy(async () => ({
  default: (await import('@/components/walkthrough/count-tools')).CountTools,
}));
const TallyStep = lazy(async () => ({ default: (await import('./tally-step')).TallyStep }));
const Unfinished = lazy(async () => ({
  default: (await import('@/components/exchange/unfinished')).Unfinished,
}));

const NO_STEPS: readonly CountStep[] = [];

export function ScoreScreen(): React.ReactNode {
  const say = useSay<'score' | 'steps' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  const { ready, notebook, turned } = useKept();
  const counted = useMemo(() => {
    const sound = soundGame(draftOf(notebook));
    if (!sound.ok) return sound;
    const game = sound.value;
    const result = score(game);
    return { ok: true as const, game, result, positions: positions(game), steps: countSteps(result) };
  }, [notebook]);
  const census = useMemo(() => censusOf(notebook), [notebook]);
  const now = useStep(counted.ok ? counted.steps : NO_STEPS);
  const { step } = now;
  const told = useMemo(
    () => (ready && counted.ok ? stepSentences(say, counted.game).step(counted.result, step) : []),
    [say, ready, counted, step],
  );
  useEffect(() => announce(told.join(' ')), [told]);

  const back = { href: `/${language}/inhabitants`, label: say('steps.inhabitants') };
  if (!ready || !counted.ok)
    return (
      <Screen title={say('steps.score')} back={back}>
        <KeepingNotices />
        <Suspense>{ready && !counted.ok && <Unfinished problems={counted.problems} />}</Suspense>
      </Screen>
    );

  const { game, result, steps } = counted;
  const here = step.part === 'tally' ? undefined : step.letter;
  const hill = result.hills.find(({ letter }) => letter === here);
  const standing = counted.positions.find(({ letter }) => letter === here);
  const warning = (
    <Suspense>
      <CensusWarning census={census} />
    </Suspense>
  );
  return (
    <Screen
      title={hill ? say('steps.score') : say('score.tally')}
      back={back}
      tools={
        <Suspense>
          <CountTools {...now} told={told} />
        </Suspense>
      }
      footer={
        <div className="flex beside:flex-row low:flex-col w-full flex-col items-stretch beside:items-center gap-x-8 gap-y-1.5 py-0.5">
          {hill && (
            <div className="-mx-3 min-w-0 beside:mx-0 low:w-full beside:w-[55%]">
              <RunningScore players={game.players} standings={standingsAt(result, step)} />
            </div>
          )}
          <div className="low:w-full beside:ml-auto beside:w-[45%]">
            <StepButtons {...now} />
          </div>
        </div>
      }
    >
      <KeepingNotices />
      {hill && standing ? (
        <HillStep
          game={game}
          hill={hill}
          positions={standing}
          step={step}
          steps={steps}
          goTo={now.goTo}
          turned={turned}
          warning={warning}
        />
      ) : (
        <Suspense>
          <TallyStep game={game} result={result} warning={warning} />
        </Suspense>
      )}
    </Screen>
  );
}
