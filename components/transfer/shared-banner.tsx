'use client';

/**
 * Whose game this is, and what can be done with it, in one quiet line, because people come for the count beneath.
 * Saving asks nothing first: the game before is one undo away, and the notice after saving says so.
 */
import { useEffect } from 'react';
import { useGameStore } from '@/components/store/game-store';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import type { AnyProblem } from '@/lib/i18n';
import { ProblemLines } from './problem-lines';

const SMALL = 'whitespace-nowrap px-2.5! text-[min(0.8125rem,3.6vw)]';

type SharedProps = {
  readonly who: string;
  readonly isExample: boolean;
  /** Undefined until the stored game has been read. */
  readonly onSave: (() => void) | undefined;
  /** Shows the reader's own game. Undefined if there is none; then the screen's own back link leads out. */
  readonly onLeave: (() => void) | undefined;
};

export function SharedBanner({ who, isExample, onSave, onLeave }: SharedProps): React.ReactNode {
  const say = useSay<'share'>();
  const title = say(isExample ? 'share.example' : 'share.shared', { who });
  useEffect(() => announce(title), [title]);
  return (
    <Line text={title} isCut>
      <Button look="quiet" disabled={!onSave} onClick={() => onSave?.()} className={SMALL}>
        {say('share.keep')}
      </Button>
      {onLeave && (
        <Button look="quiet" onClick={onLeave} className={SMALL}>
          {say('share.back')}
        </Button>
      )}
    </Line>
  );
}

/** Shown after saving; `wasBegun` if it replaced another game. */
export function SharedIsMine({ wasBegun }: { readonly wasBegun: boolean }): React.ReactNode {
  const say = useSay<'share' | 'ui'>();
  const { store } = useGameStore();
  const text = say(wasBegun ? 'share.keptInPlace' : 'share.kept');
  useEffect(() => announce(text), [text]);

  function undo(): void {
    store().undo();
    announce(say('ui.undone'));
  }

  return (
    <Line text={text}>
      {wasBegun && (
        <Button look="quiet" onClick={undo} className={SMALL}>
          {say('ui.undo')}
        </Button>
      )}
    </Line>
  );
}

type RefusedProps = Pick<SharedProps, 'onLeave'> & { readonly problems: readonly AnyProblem[] };

export function SharedRefused({ problems, onLeave }: RefusedProps): React.ReactNode {
  const say = useSay<'share'>();
  const title = say(onLeave ? 'share.refused' : 'share.refusedAlone');
  useEffect(() => announce(title), [title]);
  return (
    <Notice kind="warning" title={title} className="mb-3 print:hidden" actions={<Leave onLeave={onLeave} />}>
      <ul className="mt-1 flex flex-col gap-1.5">
        <ProblemLines problems={problems} />
      </ul>
      <p className="mt-1.5">{say(onLeave ? 'share.askAgain' : 'share.askAgainAlone')}</p>
    </Notice>
  );
}

function Leave({ onLeave }: Pick<SharedProps, 'onLeave'>): React.ReactNode {
  const say = useSay<'share' | 'ui'>();
  const language = useLanguage();
  return onLeave ? (
    <Button onClick={onLeave}>{say('share.back')}</Button>
  ) : (
    <PageButton href={`/${language}`}>{say('ui.home')}</PageButton>
  );
}

type LineProps = {
  readonly text: string;
  /** For many long names: truncated visually, while screen readers read them all. */
  readonly isCut?: boolean;
  readonly children?: React.ReactNode;
};

function Line({ text, isCut = false, children }: LineProps): React.ReactNode {
  return (
    <div className="mb-3 flex min-h-11.5 items-center rounded-xl border border-line bg-river-wash pl-3 text-[min(0.8125rem,3.6vw)] print:hidden">
      <p className={`${isCut ? 'line-clamp-3' : 'py-1'} min-w-0 grow leading-tight [overflow-wrap:anywhere]`}>
        {text}
      </p>
      <div className="flex shrink-0">{children}</div>
    </div>
  );
}
