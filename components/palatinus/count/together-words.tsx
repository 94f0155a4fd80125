'use client';

/**
 * The words of a step when people count together. While influence is counted: the growing bars and the piece that
 * adds to them. Otherwise, also once the hill is decided, the same words as at any step, as far as they are shown.
 */
import { useEffect, useRef } from 'react';
import { NameLines, typeFor } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { focusContent } from '@/components/ui/focus-content';
import { usePreloaded } from '@/components/ui/preloadable';
import { SecondPaint } from '@/components/ui/second-paint';
import { useSay } from '@/components/ui/speech';
import { useMedia } from '@/components/ui/use-media';
import { gameSentences, playerName } from '@/lib/i18n';
import {
  type FieldName,
  type Game,
  GUESSING,
  type HillSoFar,
  type Influence,
  MOST_PLAYERS,
  makeStep,
  ruleOfInfluence,
} from '@/lib/palatinus';
import { Flights } from './flights';
import { ASIDE, HillWords } from './hill-words';
import { ForNobody, Points, StoryButton } from './influence';
import { GuessesOfHill, GuessPanel, GuessPrize } from './late-guess';
import { SumLines } from './piece-line';
import type { Walk } from './use-walk';

type Props = {
  readonly game: Game;
  readonly hill: HillSoFar;
  readonly walk: Walk;
  readonly chosen: FieldName | undefined;
  readonly isMine: boolean;
  readonly onChoose: (at: FieldName) => void;
  readonly onAsk: (at: FieldName) => void;
};

export function TogetherWords(props: Props): React.ReactNode {
  const { game, hill, walk } = props;
  const { step, beats } = walk;
  const words = useRef<HTMLDivElement>(null);
  // The latest entry is the last of its list, and may be out of sight.
  useEffect(() => {
    if (step.part === 'leaving' && beats)
      words.current?.querySelector('li:last-of-type')?.scrollIntoView({ block: 'nearest' });
  }, [step, beats]);
  if (beats === GUESSING)
    return <GuessPanel key={hill.letter} {...{ game, hill }} onStop={() => walk.guessFirst(false)} />;
  return (
    <div ref={words}>
      {step.part === 'influence' && !hill.isDecided ? (
        <InfluenceTogether {...props} />
      ) : (
        <HillWords {...props} step={step} aside={<Asides walk={walk} />}>
          {hill.isDecided && walk.isGuessed && <GuessesOfHill {...{ game, hill }} />}
        </HillWords>
      )}
      {hill.latest && <Flights key={`${makeStep(step)} ${beats}`} {...{ game, hill, beat: hill.latest }} />}
    </div>
  );
}

/** Next to the heading: "guess first", where a hill begins, and a button that shows the whole hill at once. */
function Asides({ walk }: Pick<Props, 'walk'>): React.ReactNode {
  const say = useSay<'score'>();
  const { showHill, canGuess } = walk;
  return (
    <span className="flex shrink-0 gap-x-3 text-sm max-sm:has-[button+button]:text-xs">
      {canGuess && <GuessFirst walk={walk} />}
      {showHill && (
        <button type="button" onClick={showHill} className={ASIDE}>
          {say('score.showAll')}
        </button>
      )}
    </span>
  );
}

/** From here on, everybody guesses before each hill who takes it. */
function GuessFirst({ walk }: Pick<Props, 'walk'>): React.ReactNode {
  const say = useSay<'score'>();
  usePreloaded([GuessPanel, GuessesOfHill, GuessPrize]);

  function begin(): void {
    walk.guessFirst(true);
    focusContent();
  }

  return (
    <button type="button" onClick={begin} className={ASIDE}>
      {say('score.guessFirst')}
    </button>
  );
}

const ROOM_FOR_HILL = '(min-width: 40rem) and (min-height: 30.01rem)';

/** The influence so far, before it is shown who takes the hill. */
function InfluenceTogether({ game, hill, walk, chosen, isMine, onAsk }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'score' | 'walkthrough' | 'words'>();
  // On a phone, the ringed letter just above already says which hill it is.
  const hasRoom = useMedia(ROOM_FOR_HILL);
  const latest = hill.latest?.shows === 'influence' ? hill.latest.at : undefined;
  const current = hill.influence.find(({ at }) => at === (chosen ?? latest));
  return (
    <>
      {/* The same height for a heading of one or two lines, so that nothing jumps when the first piece appears. */}
      <div className="flex roomy:min-h-12 flex-wrap items-center gap-x-2.5">
        <h2 className="min-w-0 grow basis-24 text-lg leading-tight short:text-base short:leading-tight">
          {hasRoom
            ? say('score.whoTakesHill', { letter: hill.letter, token: hill.token })
            : say('score.whoTakes', { token: hill.token })}
        </h2>
        <Asides walk={walk} />
      </div>
      <SecondPaint>
        <Bars game={game} hill={hill} />
        <div className={CARD}>
          {current ? (
            <CurrentPiece
              key={current.at}
              game={game}
              influence={current}
              {...(current.at === chosen && { onAsk })}
            />
          ) : (
            <p className="text-muted text-sm leading-tight">
              {hill.condottieri.length === 0 &&
                `${say('walkthrough.noCondottiere', { letter: hill.letter })} `}
              {say('score.pieceByPieceHint')} {/* Not at the beginning, where the legend needs the room. */}
              {isMine && walk.goBack && say('score.correctCounted', { button: say('score.wrongPiece') })}
            </p>
          )}
        </div>
      </SecondPaint>
    </>
  );
}

