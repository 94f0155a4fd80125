'use client';

/**
 * The count of an epoch, step by step. If it cannot be counted, the reason is shown with a link to where it is
 * entered.
 */
import { useMemo, useState } from 'react';
import { CountPlayer } from '@/components/count/count-player';
import { CountTools } from '@/components/count/count-tools';
import { StepButtons } from '@/components/count/step-buttons';
import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { SharedNotice } from '@/components/seven-hills/game/shared-notice';
import { notebookStore } from '@/components/seven-hills/game/store';
import { Screen } from '@/components/shell/screen';
import { useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Placeholder } from '@/components/ui/placeholder';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import { epochName, guideSentences } from '@/lib/i18n';
import { type Epoch, makeStep } from '@/lib/seven-hills';
import {
  beginEpoch,
  countScreen,
  epochScreen,
  finishGame,
  nextEpoch,
  RESULT_SCREEN,
} from '@/lib/seven-hills/enter';
import { LegionsNotices } from './legions-notice';
import { CorrectionNotice, CorrectLinks, entryOf, Remarks, Unsound } from './notices';
import { RunningScore } from './running-score';
import { CHIPS, GRID, MAP, ScoreStep, type StepProps } from './score-step';
import { TrackStep } from './track-step';
import { isAtEnd, useCount } from './use-count';
import { useWalk } from './use-walk';

export function ScoreScreen(): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenWords' | 'ui'>();
  const language = useLanguage();
  const { ready, count, problems } = useCount();
  const isMine = !useGameInView().isShared;
  const walk = useWalk(count);
  const { counted, step } = walk;
  const [isVoiceOn, setVoiceOn] = useState(false);
  const isTrack = step.part === 'track';
  const isEnd = count !== undefined && isAtEnd(count, walk);
  const props: StepProps | undefined = count && counted && { count, walk: { ...walk, counted } };
  return (
    <Screen
      crowded
      split={!isTrack}
      home={ready && isMine}
      title={isEnd ? say('sevenCount.end') : epochName(say, walk.epoch)}
      {...(ready && {
        back: isMine
          ? {
              to: count ? entryOf(count.table, walk) : epochScreen(walk.epoch),
              label: epochName(say, walk.epoch),
            }
          : { href: `/${language}`, label: say('ui.home') },
      })}
      tools={
        props && (
          <SecondPaint>
            {isMine && <HistoryButtons />}
            {/* The chip of the track leads to the result. */}
            <CountTools isVoiceOn={isVoiceOn} onVoice={setVoiceOn} />
          </SecondPaint>
        )
      }
      footer={props ? <Footer {...props} isVoiceOn={isVoiceOn} /> : !ready && <FooterPlaceholder />}
    >
      <StoreNotices />
      <SharedNotice />
      {!ready && <StepPlaceholder />}
      {problems.length > 0 && <Unsound problems={problems} />}
      {props &&
        (isTrack ? (
          <TrackStep {...props} />
        ) : (
          <ScoreStep
            {...props}
            notices={
              <>
                <CorrectionNotice {...props} />
                <LegionsNotices {...props} />
              </>
            }
            aside={
              <>
                <Remarks {...props} />
                {isMine && <CorrectLinks {...props} />}
              </>
            }
          />
        ))}
    </Screen>
  );
}

type FooterProps = StepProps & { readonly isVoiceOn: boolean };

const FOOTER =
  'flex beside:flex-row w-full flex-col items-stretch beside:items-center gap-x-(--column-gap) gap-y-1.5 py-0.5 low:flex-col low:items-stretch';

/** The score so far, and the step buttons; side by side where there is room. */
function Footer({ isVoiceOn, ...props }: FooterProps): React.ReactNode {
  const { count, walk } = props;
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const { counted, step, next, goOn, goBack } = walk;
  const { game, result } = count;
  const tell = useMemo(() => guideSentences(say, game), [say, game]);
  const isEnd = isAtEnd(count, walk);
  const sentences = useMemo(
    () => tell.step(isEnd ? result : { ...result, winners: null }, counted, step),
    [tell, isEnd, result, counted, step],
  );
  return (
    <div className={FOOTER}>
      <div className="-mx-3 beside:mx-0 low:w-full beside:w-(--board-column) min-w-0 shrink-0">
        <SecondPaint room={<div className="h-touch" />}>
          <RunningScore {...props} />
        </SecondPaint>
      </div>
      <div className="min-w-0 beside:max-w-3xl beside:grow">
        <StepButtons
          goOn={goOn}
          goBack={goBack}
          next={next ? say('sevenGuide.next', { step: tell.name(next) }) : ''}
          player={
            <SecondPaint room={<span className="size-touch shrink-0" />}>
              <CountPlayer {...{ sentences, goOn, isVoiceOn }} moment={`${walk.epoch} ${makeStep(step)}`} />
            </SecondPaint>
          }
        >
          <OnFromTrack {...props} />
        </StepButtons>
      </div>
    </div>
  );
}

/** After the track: the next epoch; the winners, once all epochs are counted; then nothing. */
function OnFromTrack({ count: { result, table, isShared }, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords'>();
  const { goTo } = useScreens();
  const next = nextEpoch(walk.epoch);
  const isBegun = next !== undefined && next <= result.epochs.length;
  if (!next && !table.isOver)
    return (
      <Button
        look="primary"
        className="min-w-0 grow max-sm:px-2"
        onClick={() => {
          notebookStore().change(finishGame);
          // People who have read the track to its end would not see who has won.
          goTo(RESULT_SCREEN, true);
        }}
      >
        {say('sevenGuide.finish')}
        <Icon name="cup" />
      </Button>
    );
  if (!next || (isShared && !isBegun))
    return (
      <p className="flex min-h-touch grow items-center justify-center text-center text-muted text-sm">
        {!next && say('sevenGuide.allCounted')}
      </p>
    );
  const go = (epoch: Epoch): void => {
    if (!isBegun) notebookStore().change((notebook) => beginEpoch(notebook, epoch));
    goTo(isShared ? countScreen(epoch) : epochScreen(epoch));
  };
  return (
    <Button look="primary" className="min-w-0 grow max-sm:px-2" onClick={() => go(next)}>
      {say(isBegun ? 'sevenGuide.toEpoch' : 'sevenGuide.beginEpoch', { epoch: epochName(say, next) })}
      <Icon name="forward" className="max-[24rem]:hidden" />
    </Button>
  );
}

function FooterPlaceholder(): React.ReactNode {
  return (
    <div className={FOOTER}>
      <Placeholder className="-mx-3 h-touch beside:mx-0 low:w-full beside:w-(--board-column)" />
      <Placeholder className="h-touch beside:grow low:grow-0" />
    </div>
  );
}

/** The shape of a step, shown until the stored game has been read. */
function StepPlaceholder(): React.ReactNode {
  return (
    <div className={GRID}>
      <div className={CHIPS}>
        <Placeholder className="-mx-3 h-touch rounded-full sm:mx-0" />
      </div>
      <div className={MAP}>
        <Placeholder className="size-full" />
      </div>
      <div className="flex flex-col gap-2 beside:order-3">
        <Placeholder className="h-6 w-2/3" />
        <Placeholder className="h-32" />
      </div>
    </div>
  );
}
