'use client';

/**
 * What explains all the numbers that were typed. A single misreading is found at once; a worker searches for other
 * explanations that fit equally well, a moment after the last digit.
 */
import { useEffect, useId, useMemo, useState } from 'react';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { useWork } from '@/components/palatinus/work/use-work';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { ownCountSentences, type Speaker } from '@/lib/i18n';
import type { Expected, FieldName, Game } from '@/lib/palatinus';
import { tileScreen } from '@/lib/palatinus/enter';
import { quizScreen, topicAgainst } from '@/lib/palatinus/learn';
import {
  type CountExplanation,
  type EntrySlip,
  type Explanation,
  explainByOneReading,
  likeliestFirst,
  type NearestExplanation,
  type OwnCount,
  partsOf,
  type TokenSlip,
} from '@/lib/palatinus/settle';

/** While typing 12, people type 1 first, which is not worth a search. */
const TYPING_MS = 300;

export type Props = {
  readonly game: Game;
  readonly notation: string;
  readonly count: OwnCount;
  /** How many inhabitants each player has, if not as many as by the rules. */
  readonly expected: Expected | undefined;
  /** The number of places that differ from the rules. */
  readonly differing: number;
  /** Corrects an entry that was wrong; returns undefined if that is impossible, as in a shared game. */
  readonly correctionOf: (slip: EntrySlip) => (() => void) | undefined;
};

export function Answer({ game, notation, count, ...props }: Props): React.ReactNode {
  const say = useSay<'numbers' | 'ui'>();
  const input = useMemo(() => ({ notation, count }), [notation, count]);
  const atOnce = useMemo(() => explainByOneReading(game, count), [game, count]);
  const asked = useQuiet(input);
  const work = useWork('explainCount', asked);
  const state = asked === input ? work.state : 'working';
  return (
    <section
      aria-labelledby="answer"
      aria-busy={state === 'working'}
      className="rounded-2xl border-2 border-terracotta bg-terracotta-wash px-4 py-3"
    >
      <h2 id="answer" className="text-xl">
        {say('numbers.answer')}
      </h2>
      {state === 'working' && atOnce.length > 0 && (
        <Found game={game} {...props} found={{ explanations: atOnce, nearest: null }} />
      )}
      {state === 'working' && <Searching share={work.state === 'working' ? work.progress : 0} />}
      {state === 'failed' && work.state === 'failed' && (
        <Notice
          kind="warning"
          title={say('numbers.notSearched')}
          actions={<Button onClick={work.again}>{say('ui.tryAgain')}</Button>}
        />
      )}
      {state === 'done' && work.state === 'done' && <Found game={game} {...props} found={work.output} />}
    </section>
  );
}

/** The value once it has not changed for a moment; the first value at once. */
function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}

function Searching({ share }: { readonly share: number }): React.ReactNode {
  const say = useSay<'numbers'>();
  const id = useId();
  return (
    <p className="py-2">
      <span id={id}>{say('numbers.searching')}</span>
      <progress aria-labelledby={id} value={share} className="mt-2 block h-2 w-full accent-terracotta" />
    </p>
  );
}

type Say = Speaker<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>;

type FoundProps = Omit<Props, 'notation' | 'count'> & { readonly found: CountExplanation };

function Found({ differing, found, ...shared }: FoundProps): React.ReactNode {
  const say: Say = useSay<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>();
  const { explanations, nearest } = found;
  const headline = headlineOf(say, explanations);
  useEffect(() => announce(headline), [headline]);
  const [only, ...others] = explanations;
  const [misreading] = only && others.length === 0 && isOneMisreading(only) ? only.misreadings : [];
  return (
    <>
      <p data-explained={explanations.length} className="mt-1 font-bold text-lg leading-snug">
        {headline}
      </p>
      {only && others.length === 0 && (
        <Parts {...shared} explanation={only} saysRuleOnly={isOneMisreading(only)} />
      )}
      {misreading && (
        <ScreenButton to={quizScreen({ topic: topicAgainst(misreading) })} className="mt-2">
          {say('numbers.practise')}
          <Icon name="forward" />
        </ScreenButton>
      )}
      {others.length > 0 && <Equals {...shared} explanations={explanations} />}
      {nearest && isNear(nearest, differing) && <Nearest {...shared} nearest={nearest} />}
      {nearest && <p className="mt-2 text-muted text-sm">{say('numbers.tried')}</p>}
    </>
  );
}

function headlineOf(say: Say, explanations: readonly Explanation[]): string {
  const [only, ...others] = explanations;
  if (!only) return say('numbers.none');
  if (others.length > 0) return say('numbers.equally', { count: explanations.length });
  const [misreading] = only.misreadings;
  return misreading && isOneMisreading(only)
    ? say(`misreadings.${misreading}-exactly`)
    : say('numbers.exactly');
}