const CARD =
  'mt-1.5 short:mt-1 flex min-h-18 items-center rounded-2xl border-2 border-edge bg-card px-3 py-1.5 leading-snug short:min-h-14 short:py-1 short:text-sm short:leading-tight';

/**
 * Up to this sum all bars have the same scale. If the strongest player's bar were always full, it would reveal the
 * winner.
 */
const USUAL_MOST = 12;

const BARS_CARD = '@container mt-1.5 short:mt-1 rounded-2xl border border-line bg-card px-2 py-1';
/** A row for each player; on a low screen a column, which needs less height. */
const BARS = 'grid columns:auto-cols-fr columns:grid-flow-col';
const BAR =
  'grid grid-cols-[1.25rem_minmax(0,clamp(5.5rem,12vw,9rem))_1fr_2.25rem] roomy:grid-cols-[1.5rem_minmax(0,clamp(5.5rem,12vw,9rem))_1fr_3rem] items-center gap-x-2 rounded-lg px-1.5 [grid-template-areas:"sign_name_bar_sum"] columns:grid-cols-[1fr_auto_auto_1fr] columns:gap-x-1 columns:px-0.5 columns:pb-1 columns:[grid-template-areas:"name_name_name_name"_"._sign_sum_."_"bar_bar_bar_bar"]';

/** The share of a low screen's row that the names can take, in percent. */
const INSIDE_BARS = 94;

/** Each player's influence so far. */
function Bars({ game, hill: { totals } }: Pick<Props, 'game' | 'hill'>): React.ReactNode {
  const say = useSay<'walkthrough' | 'words'>();
  const most = Math.max(USUAL_MOST, ...totals);
  const names = game.players.map((player) => playerName(say, player));
  const type = typeFor(names, INSIDE_BARS / names.length);
  return (
    <div
      className={BARS_CARD}
      data-many={names.length === MOST_PLAYERS ? '' : undefined}
      style={{ '--names': type } as React.CSSProperties}
    >
      {/* The lower bar shows other numbers, everybody's points, so these need a title. */}
      <p id="influence-so-far" className="px-1.5 text-muted text-xs leading-tight columns:sr-only">
        {say('walkthrough.totalsTitle')}
      </p>
      <ul aria-labelledby="influence-so-far" className={BARS}>
        {game.players.map((player, index) => (
          <li key={player.people} className={BAR}>
            <Sign people={player.people} className="size-5 roomy:size-6 [grid-area:sign]" />
            <NameLines
              name={names[index] ?? ''}
              className="text-left text-sm leading-tight [grid-area:name] roomy:text-lg columns:text-center columns:text-[length:var(--names)]"
            />
            <span
              aria-hidden="true"
              className="h-2.5 roomy:h-4 overflow-hidden rounded-full bg-sand [grid-area:bar]"
            >
              <span
                className={`block h-full rounded-full motion-safe:transition-[width] motion-safe:duration-500 motion-safe:starting:w-0! ${FILLS[player.people]}`}
                style={{ width: `${((totals[index] ?? 0) / most) * 100}%` }}
              />
            </span>
            <b className="whitespace-nowrap text-right text-lg leading-6.5 roomy:leading-9 [grid-area:sum] roomy:text-2xl">
              {totals[index]}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FILLS = {
  red: 'bg-people-red',
  purple: 'bg-people-purple',
  green: 'bg-people-green',
  yellow: 'bg-people-yellow',
  blue: 'bg-people-blue',
} as const;

type CurrentProps = {
  readonly game: Game;
  readonly influence: Influence;
  /** Opens the story of a tapped piece. */
  readonly onAsk?: (at: FieldName) => void;
};

/** The latest or the tapped piece, with its sum. */
function CurrentPiece({ game, influence, onAsk }: CurrentProps): React.ReactNode {
  const say = useSay<'pieces' | 'walkthrough' | 'words'>();
  const tell = gameSentences(say, game);
  const { at, people, kind } = influence;
  const row = useRef<HTMLDivElement>(null);
  // A long sum may reach beneath the lower bar.
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={row}
      data-current={at}
      className="flex min-w-0 grow scroll-mb-12 low:scroll-mb-8 items-center gap-3 motion-safe:animate-rise"
    >
      <Sign people={people} kind={kind} className="size-10 short:size-8" />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <p className="line-clamp-2 min-w-0 beside:text-lg low:text-sm">
            <b>{at}</b> {tell.owner(influence)}
          </p>
          {onAsk && <StoryButton at={at} onAsk={onAsk} />}
        </div>
        <p className="text-muted text-sm short:text-xs beside:text-lg beside:leading-snug low:text-xs">
          <SumLines>{tell.sources(influence)}</SumLines> <RuleLinks {...ruleOfInfluence(influence)} />
          <ForNobody influence={influence} />
        </p>
      </div>
      <Points influence={influence} isAdded />
    </div>
  );
}
