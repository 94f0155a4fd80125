'use client';

/**
 * One step of a hill. On a phone, letters and board stay in sight while the words scroll beneath them. A large screen
 * shows the whole board and dims everything that does not matter to the hill.
 *
 *   phone     wide
 *   letters   board | letters
 *   board           | words
 *   words
 */

import { useState } from 'react';
import { useSecondTap } from '@/components/boards/use-second-tap';
import { canSpeak } from '@/components/count/use-voice';
import { LARGE_BOARD } from '@/components/palatinus/board/layout';
import { ABOVE_LANGUAGES } from '@/components/shell/screen';
import { Placeholder } from '@/components/ui/placeholder';
import { SecondPaint } from '@/components/ui/second-paint';
import { useSay } from '@/components/ui/speech';
import { type Tool, ToolButton } from '@/components/ui/tool-button';
import { useMedia } from '@/components/ui/use-media';
import {
  type CountStep,
  type FieldName,
  type Game,
  GUESSING,
  type Hill,
  type HillPositions,
  type HillSoFar,
} from '@/lib/palatinus';
import { HillBoard } from './hill-board';
import { HillLetters } from './hill-letters';
import { HillWords, PieceByPiece } from './hill-words';
import { TogetherWords, ToolLegend } from './late-parts';
import { GainLegend } from './running-score';
import type { Walk } from './use-walk';

type Props = {
  readonly game: Game;
  readonly hills: readonly Hill[];
  readonly hill: HillSoFar;
  readonly positions: HillPositions;
  readonly steps: readonly CountStep[];
  readonly walk: Walk;
  readonly turned: number;
  /** What a change elsewhere does to the count. */
  readonly news: React.ReactNode;
  readonly warning: React.ReactNode;
  /** Whether this is the reader's own game; no other game can be corrected here. */
  readonly isMine: boolean;
  /** Whose game it is, if it is somebody else's. */
  readonly notice: React.ReactNode;
  /** The field whose story is open. */
  readonly asked: FieldName | undefined;
  /** Called for a tap on a field if this step has nothing, or nothing more, to show about it. */
  readonly onAsk: (at: FieldName) => void;
};

/** The board is as high as possible while a heading and the first two reasons remain in sight beneath it. */
const GRID =
  '[--board:clamp(--spacing(34),100svh-28rem,37svh)] short:[--board:clamp(--spacing(34),100svh-25.7rem,37svh)] beside:grid beside:grid-cols-[var(--board-column)_minmax(0,48rem)] beside:grid-rows-[auto_1fr] flex flex-col gap-2 short:portrait:gap-1.5 beside:gap-x-(--column-gap) beside:gap-y-3 low:gap-y-2';
/** When counting together, room for the legend and the first hint. */
const TOGETHER =
  '[@media(min-height:46rem)]:has-data-legend:[--board:clamp(--spacing(34),100svh-38rem,37svh)]';
/** With more players, room for the bars and for a long sum beneath them. */
const FOR_BARS: Readonly<Record<number, string>> = {
  4: '[@media(min-height:46rem)]:[--board:clamp(30svh,100svh-34rem,37svh)]',
  5: '[@media(min-height:50rem)]:[--board:clamp(30svh,100svh-35.5rem,37svh)]',
};
const BOARD =
  'sticky top-[calc(--spacing(27)+env(safe-area-inset-top))] short:portrait:top-[calc(--spacing(25)+env(safe-area-inset-top))] z-10 -mx-(--gutter) h-(--board) overflow-hidden border-line border-b bg-parchment beside:top-15 beside:row-span-2 beside:mx-0 beside:aspect-square beside:h-auto low:top-13.5 low:-mb-14 beside:border-0 print:static';
const LETTERS =
  'sticky top-[calc(--spacing(12)+env(safe-area-inset-top))] z-10 -my-3 bg-parchment py-2 short:portrait:py-1 beside:mb-0 beside:pt-3 beside:pb-1 print:hidden';

/** Above the words, so that it does not cover them; on a low screen below them, where the verdict comes first. */
const LEGEND = 'mb-2 [@media(max-height:46rem)]:order-last [@media(max-height:46rem)]:mt-2';

/** On small boards, those of phones in either orientation, the chosen piece is shown larger. */
const SMALL_BOARD = '(max-width: 47.99rem), (max-height: 30rem)';

interface Choice {
  readonly moment: string;
  readonly at: FieldName;
  /** Whether the board shows it larger, with its neighbours. */
  readonly isNear: boolean;
}

function togetherClass(players: number): string {
  return `${TOGETHER} ${FOR_BARS[players] ?? ''}`;
}

