'use client';

/**
 * The count, step by step. A table with a gap is told what it lacks instead; one with too many or too few inhabitants is
 * counted.
 */
import { lazy, Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import { Screen } from '@/components/shell/screen';
import { Seen } from '@/components/shell/seen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { KeepingNotices } from '@/components/store/keeping-notices';
import { SharedNotice } from '@/components/transfer/shared-notice';
import { type CountStep, type FieldName, makeStep } from '@/lib/palatinus';
import { type Counted, useCount } from './count-now';
import {
  CensusWarning,
  CountTools,
  RunningScore,
  ShareButton,
  StepButtons,
  StorySheet,
  TallyStep,
} from './count-parts';
import { HillStep } from './hill-step';
import { type StepNow, useStep } from './use-step';

const Unfinished = lazy(async () => ({
  default: (await import('@/components/palatinus/enter/unfinished')).Unfinished,
}));

const NO_STEPS: readonly CountStep[] = [];

export function ScoreScreen(): React.ReactNode {
  const say = useSay<'score' | 'steps'>();
  const language = useLanguage();
  const { counted, shared, problems, turned } = useCount();
  const now = useStep(counted?.steps ?? NO_STEPS);
  const { step } = now;
  const tools = useTools(counted, now);
  return (
    <Screen
      split={step.part !== 'tally'}
      title={counted && step.part === 'tally' ? say('score.tally') : say('steps.score')}
      back={
        shared.status === 'none'
          ? { href: `/${language}/inhabitants`, label: say('steps.inhabitants') }
          : { href: `/${language}`, label: say('steps.home') }
      }
      tools={tools}
      footer={counted && <Footer counted={counted} now={now} />}
    >
      <KeepingNotices />
      <SharedNotice shared={shared} />
      <Suspense>{problems.length > 0 && <Unfinished problems={problems} />}</Suspense>
      {counted && <Step counted={counted} now={now} turned={turned} />}
    </Screen>
  );
}

/** Nobody presses a tool, and nothing is told aloud, before the step is painted. */
function useTools(counted: Counted | undefined, { step, next, goTo }: StepNow): React.ReactNode {
  const { game, result } = counted ?? {};
  const isSeen = use(Seen);
  const tools = useMemo(
    () => game && result && <CountTools {...{ step, next, goTo, game, result }} />,
    [step, next, goTo, game, result],
  );
  const later = useDeferredValue(tools, undefined);
  return isSeen && later;
}

type Props = { readonly counted: Counted; readonly now: StepNow };

/** The score so far, and the way on; side by side where there is room. */
function Footer({ counted: { game, result }, now }: Props): React.ReactNode {
  const { step } = now;
  return (
    <div className="flex beside:flex-row low:flex-col w-full flex-col items-stretch beside:items-center gap-x-8 gap-y-1.5 py-0.5">
      {step.part !== 'tally' && (
        <div className="-mx-3 beside:mx-0 low:w-full beside:w-[55%] min-w-0">
          <RunningScore players={game.players} result={result} step={step} />
        </div>
      )}
      <div className="beside:ml-auto low:w-full beside:w-[45%]">
        <StepButtons {...now} last={<ShareButton game={game} result={result} className="grow" />} />
      </div>
    </div>
  );
}

function Step({ counted, now, turned }: Props & { readonly turned: number }): React.ReactNode {
  const { game, result, steps, notebook } = counted;
  const { step, goTo } = now;
  /** Whose story is told, at which step. */
  const [asked, setAsked] = useState<{ readonly at: FieldName; readonly step: string }>();
  const here = step.part === 'tally' ? undefined : step.letter;
  const hill = result.hills.find(({ letter }) => letter === here);
  const positions = counted.positions.find(({ letter }) => letter === here);
  const warning = useMemo(() => notebook && <CensusWarning notebook={notebook} />, [notebook]);
  if (!hill || !positions)
    return <TallyStep {...{ game, result, turned, goTo, warning }} mine={notebook !== undefined} />;
  return (
    <>
      <HillStep
        {...{ game, hills: result.hills, hill, positions, step, steps, goTo, turned, warning }}
        onAsk={(at) => setAsked({ at, step: makeStep(step) })}
      />
      {asked?.step === makeStep(step) && (
        <StorySheet
          {...{ game, result, at: asked.at, mine: notebook !== undefined }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
