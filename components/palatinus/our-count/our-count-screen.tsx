'use client';

/**
 * "We got other numbers": the players type their numbers, and see where these differ from the rules and what explains
 * it.
 */
import { useEffect, useMemo } from 'react';
import { sceneOf } from '@/components/palatinus/board/scene';
import { StillBoard } from '@/components/palatinus/board/still-board';
import { useCount } from '@/components/palatinus/count/use-count';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { useNotebook } from '@/components/palatinus/game/store';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import { useWayBack } from '@/components/palatinus/rules/use-way-back';
import { Screen } from '@/components/shell/screen';
import { useScreens } from '@/components/shell/screens';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { Placeholder } from '@/components/ui/placeholder';
import { SecondPaint } from '@/components/ui/second-paint';
import { useSay } from '@/components/ui/speech';
import { whenIdle } from '@/components/ui/when-idle';
import { ownCountSentences, playerName } from '@/lib/i18n';
import { type Game, LETTERS, type Result } from '@/lib/palatinus';
import { countedByOneReading, NOTHING_TYPED, textAt, typeNumber } from '@/lib/palatinus/settle';
import { Answer, type Props as AnswerProps } from './answer';
import { FirstDifferenceCard } from './first-difference-card';
import { HillNumbers } from './hill-numbers';
import { NumberRow } from './number-row';
import { type OurCount, useOurCount } from './use-our-count';
import { useSlipCorrection } from './use-slip-correction';

const WHY = 'why';

export function OurCountScreen(): React.ReactNode {
  const { count, ready, missing } = useCount();
  if (count) return <OurCountOf game={count.game} result={count.result} />;
  return (
    <Frame>
      {!ready && <Placeholder className="h-[60svh]" />}
      {missing.length > 0 && <Unfinished problems={missing} />}
    </Frame>
  );
}

type FrameProps = { readonly footer?: React.ReactNode; readonly children: React.ReactNode };

function Frame({ footer, children }: FrameProps): React.ReactNode {
  const say = useSay<'screens'>();
  return (
    <Screen title={say('screens.our-count')} back={useWayBack()} footer={footer}>
      <StoreNotices />
      <SharedNotice />
      {children}
    </Screen>
  );
}

type GameProps = { readonly game: Game; readonly result: Result };

/** On a phone the answer is between the points, which everybody has, and the hills, which make it more reliable. */
function OurCountOf({ game, result }: GameProps): React.ReactNode {
  const say = useSay<'numbers'>();
  const ourCount = useOurCount(game, result);
  const correction = useSlipCorrection(game, result);
  useEffect(() => whenIdle(() => countedByOneReading(game)), [game]);
  return (
    <Frame footer={<Footer ourCount={ourCount} />}>
      <p className="max-w-prose text-muted leading-relaxed">{say('numbers.lead')}</p>
      <div className="mt-3 grid grid-cols-1 items-start gap-x-10 gap-y-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Points ourCount={ourCount} />
        {ourCount.state === 'empty' ? (
          <WholeBoard game={game} />
        ) : (
          <div
            id={WHY}
            tabIndex={-1}
            className="scroll-mt-14 space-y-4 focus-visible:outline-none lg:sticky lg:top-15 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100svh-8.5rem)] lg:max-w-4xl lg:overflow-y-auto"
          >
            {correction.notice}
            <Why ourCount={ourCount} correctionOf={correction.of} />
          </div>
        )}
        <section aria-labelledby="hills" className="lg:col-start-1">
          <h2 id="hills" className="text-xl">
            {say('numbers.hills')}
          </h2>
          <p className="text-muted text-sm">{say('numbers.hillsNote')}</p>
          <div className="mt-2 space-y-2">
            {LETTERS.map((letter) => (
              <HillNumbers key={letter} ourCount={ourCount} letter={letter} />
            ))}
          </div>
          <Button
            look="quiet"
            className="mt-2 -ml-4"
            disabled={ourCount.state === 'empty'}
            onClick={() => {
              ourCount.type(NOTHING_TYPED);
              announce(say('numbers.cleared'));
            }}
          >
            {say('numbers.clear')}
          </Button>
        </section>
      </div>
    </Frame>
  );
}

/** The board for counting again, until there is something to explain in its place. */
function WholeBoard({ game: { board, position } }: Pick<GameProps, 'game'>): React.ReactNode {
  const say = useSay<'tally'>();
  const { shared } = useScreens();
  const { view } = useNotebook();
  const scene = useMemo(() => sceneOf(board, position), [board, position]);
  return (
    <div className="hidden lg:sticky lg:top-15 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block">
      <StillBoard
        scene={scene}
        names
        turned={shared ? 0 : view.turned}
        label={say('tally.board')}
        className="mx-auto max-h-[calc(100svh-12.5rem)] w-full"
      />
    </div>
  );
}

type Props = { readonly ourCount: OurCount };

function Points({ ourCount }: Props): React.ReactNode {
  const say = useSay<'numbers' | 'words'>();
  const { game, typed, type, problemAt, verdictAt } = ourCount;
  return (
    <section aria-labelledby="points">
      <h2 id="points" className="text-xl">
        {say('numbers.points')}
      </h2>
      <div className="mt-2 rounded-2xl border border-line bg-card px-3 py-1">
        {game.players.map((player, index) => {
          const place = { hill: null, player: index };
          return (
            <NumberRow
              key={player.people}
              player={player}
              label={say('numbers.pointsOf', { who: playerName(say, player) })}
              text={textAt(typed, place)}
              problem={problemAt('points', index)}
              {...verdictAt({ what: 'points', player: index })}
              onType={(text) => type(typeNumber(typed, place, text))}
            />
          );
        })}
      </div>
    </section>
  );
}

/** First the explanation, which people came for, then the place where it shows. */
function Why({ ourCount, correctionOf }: Props & Pick<AnswerProps, 'correctionOf'>): React.ReactNode {
  const say = useSay<'numbers'>();
  const { game, notation, result, state, count, first } = ourCount;
  const { shared } = useScreens();
  const { document: notebook, view } = useNotebook();
  const expected = shared ? undefined : notebook.table.expected;
  if (state === 'agrees') return <Notice kind="good" title={say('numbers.allAgree')} />;
  if (state === 'unsound') return <Notice kind="warning" title={say('numbers.correctFirst')} />;
  if (!count) return null;
  return (
    <>
      <Answer {...{ game, notation, count, expected, correctionOf }} differing={ourCount.differing} />
      <SecondPaint>
        <FirstDifferenceCard {...{ game, result, first }} turned={shared ? 0 : view.turned} />
      </SecondPaint>
    </>
  );
}

/** The current state in one line that is always in sight, and a link to the answer. */
function Footer({ ourCount }: Props): React.ReactNode {
  const say = useSay<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>();
  const { game, state, first } = ourCount;
  const lines = {
    empty: say('numbers.empty'),
    unsound: say('numbers.correctFirst'),
    agrees: say('numbers.allAgree'),
    differs: ownCountSentences(say, game).firstDifferences(first),
  };
  return (
    <>
      <p role="status" className="line-clamp-3 min-w-0 text-sm leading-snug">
        {lines[state]}
      </p>
      {state === 'differs' && (
        <Button look="primary" className="shrink-0 lg:hidden" onClick={showWhy}>
          {say('numbers.toAnswer')}
        </Button>
      )}
    </>
  );
}

function showWhy(): void {
  const why = document.getElementById(WHY);
  why?.focus({ preventScroll: true });
  why?.scrollIntoView({ block: 'start' });
}
