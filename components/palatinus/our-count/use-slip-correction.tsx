'use client';

/**
 * Corrects, with one tap, the wrong entry that explains the players' numbers; says what that changes, and can be
 * undone.
 */
import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { storySentences } from '@/lib/i18n';
import { differencesBetween, type Game, type Result, spotOfName } from '@/lib/palatinus';
import { correctPiece, type Notebook } from '@/lib/palatinus/enter';
import type { EntrySlip } from '@/lib/palatinus/settle';

/** The correction can be undone as long as the notebook is this one. */
interface Corrected {
  readonly notebook: Notebook;
  /** The count before the correction. */
  readonly before: Result;
}

interface SlipCorrection {
  /** Returns undefined if it cannot be corrected: in a shared game, or if the box holds no more such pieces. */
  readonly of: (slip: EntrySlip) => (() => void) | undefined;
  /** What the latest correction changed. */
  readonly notice: React.ReactNode;
}

export function useSlipCorrection(game: Game, result: Result): SlipCorrection {
  const { document: notebook } = useNotebook();
  const { shared } = useScreens();
  const [corrected, setCorrected] = useState<Corrected>();

  function of({ at, instead }: EntrySlip): (() => void) | undefined {
    const correct = (latest: Notebook): Notebook =>
      correctPiece(latest, spotOfName(game.board, at), instead ?? undefined);
    if (shared !== '' || correct(notebook) === notebook) return undefined;
    return () => {
      notebookStore().change(correct);
      tick();
      setCorrected({ notebook: notebookStore().snapshot().document, before: result });
    };
  }

  const notice = corrected?.notebook === notebook && (
    <CorrectedNotice game={game} before={corrected.before} now={result} />
  );
  return { of, notice };
}

type NoticeProps = { readonly game: Game; readonly before: Result; readonly now: Result };

function CorrectedNotice({ game, before, now }: NoticeProps): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'ui' | 'walkthrough' | 'words'>();

  function undo(): void {
    notebookStore().undo();
    tick();
    announce(say('story.undone'));
  }

  return (
    <output className="block">
      <Notice
        kind="info"
        title={say('story.changed')}
        actions={
          <Button onClick={undo}>
            <Icon name="undo" />
            {say('ui.undo')}
          </Button>
        }
      >
        {storySentences(say, game)
          .differences(differencesBetween(before, now))
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </Notice>
    </output>
  );
}
