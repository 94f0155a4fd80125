'use client';

/**
 * The count, step by step. Where something is still to be entered, that is said instead; a game with too many or too few
 * inhabitants is counted all the same, with a warning.
 */
import { useState } from 'react';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { useNotebook } from '@/components/palatinus/game/store';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import { ShareButton } from '@/components/palatinus/share/share-button';
import { Screen } from '@/components/shell/screen';
import { StoreNotices } from '@/components/store/store-notices';
import { Placeholder } from '@/components/ui/placeholder';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import { type CountStep, type FieldName, makeStep } from '@/lib/palatinus';
import { CensusWarning } from './census-warning';
import { CountTools } from './count-tools';
import { HillStep, HillStepPlaceholder } from './hill-step';
import { StorySheet, TallyStep } from './late-parts';
import { RunningScore } from './running-score';
import { StepButtons } from './step-buttons';
import { type Count, useCount } from './use-count';
import { type StepInView, useStep } from './use-step';

const NO_STEPS: readonly CountStep[] = [];

export function ScoreScreen(): React.ReactNode {
  const say = useSay<'score' | 'screens' | 'ui'>();
  const language = useLanguage();
  const { count, ready, isShared, missing } = useCount();
  const inView = useStep(count?.steps ?? NO_STEPS);
  const isTally = inView.step.part === 'tally';
  return (
    <Screen
      split={!isTally}
      title={count && isTally ? say('score.tally') : say('screens.score')}
      {...(ready && {
        back: isShared
          ? { href: `/${language}`, label: say('ui.home') }
          : { to: 'inhabitants', label: say('screens.inhabitants') },
      })}
      tools={
        count && (
          <SecondPaint>
            <CountTools {...inView} game={count.game} result={count.result} />
          </SecondPaint>
        )
      }
      footer={count ? <Footer count={count} inView={inView} /> : !ready && <FooterPlaceholder />}
    >
      <StoreNotices />
      <SharedNotice />
      {!ready && <HillStepPlaceholder />}
      {missing.length > 0 && <Unfinished problems={missing} />}
      {count && <Step count={count} inView={inView} isMine={!isShared} />}
    </Screen>
  );
}

type Props = { readonly count: Count; readonly inView: StepInView };

/** The score so far, and the way on; side by side where there is room. */
function Footer({ count: { game, result }, inView }: Props): React.ReactNode {
  const { step } = inView;
  return (
    <div className="flex beside:flex-row low:flex-col w-full flex-col items-stretch beside:items-center gap-x-8 gap-y-1.5 py-0.5">
      {step.part !== 'tally' && (
        <div className="-mx-3 beside:mx-0 low:w-full beside:w-[55%] min-w-0">
          <SecondPaint room={<div className="h-13.5" />}>
            <RunningScore players={game.players} result={result} step={step} />
          </SecondPaint>
        </div>
      )}
      <div className="beside:ml-auto low:w-full beside:w-[45%]">
        <StepButtons {...inView} last={<ShareButton game={game} result={result} className="grow" />} />
      </div>
    </div>
  );
}

function FooterPlaceholder(): React.ReactNode {
  return (
    <div className="flex beside:flex-row w-full flex-col gap-x-8 gap-y-1.5 py-0.5">
      <Placeholder className="-mx-3 h-13.5 beside:mx-0 beside:w-[55%]" />
      <Placeholder className="h-touch beside:w-[45%]" />
    </div>
  );
}

function Step({ count, inView, isMine }: Props & { readonly isMine: boolean }): React.ReactNode {
  const { game, result, steps } = count;
  const { step, goTo } = inView;
  const { document: notebook, view } = useNotebook();
  const turned = isMine ? view.turned : 0;
  /** The field whose story is asked for, and at which step. */
  const [asked, setAsked] = useState<{ readonly at: FieldName; readonly step: string }>();
  const here = step.part === 'tally' ? undefined : step.letter;
  const hill = result.hills.find(({ letter }) => letter === here);
  const positions = count.positions.find(({ letter }) => letter === here);
  const warning = isMine && <CensusWarning notebook={notebook} />;
  if (!hill || !positions) return <TallyStep {...{ game, result, turned, goTo, warning }} mine={isMine} />;
  return (
    <>
      <HillStep
        {...{ game, hills: result.hills, hill, positions, step, steps, goTo, turned, warning }}
        onAsk={(at) => setAsked({ at, step: makeStep(step) })}
      />
      {asked?.step === makeStep(step) && (
        <StorySheet {...{ game, result, at: asked.at, mine: isMine }} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