function isOneMisreading({ misreadings, rulings }: Explanation): boolean {
  return misreadings.length === 1 && Object.keys(rulings).length === 0;
}

/** How many are shown unfolded, because a list of thirty explanations helps nobody. */
const SHOWN = 4;

type Shared = Pick<Props, 'game' | 'expected' | 'correctionOf'>;
type EqualsProps = Shared & { readonly explanations: readonly Explanation[] };

function Equals({ explanations, ...shared }: EqualsProps): React.ReactNode {
  const say = useSay<'numbers'>();
  const { game, expected } = shared;
  const ordered = useMemo(() => likeliestFirst(game, explanations, expected), [game, explanations, expected]);
  const [shown, folded] = [ordered.slice(0, SHOWN), ordered.slice(SHOWN)];
  return (
    <>
      <ExplanationList {...shared} explanations={shown} />
      {folded.length > 0 && (
        <details className="group mt-1">
          <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 font-bold text-terracotta [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{say('numbers.moreSlips', { count: folded.length })}</span>
            <span className="hidden group-open:inline">{say('numbers.fewerSlips')}</span>
            <Icon name="forward" className="size-4 rotate-90 group-open:-rotate-90" />
          </summary>
          <ExplanationList {...shared} explanations={folded} />
        </details>
      )}
      <p className="mt-2 text-muted text-sm">{say('numbers.typeMore')}</p>
    </>
  );
}

function ExplanationList({ explanations, ...shared }: EqualsProps): React.ReactNode {
  return (
    <ul className="mt-2 space-y-2">
      {explanations.map((explanation) => (
        <li key={JSON.stringify(explanation)} className="rounded-xl bg-card px-3 py-0.5">
          <Parts {...shared} explanation={explanation} />
        </li>
      ))}
    </ul>
  );
}

type PartsProps = Shared & {
  readonly explanation: Explanation;
  /** For when the text above already says what was done. */
  readonly saysRuleOnly?: boolean;
};

/** Each thing that the players did differently, with its rule. */
function Parts({
  game,
  expected,
  correctionOf,
  explanation,
  saysRuleOnly = false,
}: PartsProps): React.ReactNode {
  const say = useSay<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>();
  const tell = ownCountSentences(say, game);
  const parts = partsOf(game, explanation, expected);
  return (
    <>
      {parts.length > 1 && <p className="mt-1.5 text-muted text-sm">{say('numbers.allTogether')}</p>}
      <ul>
        {parts.map((part) => {
          const { title, note } = tell.part(part);
          return (
            <li key={title} className="py-1.5 leading-snug">
              {!saysRuleOnly && <p className="font-bold">{title}</p>}
              <p className="text-muted text-sm">
                {part.what === 'misreading' && `${say('numbers.byRules')} `}
                {note} {'rule' in part && <RuleLinks rule={part.rule} />}
              </p>
              {part.what === 'slip' && (
                <CorrectButton at={part.at} what={title} onCorrect={correctionOf(part)} />
              )}
              {part.what === 'tokens' && <TileButtons tokens={part.tokens} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type CorrectProps = {
  readonly at: FieldName;
  /** What would stand there, for screen readers; others see it above the button. */
  readonly what: string;
  readonly onCorrect: (() => void) | undefined;
};

function CorrectButton({ at, what, onCorrect }: CorrectProps): React.ReactNode {
  const say = useSay<'numbers'>();
  return (
    onCorrect && (
      <Button className="mt-1.5" onClick={onCorrect}>
        {say('numbers.correct', { at })}
        <span className="sr-only">({what})</span>
      </Button>
    )
  );
}

/** To the tiles, where a token is corrected; not for a shared game, which cannot be. */
function TileButtons({ tokens }: { readonly tokens: readonly TokenSlip[] }): React.ReactNode {
  const say = useSay<'numbers'>();
  const { here, shared } = useScreens();
  if (shared !== '') return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-2">
      {tokens.map(({ hill: letter }) => (
        <ScreenButton key={letter} to={tileScreen(letter, here)}>
          {say('numbers.correctTile', { letter })}
        </ScreenButton>
      ))}
    </p>
  );
}

/** An explanation of no more than half of the differences is no explanation. */
function isNear({ leaves }: NearestExplanation, differing: number): boolean {
  return leaves.length < differing / 2;
}

type NearestProps = Shared & { readonly nearest: NearestExplanation };

function Nearest({ nearest, ...shared }: NearestProps): React.ReactNode {
  const say = useSay<'misreadings' | 'numbers' | 'pieces' | 'rulings' | 'words'>();
  return (
    <>
      <p className="mt-2">{say('numbers.nearest')}</p>
      <div className="mt-1 rounded-xl bg-card px-3 py-0.5">
        <Parts {...shared} explanation={nearest} />
      </div>
      <p className="mt-2 font-bold">
        {say('numbers.allBut', { list: ownCountSentences(say, shared.game).places(nearest.leaves) })}
      </p>
    </>
  );
}
