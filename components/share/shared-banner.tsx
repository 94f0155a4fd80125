'use client';

/**
 * Whose table this is, and what can be done with it, in few lines: the count beneath is what one came for. Nothing is asked before keeping it: whatever was there is one undo
 * away, and is said to be.
 */
import { useEffect } from 'react';
import { theKeeper, useKept } from '@/components/kept/kept';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { type AnyProblem, playerName, problemSentence } from '@/lib/i18n';
import type { Game } from '@/lib/palatinus';
import { isBegun, openGame } from '@/lib/table';
import { leaveShared } from './shared-address';
import type { SharedGame } from './use-shared-game';

type Props = { readonly shared: Extract<SharedGame, { readonly status: 'read' | 'refused' }> };

export function SharedBanner({ shared }: Props): React.ReactNode {
  return shared.status === 'read' ? <Shown game={shared.game} /> : <Refused problems={shared.problems} />;
}

function Shown({ game }: { readonly game: Game }): React.ReactNode {
  const say = useSay<'share' | 'walkthrough' | 'words'>();
  const { ready, notebook } = useKept();
  const title = say('share.shared', {
    who: game.players.map((player) => playerName(say, player)).join(', '),
  });
  useEffect(() => announce(title), [title]);

  function keep(): void {
    theKeeper().change((mine) => openGame(mine, game));
    leaveShared();
    announce(say('share.kept'));
  }

  return (
    <div className="mb-3 rounded-xl border border-river bg-river-wash px-3 py-2 text-sm leading-snug [overflow-wrap:anywhere] print:hidden">
      <p>
        <b>{title}</b> {say(isBegun(notebook) ? 'share.sharedOrKept' : 'share.sharedText')}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button look="primary" disabled={!ready} onClick={keep} className="px-2.5! text-[0.8125rem]">
          {say('share.keep')}
        </Button>
        <BackToMine className="px-2.5! text-[0.8125rem]" />
      </div>
    </div>
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
    <Notice kind="warning" title={title} className="mb-3 print:hidden" actions={<BackToMine />}>
      <ul className="mt-1 flex flex-col gap-1.5">
        {[...new Set(told)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1.5">{say('share.askAgain')}</p>
    </Notice>
  );
}

function BackToMine({ className = '' }: { readonly className?: string }): React.ReactNode {
  const say = useSay<'share'>();
  return (
    <Button onClick={leaveShared} className={className}>
      {say('share.back')}
    </Button>
  );
}
