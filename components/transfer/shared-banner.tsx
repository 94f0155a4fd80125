'use client';

/**
 * Whose table this is, and what can be done with it, in one quiet line: the count beneath is what one came for. Nothing
 * is asked before keeping it: whatever was there is one undo away, which is said, and offered, when it has been kept.
 */
import { useEffect } from 'react';
import { useSay } from '@/components/shell/speech';
import { theKeeper, useKept } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { type AnyProblem, playerName, problemSentence } from '@/lib/i18n';
import type { Game } from '@/lib/palatinus';
import { isBegun, type Notebook, openGame } from '@/lib/palatinus/enter';
import { leaveShared } from './shared-address';
import type { SharedGame } from './use-shared-game';

/** The shared table as one's own, until something changes: then undo would bring back something else. */
export type Kept = {
  /** Whether there was another table before. */
  readonly inPlace: boolean;
  readonly at: Notebook;
};

type Props = {
  readonly shared: SharedGame;
  readonly kept: Kept | undefined;
  readonly onKept: (kept: Kept) => void;
};

export function SharedBanner({ shared, kept, onKept }: Props): React.ReactNode {
  if (shared.status === 'read') return <Shown game={shared.game} onKept={onKept} />;
  if (shared.status === 'refused') return <Refused problems={shared.problems} />;
  return kept && <IsMine inPlace={kept.inPlace} />;
}

type LineProps = {
  readonly text: string;
  /** Names may be many, and long: whoever listens hears them all. */
  readonly isCut?: boolean;
  readonly children?: React.ReactNode;
};

function Line({ text, isCut = false, children }: LineProps): React.ReactNode {
  return (
    <div className="mb-3 flex min-h-11.5 items-center rounded-xl border border-line bg-river-wash pl-3 text-[0.8125rem] print:hidden">
      <p className={`${isCut ? 'line-clamp-2' : 'py-1'} min-w-0 grow leading-tight [overflow-wrap:anywhere]`}>
        {text}
      </p>
      <div className="flex shrink-0">{children}</div>
    </div>
  );
}

const SMALL = 'whitespace-nowrap px-2.5! text-[0.8125rem]';

type ShownProps = { readonly game: Game; readonly onKept: Props['onKept'] };

function Shown({ game, onKept }: ShownProps): React.ReactNode {
  const say = useSay<'share' | 'words'>();
  const { ready, notebook } = useKept();
  const title = say('share.shared', {
    who: game.players.map((player) => playerName(say, player)).join(', '),
  });
  useEffect(() => announce(title), [title]);

  function keep(): void {
    theKeeper().change((mine) => openGame(mine, game));
    const at = theKeeper().snapshot().notebook;
    onKept({ inPlace: at !== notebook && isBegun(notebook), at });
    leaveShared();
  }

  return (
    <Line text={title} isCut>
      <Button look="quiet" disabled={!ready} onClick={keep} className={SMALL}>
        {say('share.keep')}
      </Button>
      <Button look="quiet" onClick={leaveShared} className={SMALL}>
        {say('share.back')}
      </Button>
    </Line>
  );
}

function IsMine({ inPlace }: Pick<Kept, 'inPlace'>): React.ReactNode {
  const say = useSay<'share' | 'steps' | 'ui'>();
  const text = say(inPlace ? 'share.keptInPlace' : 'share.kept');
  useEffect(() => announce(text), [text]);

  function undo(): void {
    theKeeper().undo();
    announce(say('steps.undone'));
  }

  return (
    <Line text={text}>
      {inPlace && (
        <Button look="quiet" onClick={undo} className={SMALL}>
          {say('ui.undo')}
        </Button>
      )}
    </Line>
  );
}

type RefusedProps = { readonly problems: readonly AnyProblem[] };

function Refused({ problems }: RefusedProps): React.ReactNode {
  const say = useSay<'share' | 'problems' | 'words'>();
  const told =
    problems.length > 0 ? problems.map((problem) => problemSentence(say, problem)) : [say('share.failed')];
  const title = say('share.refused');
  useEffect(() => announce(title), [title]);
  return (
    <Notice
      kind="warning"
      title={title}
      className="mb-3 print:hidden"
      actions={<Button onClick={leaveShared}>{say('share.back')}</Button>}
    >
      <ul className="mt-1 flex flex-col gap-1.5">
        {[...new Set(told)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1.5">{say('share.askAgain')}</p>
    </Notice>
  );
}
