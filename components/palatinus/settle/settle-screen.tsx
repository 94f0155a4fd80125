'use client';

/**
 * "Does it matter?": whether any open question decides the game, what the others would change, and which fields to
 * check again. The answer comes first. A worker computes everything; the latest answer stays until there is a new
 * one.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CorrectionSheet } from '@/components/palatinus/count/late-parts';
import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import { useWayBack } from '@/components/palatinus/rules/use-way-back';
import { useSettlement } from '@/components/palatinus/work/use-work';
import { READING_COLUMN, Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { rulingsInForce, settleSentences } from '@/lib/i18n';
import { type Game, makeNotation, type Result, type Rulings, score } from '@/lib/palatinus';
import { RESULT_SCREEN, SECOND_LOOK, setRulings } from '@/lib/palatinus/enter';
import type { DoubtfulField, Settlement } from '@/lib/palatinus/settle';
import { DecisiveCard } from './decisive-card';
import { MinorQuestions } from './minor-questions';
import { SecondLook } from './second-look';

const ANSWER = 'answer';

export function SettleScreen(): React.ReactNode {
  const say = useSay<'screens' | 'settle'>();
  const { isShared, ready, game, missing } = useGameInView();
  const counted = game?.position.some((piece) => piece !== undefined) ? game : undefined;
  return (
    <Screen
      title={say('screens.settle')}
      back={useWayBack()}
      tools={!isShared && <HistoryButtons onStep={showAnswer} />}
      footer={
        counted && (
          <div className={`flex w-full justify-between gap-3 ${READING_COLUMN}`}>
            <ScreenButton
              to="our-count?from=settle"
              className="grow basis-0 text-[min(1rem,4.6vw)] sm:min-w-52 sm:grow-0 sm:basis-auto"
            >
              {say('screens.our-count')}
            </ScreenButton>
            <ScreenButton
              to={RESULT_SCREEN}
              leadsBack
              look="primary"
              className="grow basis-0 text-[min(1rem,4.6vw)] sm:min-w-52 sm:grow-0 sm:basis-auto"
            >
              {say('settle.toTally')}
            </ScreenButton>
          </div>
        )
      }
    >
      <StoreNotices />
      <SharedNotice />
      {!ready && <SettlementPlaceholder />}
      {missing.length > 0 && <Unfinished problems={missing} />}
      {counted && <SettledGame game={counted} isMine={!isShared} />}
      {game && !counted && <NobodyThere />}
    </Screen>
  );
}

/** Scrolls to the answer, which says what an undo has changed. */
function showAnswer(): void {
  document.getElementById(ANSWER)?.scrollIntoView({ block: 'nearest' });
}

function NobodyThere(): React.ReactNode {
  const say = useSay<'missing' | 'screens' | 'settle'>();
  return (
    <Notice
      kind="info"
      actions={
        <ScreenButton to="inhabitants" look="primary">
          {say('missing.to', { step: say('screens.inhabitants') })}
        </ScreenButton>
      }
    >
      {say('settle.noPieces')}
    </Notice>
  );
}

const COLUMNS = `grid grid-cols-1 gap-x-12 ${READING_COLUMN}`;
/** With pictures of both answers, the questions need half of the width; otherwise the board gets most of it. */
const SHARES = { even: 'lg:grid-cols-2', boardFirst: 'lg:grid-cols-[2fr_3fr]' } as const;

/** The height of the latest settlement when the reader left it, so that going back restores the scroll position. */
let heightWhenLeft = 0;

function SettlementPlaceholder(): React.ReactNode {
  return (
    <div className={`content-start ${COLUMNS} ${SHARES.boardFirst}`} style={{ minHeight: heightWhenLeft }}>
      <Placeholder className="h-72" />
      <Placeholder className="mt-7 h-96 lg:mt-0" />
    </div>
  );
}

type SettledProps = { readonly game: Game; readonly isMine: boolean };

