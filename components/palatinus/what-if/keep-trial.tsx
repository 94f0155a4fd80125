'use client';

/** The end of a trial: it replaces the game, as one change that can be undone, or it is discarded. */
import { keepGame } from '@/components/palatinus/game/keep-game';
import { notebookStore } from '@/components/palatinus/game/store';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { storySentences } from '@/lib/i18n';
import { differencesBetween, isExampleLine, type Result } from '@/lib/palatinus';
import { keepTrial, type Notebook, RESULT_SCREEN } from '@/lib/palatinus/enter';
import type { Trial } from './use-trial';

/** What was kept. It can be undone as long as the notebook is this one. */
export interface KeptTrial {
  readonly document: Notebook;
  /** The count of the original game. */
  readonly before: Result;
  /**
   * The trial's text in the address. Undefined for a copy of a shared game: undo then restores the reader's own game.
   */
  readonly text?: string;
  /** For a copy of a shared game: whether it replaced a game of the reader's own. */
  readonly wasBegun?: boolean;
}

type ButtonsProps = { readonly trial: Trial; readonly onKeep: (kept: KeptTrial) => void };

export function KeepButtons({ trial, onKeep }: ButtonsProps): React.ReactNode {
  const say = useSay<'whatif'>();
  const { shared, leaveShared } = useScreens();
  const { game, tried, before, text } = trial;
  const isShared = shared !== '';

  function throwAway(): void {
    trial.change(game);
    tick();
    // To the board, where people try the next thing.
    window.scrollTo({ top: 0, behavior: 'instant' });
    announce(say('whatif.thrownAway'));
  }

  function keep(): void {
    tick();
    // To the notice that it was kept.
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (isShared) {
      onKeep({ ...keepGame(tried, isExampleLine(shared.slice(1))), before });
      leaveShared('what-if');
      return;
    }
    let isKept = false;
    notebookStore().change((latest) => {
      const next = keepTrial(latest, text);
      isKept = next !== latest;
      return next;
    });
    // Another tab may have opened another game meanwhile; then the screen shows that one and refuses the trial.
    if (!isKept) return;
    onKeep({ document: notebookStore().snapshot().document, before, text });
    trial.begin('');
  }

  return (
    <div className="flex w-full gap-3">
      <Button className="grow basis-0" onClick={throwAway}>
        {say('whatif.throwAway')}
      </Button>
      <Button className="grow basis-0" onClick={keep}>
        {say(isShared ? 'whatif.keepMine' : 'whatif.keep')}
      </Button>
    </div>
  );
}

type NoticeProps = { readonly kept: KeptTrial; readonly trial: Trial };

/** Says that the trial was kept, and what it changed. */
export function KeptNotice({ kept, trial }: NoticeProps): React.ReactNode {
  const say = useSay<'pieces' | 'score' | 'share' | 'story' | 'ui' | 'walkthrough' | 'whatif' | 'words'>();
  const isOwn = kept.text !== undefined;
  const shared = say(kept.wasBegun ? 'share.keptInPlace' : 'share.kept');

  function undo(): void {
    notebookStore().undo();
    tick();
    announce(say('ui.undone'));
    if (kept.text) trial.begin(kept.text);
  }

  return (
    <div role="status">
      <Notice
        kind="good"
        className="mb-3"
        title={isOwn ? say('whatif.kept') : shared}
        actions={
          <>
            {(isOwn || kept.wasBegun) && (
              <Button onClick={undo}>
                <Icon name="undo" />
                {say('ui.undo')}
              </Button>
            )}
            <ScreenButton to={RESULT_SCREEN}>
              {say('score.tally')}
              <Icon name="forward" />
            </ScreenButton>
          </>
        }
      >
        {storySentences(say, trial.game)
          .differences(differencesBetween(kept.before, trial.before))
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </Notice>
    </div>
  );
}
