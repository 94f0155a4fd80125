'use client';

/**
 * The count, step by step. If something still has to be entered, that is shown instead. A game with too many or too
 * few inhabitants is counted all the same, with a warning.
 */
import { useState } from 'react';
import { CountTools } from '@/components/count/count-tools';
import { StepButtons } from '@/components/count/step-buttons';
import { useNotebookInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { useNotebook } from '@/components/palatinus/game/store';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import { wayBackName } from '@/components/palatinus/rules/way-back-name';
import { ShareGame } from '@/components/palatinus/share/share-button';
import { HomeLink } from '@/components/shell/rules-link';
import { READING_COLUMN, Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Placeholder } from '@/components/ui/placeholder';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import { useMedia } from '@/components/ui/use-media';
import { type FieldName, type Game, GUESSING, type Letter, unusualTokens } from '@/lib/palatinus';
import { areAllPlaced, doubtfulCensus, draftOf, type Notebook } from '@/lib/palatinus/enter';
import { HillStep, HillStepPlaceholder } from './hill-step';
import { CensusWarning, HillPlayer, NewsNotice, StorySheet, TallyStep } from './late-parts';
import { nextStepName } from './next-step-name';
import { RunningScore } from './running-score';
import { type Count, useCount } from './use-count';
import { useNews } from './use-news';
import { useWalk, type Walk } from './use-walk';

/** Where the top bar has room for all its words in every language, including undo and redo. */
const ROOM_FOR_UNDO = '(min-width: 64rem) and (min-height: 30.01rem)';

export function ScoreScreen(): React.ReactNode {
  const say = useSay<'count' | 'score' | 'screens' | 'ui'>();
  const language = useLanguage();
  const { count, ready, isShared, missing } = useCount();
  const walk = useWalk(count);
  const { before, onStep } = useNews(count?.game, walk.moment);
  const isTally = walk.step.part === 'tally';
  const [isVoiceOn, setVoiceOn] = useState(false);
  // Without that room, the sheet that made the correction offers Undo.
  const hasRoomForUndo = useMedia(ROOM_FOR_UNDO);
  const { fromTally, from } = walk;
  // For a shared game the back link already leads Home, unless it leads to the tally.
  const hasHome = !isShared || fromTally !== undefined;
  // On these screens the bar has no result button, so the back link can keep its word and Home fits next to the
  // tools.
  const hasRoom = isTally || fromTally !== undefined;
  return (
    <Screen
      crowded={!isTally}
      split={!isTally}
      title={count && isTally ? say('score.tally') : say('screens.score')}
      home={ready && hasHome && !hasRoom}
      {...(ready && {
        back: fromTally
          ? { to: fromTally, leadsBack: true, label: say('count.result') }
          : from
            ? { to: from.to, leadsBack: true, label: wayBackName(say, from.name) }
            : isShared
              ? { href: `/${language}`, label: say('ui.home') }
              : { to: 'inhabitants', label: say('screens.inhabitants') },
      })}
      tools={
        ready && (
          <SecondPaint>
            {/* Also where an undo has left nothing to count. */}
            {!isShared && hasRoomForUndo && <HistoryButtons onStep={onStep} />}
            {count && (
              <>
                <CountTools
                  isVoiceOn={isVoiceOn}
                  onVoice={setVoiceOn}
                  {...(!hasRoom && { onResult: () => walk.jumpTo({ part: 'tally' }) })}
                />
                {hasRoom && hasHome && (
                  <span className="contents tablet:hidden">
                    <HomeLink />
                  </span>
                )}
              </>
            )}
          </SecondPaint>
        )
      }
      footer={count ? <Footer {...{ count, walk, isVoiceOn }} /> : !ready && <FooterPlaceholder />}
    >
      <StoreNotices />
      {/* At a hill, board and words need all the height, so there the notice stands below them. */}
      {!walk.hill && <SharedNotice />}
      {!ready && <HillStepPlaceholder />}
      {missing.length > 0 && <Unfinished problems={missing} />}
      {count && <Step {...{ count, before, walk }} isMine={!isShared} />}
    </Screen>
  );
}

type Props = { readonly count: Count; readonly walk: Walk };
type FooterProps = Props & { readonly isVoiceOn: boolean };

/** The score so far or, at the end, the way to share it; then the step buttons. Side by side where there is room. */
function Footer({ count: { game, result }, walk, isVoiceOn }: FooterProps): React.ReactNode {
  const say = useSay<'score' | 'screens'>();
  const { here } = useScreens();
  const isTally = walk.step.part === 'tally';
  return (
    <div
      className={`flex beside:flex-row w-full flex-col items-stretch beside:items-center gap-x-(--column-gap) gap-y-1.5 py-0.5 ${isTally ? `sm:flex-row sm:items-center ${READING_COLUMN}` : 'low:flex-col low:items-stretch'}`}
    >
      {walk.result ? (
        <div className="-mx-3 sm:mx-0 low:w-full beside:w-(--board-column) min-w-0 shrink-0">
          <SecondPaint room={<div className="h-13.5 roomy:h-18" />}>
            <RunningScore players={game.players} result={walk.result} step={walk.step} />
          </SecondPaint>
        </div>
      ) : (
        <div className="flex beside:w-(--board-column) shrink-0 gap-2 max-[22.5rem]:-mx-3 text-[min(1rem,4.6vw)] beside:grow-0 sm:grow">
          {/* On a phone, the card about this is below the table and out of sight. */}
          <ScreenButton
            to={`settle?from=${here}`}
            className="grow basis-0 low:px-2 low:text-sm tablet:hidden max-sm:px-2"
          >
            {say('screens.settle')}
          </ScreenButton>
          <ShareGame game={game} result={result} className="grow basis-0 tablet:max-w-80" />
        </div>
      )}
      <div className="min-w-0 beside:max-w-3xl beside:grow">
        <StepButtons
          goOn={walk.goOn}
          goBack={walk.goBack}
          next={nextStepName(say, walk)}
          player={
            <SecondPaint room={<span className="size-touch shrink-0" />}>
              {/* No automatic play while people guess: it would leave them no time. */}
              {walk.beats !== GUESSING && <HillPlayer {...{ walk, game, result, isVoiceOn }} />}
            </SecondPaint>
          }
        >
          {/* No button in the place of Next, because people often tap once too often. */}
          <p className="flex min-h-touch grow items-center justify-center text-center text-[min(0.875rem,3.9vw)] text-muted">
            {say('score.allCounted')}
          </p>
        </StepButtons>
      </div>
    </div>
  );
}

function FooterPlaceholder(): React.ReactNode {
  return (
    <div className="flex beside:flex-row low:flex-col w-full flex-col gap-x-(--column-gap) gap-y-1.5 py-0.5">
      <Placeholder className="-mx-3 h-13.5 roomy:h-18 beside:mx-0 low:w-full beside:w-(--board-column)" />
      <Placeholder className="h-touch beside:grow low:grow-0" />
    </div>
  );
}

function isDoubtful(notebook: Notebook): boolean {
  return doubtfulCensus(notebook) !== undefined || unusualTokens(draftOf(notebook).board).length > 0;
}

/** `before` is the game before a change that is news. */
type StepProps = Props & { readonly before: Game | undefined; readonly isMine: boolean };

function Step({ count, before, walk, isMine }: StepProps): React.ReactNode {
  const { game, result, steps } = count;
  const { hill, known, visit } = walk;
  const { view } = useNotebook();
  const notebook = useNotebookInView();
  const turned = isMine ? view.turned : 0;
  /** The field whose story is open, and at which hill: a correction may lead to another step of the same hill. */
  const [latestAsked, setAsked] = useState<{ readonly at: FieldName; readonly letter: Letter }>();
  const asked = latestAsked?.letter === hill?.letter ? latestAsked?.at : undefined;
  const positions = count.positions.find(({ letter }) => letter === hill?.letter);
  // A shared game can be unfinished, too.
  const isWhole = areAllPlaced(notebook);
  // Its sentences come late: most games are as they should be.
  const warning = isDoubtful(notebook) && <CensusWarning notebook={notebook} isMine={isMine} />;
  // Always there, because many screen readers only announce what is added to an element that they know.
  const news = (
    <output className="block">{before && <NewsNotice before={before} now={count} known={known} />}</output>
  );
  if (!hill || !positions)
    return <TallyStep {...{ game, result, turned, news, warning, isWhole }} goTo={visit} isMine={isMine} />;
  return (
    <>
      <HillStep
        {...{ game, hills: result.hills, hill, positions, steps, walk, turned, news, warning, isMine }}
        notice={<SharedNotice />}
        asked={asked}
        onAsk={(at) => setAsked({ at, letter: hill.letter })}
      />
      {asked && (
        <StorySheet
          {...{ game, result, known, at: asked }}
          side="right"
          onMoved={isMine ? (at) => setAsked({ at, letter: hill.letter }) : undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
