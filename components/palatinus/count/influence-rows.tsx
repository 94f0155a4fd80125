'use client';

import { useEffect, useRef } from 'react';
import { Sign } from '@/components/palatinus/board/sign';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { useSay } from '@/components/shell/speech';
import { sentences } from '@/lib/i18n';
import { type FieldName, type Game, type Hill, type Influence, ruleOfInfluence } from '@/lib/palatinus';
import { unbroken } from './told';

type Shared = {
  /** The table as it stands while the hill is counted. */
  readonly game: Game;
  readonly chosen: FieldName | undefined;
  readonly onChoose: (at: FieldName) => void;
  /** Its story through the whole count is asked for. */
  readonly onAsk: (at: FieldName) => void;
};

/** Everybody around the hill, from the arrow: what feeds them, and what it comes to. One at a time is shown on the board. */
export function InfluenceRows({ hill, ...shared }: Shared & { readonly hill: Hill }): React.ReactNode {
  return (
    <ul className="-mx-4 divide-y divide-line">
      {hill.influence.map((influence) => (
        <Row key={influence.at} influence={influence} {...shared} />
      ))}
    </ul>
  );
}

/** The button lies over the whole row, but beneath the link: neither may be inside the other. */
function Row({
  influence,
  game,
  chosen,
  onChoose,
  onAsk,
}: Shared & { readonly influence: Influence }): React.ReactNode {
  const say = useSay<'story' | 'walkthrough' | 'words'>();
  const tell = sentences(say, game);
  const { at, people, kind, points } = influence;
  const isChosen = at === chosen;
  const row = useRef<HTMLLIElement>(null);
  // Chosen on the board, it may be out of sight here.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={row}
      className={`relative scroll-mt-[calc(var(--board)+7rem)] scroll-mb-30 beside:scroll-my-20 flex items-center gap-3 px-4 py-2 ${isChosen ? 'bg-terracotta-wash inset-ring-2 inset-ring-terracotta' : ''}`}
    >
      <Sign people={people} kind={kind} className="size-10" />
      <div className="min-w-0 grow leading-snug">
        <div className="flex items-baseline justify-between gap-3">
          <p aria-hidden="true" className="truncate">
            <b>{at}</b> {tell.owner(influence)}
          </p>
          {isChosen && (
            <button
              type="button"
              onClick={() => onAsk(at)}
              className="relative z-1 shrink-0 cursor-pointer font-bold text-sm text-terracotta underline underline-offset-4 before:absolute before:-inset-x-3 before:-inset-y-3"
            >
              {say('story.tell')}
              <span className="sr-only"> ({at})</span>
            </button>
          )}
        </div>
        <p className="text-muted text-sm">
          <span aria-hidden="true">{unbroken(tell.sources(influence))}</span>{' '}
          <RuleLinks {...ruleOfInfluence(influence, game)} />
        </p>
      </div>
      <b aria-hidden="true" className="text-xl">
        {points}
      </b>
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