/** A game, and what was computed for exactly this game. */
interface Settled {
  readonly game: Game;
  readonly own: Result;
  readonly settlement: Settlement;
}

function SettledGame({ game, isMine }: SettledProps): React.ReactNode {
  const say = useSay<'pieces' | 'settle' | 'story' | 'tally' | 'ui' | 'walkthrough' | 'words'>();
  const { document: notebook, view } = useNotebook();
  const { setShared } = useScreens();
  const own = useMemo(() => score(game), [game]);
  const work = useSettlement(game, isMine ? notebook.table.expected : undefined);
  const [latest, setLatest] = useState<Settled>();
  const [correcting, setCorrecting] = useState<DoubtfulField>();
  if (work.state === 'done' && latest?.settlement !== work.output)
    setLatest({ game, own, settlement: work.output });
  const turned = isMine ? view.turned : 0;

  /** For a shared game, another answer is another link to it, as on the screen of rulings. */
  function adopt(rulings: Partial<Rulings>): void {
    if (isMine) notebookStore().change((before) => setRulings(before, rulings));
    else setShared(makeNotation({ ...game, rulings: { ...game.rulings, ...rulings } }));
    announce(say('settle.adopted', { reading: settleSentences(say, game).short(rulings) }));
  }

  return (
    <>
      {work.state === 'failed' && (
        <Notice kind="warning" actions={<Button onClick={work.again}>{say('ui.tryAgain')}</Button>}>
          {say('tally.notTried')}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {work.state === 'working' && say('settle.working')}
      </p>
      {work.state !== 'failed' && !latest && <SettlementPlaceholder />}
      {latest && (
        <Answer {...latest} turned={turned} onAdopt={adopt} onCorrect={isMine ? setCorrecting : undefined} />
      )}
      {correcting && (
        <CorrectionSheet
          game={game}
          result={own}
          at={correcting.at}
          belongs={correcting.slips.flatMap(({ to }) => to ?? [])}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </>
  );
}

type AnswerProps = Settled & {
  readonly turned: number;
  readonly onAdopt: (rulings: Partial<Rulings>) => void;
  readonly onCorrect: ((field: DoubtfulField) => void) | undefined;
};

/** The questions on the left, the fields on the right; one above the other on a phone. */
function Answer({ game, own, settlement, turned, onAdopt, onCorrect }: AnswerProps): React.ReactNode {
  const say = useSay<'pieces' | 'rulebook' | 'rulings' | 'settle' | 'story' | 'walkthrough' | 'words'>();
  const { query } = useScreens();
  const tell = settleSentences(say, game);
  const { decisive, minor, doubtful, safety } = settlement;
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = columns.current;
    return () => {
      heightWhenLeft = shown?.offsetHeight ?? 0;
    };
  }, []);
  return (
    <div ref={columns} className={`${COLUMNS} ${decisive.length > 0 ? SHARES.even : SHARES.boardFirst}`}>
      <div className="words min-w-0">
        <section aria-labelledby={ANSWER}>
          <h2 id={ANSWER} className="scroll-mt-18 text-2xl leading-snug">
            {tell.answer(decisive)}
          </h2>
          {decisive.length === 0 && <p className="mt-1 text-lg leading-snug">{tell.noMatter(own)}</p>}
          <div className="mt-3 flex flex-col gap-3">
            {decisive.map((questions) => (
              <DecisiveCard key={questions.rulings.join()} {...{ game, own, questions, turned, onAdopt }} />
            ))}
          </div>
          <p className="mt-3 text-muted text-sm">{rulingsInForce(say, game.rulings)}</p>
        </section>
        <MinorQuestions game={game} questions={minor} areAll={decisive.length === 0} />
      </div>
      <SecondLook
        {...{ game, safety, turned, onCorrect }}
        fields={doubtful}
        isAsked={query.has(SECOND_LOOK)}
      />
    </div>
  );
}
