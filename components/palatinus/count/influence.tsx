'use client';

/** The influence at a hill: a row for each inhabitant with what feeds it, and the total of each player. */

import { useEffect, useRef } from 'react';
import { NameLines, typeFor } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { useSay } from '@/components/ui/speech';
import { gameSentences, playerName } from '@/lib/i18n';
import {
  type FieldName,
  type Game,
  type Hill,
  type Influence,
  ruleOfControl,
  ruleOfInfluence,
  takersOf,
} from '@/lib/palatinus';
import { numbersKept, unbroken } from '@/lib/text';
import { SumLines } from './piece-line';

type Shared = {
  readonly game: Pick<Game, 'players' | 'rulings'>;
  readonly chosen: FieldName | undefined;
  readonly onChoose: (at: FieldName) => void;
  /** Opens the inhabitant's story through the whole count. */
  readonly onAsk: (at: FieldName) => void;
};

/**
 * Everybody around the hill, starting at the arrow: what feeds them, and their sum. The board shows one of them at a
 * time.
 */
export function InfluenceRows({ hill, ...shared }: Shared & { readonly hill: Hill }): React.ReactNode {
  return (
    <ul className="-mx-4 divide-y divide-line">
      {hill.influence.map((influence) => (
        <Row key={influence.at} influence={influence} {...shared} />
      ))}
    </ul>
  );
}

/** The button covers the whole row and lies beneath the link, because neither may contain the other. */
function Row({
  influence,
  game,
  chosen,
  onChoose,
  onAsk,
}: Shared & { readonly influence: Influence }): React.ReactNode {
  const say = useSay<'pieces' | 'walkthrough' | 'words'>();
  const tell = gameSentences(say, game);
  const { at, people, kind } = influence;
  const { sum, twice } = tell.sourceParts(influence);
  const isChosen = at === chosen;
  const row = useRef<HTMLLIElement>(null);
  // If chosen on the board, the row may be out of sight.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={row}
      className={`relative scroll-mt-[calc(var(--board)+7rem)] scroll-mb-30 beside:scroll-my-20 flex items-center gap-3 px-4 py-2 short:gap-2.5 short:px-3 short:min-h-touch short:py-0.5 ${isChosen ? 'bg-terracotta-wash inset-ring-2 inset-ring-terracotta' : ''}`}
    >
      <Sign people={people} kind={kind} className="size-10 short:size-8" />
      <div
        className={`min-w-0 grow leading-snug short:text-sm short:leading-tight ${isChosen ? '' : 'short:grid short:grid-cols-[1fr_auto] short:items-baseline short:gap-x-2'}`}
      >
        <div className="flex items-baseline justify-between gap-3">
          <p aria-hidden="true" className="line-clamp-2 min-w-0">
            <b>{at}</b> {tell.owner(influence)}
          </p>
          {isChosen && <StoryButton at={at} onAsk={onAsk} />}
        </div>
        {/* On phones with little height the rules are next to the name, and the note is hidden until the row is chosen. */}
        <p className={`text-muted text-sm short:text-xs ${isChosen ? '' : 'short:contents'}`}>
          <span aria-hidden="true" className="short:col-span-2 short:row-start-2">
            <SumLines>{sum}</SumLines>{' '}
            {twice && <span className={isChosen ? '' : 'short:hidden'}>{unbroken(twice)} </span>}
          </span>
          <span className="short:col-start-2 short:row-start-1">
            <RuleLinks {...ruleOfInfluence(influence)} />
          </span>
          <span aria-hidden="true" className="short:col-span-2">
            <ForNobody influence={influence} />
          </span>
        </p>
      </div>
      <span aria-hidden="true">
        <Points influence={influence} />
      </span>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={tell.influence(influence)}
        onClick={() => onChoose(at)}
        className="absolute inset-0 cursor-pointer hover:bg-ink/4"
      />
    </li>
  );
}

type StoryProps = Pick<Shared, 'onAsk'> & { readonly at: FieldName };

export function StoryButton({ at, onAsk }: StoryProps): React.ReactNode {
  const say = useSay<'score'>();
  return (
    <button
      type="button"
      onClick={() => onAsk(at)}
      className="relative z-1 shrink-0 cursor-pointer font-bold text-sm text-terracotta underline underline-offset-4 before:absolute before:-inset-x-3 before:-inset-y-3"
    >
      {say('score.story')}
      <span className="sr-only"> ({at})</span>
    </button>
  );
}

type InfluenceProps = { readonly influence: Influence };

/** An inhabitant's sum. If it counts for nobody, it is struck through and not added to anything. */
export function Points({
  influence: { player, points },
  isAdded = false,
}: InfluenceProps & { readonly isAdded?: boolean }): React.ReactNode {
  if (player === null) return <s className="text-muted text-xl">{points}</s>;
  return <b className="text-xl">{isAdded ? `+${points}` : points}</b>;
}

/** The words "counts for nobody", next to the struck-through number. */
export function ForNobody({ influence: { player } }: InfluenceProps): React.ReactNode {
  const say = useSay<'score'>();
  return player === null && <span className="block italic">{say('score.countsForNobody')}</span>;
}

type InfluenceTotalsProps = { readonly game: Game; readonly hill: Hill };

/** The share of a row that the names can take, in percent. */
const INSIDE_TOTALS = 90;

/** Each player's total, and who controls the hill. */
export function InfluenceTotals({ game, hill }: InfluenceTotalsProps): React.ReactNode {
  const say = useSay<'pieces' | 'score' | 'walkthrough' | 'words'>();
  const { totals, outcome } = hill;
  const most = Math.max(1, ...totals);
  const takers = takersOf(outcome, game.players);
  const names = game.players.map((player) => playerName(say, player));
  const type = typeFor(names, INSIDE_TOTALS / names.length);
  return (
    <>
      <ul
        aria-label={say('walkthrough.totalsTitle')}
        className="@container grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1"
      >
        {game.players.map((player, index) => (
          <li
            key={player.people}
            className={`flex min-w-0 flex-col items-center justify-end rounded-xl px-0.5 pt-1 pb-1.5 sm:px-1 ${takers.includes(player) ? 'inset-ring-2 inset-ring-ink' : ''}`}
          >
            <span className="flex max-w-full justify-center text-xs">
              <NameLines
                name={names[index] ?? ''}
                type={type}
                className="text-center max-sm:tracking-tight"
              />
            </span>
            <span className="flex items-center gap-1">
              <Sign people={player.people} className="size-5" />
              <b className="text-lg leading-snug">{totals[index]}</b>
            </span>
            <span aria-hidden="true" className="h-1 w-full rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-current"
                style={{ width: `${((totals[index] ?? 0) / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 leading-relaxed">
        {numbersKept(gameSentences(say, game).control(hill))} <RuleLinks {...ruleOfControl(outcome)} />
      </p>
    </>
  );
}
