'use client';

/**
 * The rulings screen of any game: the open questions and the answers of this game, which the next game takes over.
 * What a new answer changes in this game is shown with it; a line in the lower bar lists the answers that are not the
 * default.
 */

import { useEffect, useRef } from 'react';
import { Screen } from '@/components/shell/screen';
import { ScreenButton } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';

type Props = {
  readonly back: React.ComponentProps<typeof Screen>['back'] & object;
  /** Whether the game came by link. */
  readonly isShared: boolean;
  /** Shown first: whose game it is. */
  readonly notice: React.ReactNode;
  /** What the questions are about; undefined if there are none, because a link was refused. */
  readonly lead: string | undefined;
  /** Undefined if all answers are already the default. */
  readonly onReset: (() => void) | undefined;
  /** The answers that are not the default, in one line. */
  readonly inForce: string | undefined;
  /** Where to go on with these answers, and the label of that button. */
  readonly onwards: { readonly to: string; readonly label: string } | undefined;
  /** The questions. */
  readonly children: React.ReactNode;
};

export function RulingsFrame(props: Props): React.ReactNode {
  const { back, isShared, notice, lead, onReset, inForce, onwards, children } = props;
  const say = useSay<'rulebook'>();
  return (
    <Screen
      title={say('rulebook.rulings')}
      back={back}
      tools={!isShared && <HistoryButtons />}
      footer={
        <>
          <p role="status" className="line-clamp-3 min-w-0 text-muted text-sm leading-snug">
            {inForce}
          </p>
          {onwards && (
            <ScreenButton to={onwards.to} leadsBack look="primary" className="shrink-0">
              {onwards.label}
              <Icon name="forward" />
            </ScreenButton>
          )}
        </>
      }
    >
      <StoreNotices />
      {notice}
      <div className="mx-auto grid max-w-4xl grid-cols-1 items-start gap-3 xl:max-w-none xl:grid-cols-2">
        {lead !== undefined && (
          <div className="xl:col-span-2">
            <p className="max-w-prose text-muted leading-relaxed">{lead}</p>
            <Button look="quiet" className="-ml-4" disabled={!onReset} onClick={() => onReset?.()}>
              {say('rulebook.toStandard')}
            </Button>
          </div>
        )}
        {children}
      </div>
    </Screen>
  );
}

type EffectProps = {
  /** Names the picked answer. */
  readonly title: string;
  /** What it changes. */
  readonly lines: readonly string[];
  /** Whether it was just picked; then it is scrolled into view. */
  readonly isNew?: boolean;
};

/** Shown with the answers, so that it covers nothing; the answered question stays in place. */
export function RulingEffect({ title, lines, isNew = true }: EffectProps): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div
      ref={box}
      className={`scroll-mt-16 scroll-mb-24 rounded-xl border border-river bg-river-wash px-4 py-2 text-sm leading-relaxed [overflow-wrap:anywhere] ${isNew ? 'motion-safe:animate-rise' : ''}`}
    >
      <p className="font-bold text-base leading-snug">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