export function HillStep(props: Props): React.ReactNode {
  const { game, hills, hill, positions, steps, walk, turned, news, warning, isMine, notice, asked, onAsk } =
    props;
  const { step, beats, moment, jumpTo } = walk;
  const say = useSay<'count' | 'score'>();
  const isLarge = useMedia(LARGE_BOARD);
  const [isWholeWanted, setWholeWanted] = useState(false);
  const whole = isLarge || isWholeWanted;
  // A choice is valid for one moment only. The step's name identifies it, because a correction creates new step
  // objects.
  const [choice, setChoice] = useState<Choice>();
  const isCounted = (at: FieldName): boolean =>
    step.part === 'influence' && hill.influence.some((one) => one.at === at);
  const isChoice = choice && choice.moment === moment && isCounted(choice.at);
  const chosen = isChoice ? choice.at : undefined;
  const isZoomed = isChoice === true && choice.isNear && !whole;

  const choose = (at: FieldName): void =>
    setChoice(at === chosen ? undefined : { moment, at, isNear: window.matchMedia(SMALL_BOARD).matches });
  const secondTap = useSecondTap(() => {
    if (!chosen || !isZoomed) return false;
    onAsk(chosen);
    return true;
  });
  const touch = (at: FieldName): void => {
    if (isCounted(at) && at !== chosen) choose(at);
    else onAsk(at);
  };

  const tools: readonly Tool[] = [
    { icon: 'play', word: say('count.play') },
    ...(canSpeak() ? [{ icon: 'voice', word: say('count.readAloud') } as const] : []),
    ...(isLarge ? [] : [{ icon: 'whole', word: say('score.wholeBoard') } as const]),
  ];
  return (
    <div className={`${GRID} ${beats === undefined ? '' : togetherClass(game.players.length)}`}>
      <div className={`beside:order-2 ${LETTERS}`}>
        <HillLetters
          players={game.players}
          hills={hills}
          here={hill.letter}
          steps={steps}
          isDecided={hill.isDecided}
          isAllKnown={walk.fromTally !== undefined && !walk.known}
          known={walk.known}
          jumpTo={jumpTo}
        />
      </div>
      {/* Only when counting together do leaving pieces move. A step that was jumped to is complete at once. */}
      <div
        data-together={beats === undefined ? undefined : ''}
        className={`beside:order-1 ${BOARD}`}
        {...secondTap}
      >
        <HillBoard
          game={game}
          hill={hill}
          positions={positions}
          step={step}
          chosen={chosen}
          asked={asked}
          turned={turned}
          whole={whole}
          isZoomed={isZoomed}
          onField={touch}
        />
        {!isLarge && (
          <div className="absolute right-2 bottom-2 rounded-xl border-2 border-line bg-card print:hidden">
            {isZoomed ? (
              <ToolButton
                icon="whole"
                word={say('score.backToHill', { letter: hill.letter })}
                onClick={() => setChoice(undefined)}
              />
            ) : (
              <ToolButton
                icon={whole ? 'near' : 'whole'}
                word={say('score.wholeBoard')}
                pressed={whole}
                onClick={() => setWholeWanted(!whole)}
              />
            )}
          </div>
        )}
      </div>
      <article className={`words beside:order-3 flex min-w-0 flex-col ${ABOVE_LANGUAGES}`}>
        {news}
        {/* Only on the first screen; later the words should be readable at once. */}
        {!walk.goBack && beats !== GUESSING && (
          <SecondPaint>
            <ToolLegend screen="score" tools={tools} className={LEGEND}>
              <GainLegend />
            </ToolLegend>
          </SecondPaint>
        )}
        {/* On a low screen the reasons come first; Inhabitants and the tally show the warning at the top. */}
        <div className="short:order-last low:order-last short:mt-3 low:mt-3">{warning}</div>
        {/* People who guess want to know who was right, even when the step is shown as a whole. */}
        {beats === undefined && !walk.isGuessed ? (
          <HillWords
            {...{ game, hill, step, chosen, isMine, onChoose: choose, onAsk }}
            aside={<PieceByPiece onStart={walk.countHill} className="low:hidden max-sm:hidden" />}
          />
        ) : (
          <TogetherWords {...{ game, hill, walk, chosen, isMine, onChoose: choose, onAsk }} />
        )}
        <SecondPaint>
          {/* On a phone, and after a verdict, there is no room for it next to the heading. */}
          {(beats === undefined || hill.isDecided) && (
            <p className={`mt-1 px-4 ${step.part === 'influence' ? '' : 'low:block sm:hidden'}`}>
              <PieceByPiece onStart={walk.countHill} className="inline-flex min-h-touch items-center" />
            </p>
          )}
          <div className="mt-2">{notice}</div>
        </SecondPaint>
      </article>
    </div>
  );
}

/** The shape of a step, shown until the stored game has been read. */
export function HillStepPlaceholder(): React.ReactNode {
  return (
    <div className={GRID}>
      <div className={`beside:order-2 ${LETTERS}`}>
        <Placeholder className="-mx-3 h-touch rounded-full sm:mx-0" />
      </div>
      <div className={`beside:order-1 p-2 ${BOARD}`}>
        <Placeholder className="size-full" />
      </div>
      <div className="beside:order-3 flex flex-col gap-2">
        <Placeholder className="h-6 w-2/3" />
        <Placeholder className="h-32" />
      </div>
    </div>
  );
}
