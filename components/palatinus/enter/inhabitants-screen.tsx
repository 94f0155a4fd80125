'use client';

/** The inhabitants screen. The brush moves on by itself, so that a game takes one tap for each piece. */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Screen, ScreenSplit } from '@/components/shell/screen';
import { ScreenButton } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { brushAfterUndo, censusSoFar, type Notebook, progressOf } from '@/lib/palatinus/enter';
import { BoardPlaceholder } from './board-placeholder';
import { BrushTrays, useBrush } from './brush-trays';
import { CensusStatus, InhabitantsHint } from './census-status';
import { BoardCorners, InhabitantsBoard } from './inhabitants-board';

export function InhabitantsScreen(): React.ReactNode {
  const say = useSay<'inhabitants' | 'screens'>();
  const { ready, document: notebook } = useNotebook();
  const [names, setNames] = useState(false);
  /** Shown until the notebook changes. */
  const [message, setMessage] = useState<{ readonly text: string; readonly at: Notebook }>();
  const hand = useBrush(notebook);
  const census = censusSoFar(notebook);
  const progress = progressOf(census.rows);

  function showMessage(text: string): void {
    announce(text);
    setMessage({ text, at: notebookStore().snapshot().document });
  }

  function followUndo(): void {
    hand.moveOn(brushAfterUndo(notebook, notebookStore().snapshot().document, hand.brush));
  }

  return (
    <Screen
      split
      title={say('screens.inhabitants')}
      back={{ to: 'tiles', label: say('screens.tiles') }}
      tools={<HistoryButtons onStep={followUndo} />}
      footer={
        <>
          {ready && progress.expected > 0 ? (
            <CensusStatus
              census={census}
              players={notebook.table.players}
              message={message?.at === notebook ? message.text : undefined}
            />
          ) : (
            <span />
          )}
          <ScreenButton to="score" look={census.complete && progress.placed > 0 ? 'primary' : 'plain'}>
            {say('screens.score')}
            <Icon name="forward" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <ScreenSplit
        board={
          ready ? (
            <div className="relative">
              <InhabitantsBoard census={census} names={names} hand={hand} onMessage={showMessage} />
              <BoardCorners names={names} onNames={setNames} onCleared={showMessage} />
            </div>
          ) : (
            <BoardPlaceholder />
          )
        }
      >
        {ready ? (
          <>
            {hand.people && (
              <BrushTrays
                players={notebook.table.players}
                rows={census.rows}
                brush={hand.brush}
                people={hand.people}
                onPeople={hand.pickPeople}
                onKind={hand.pickKind}
              />
            )}
            <div className="mt-2 min-h-10">
              <InhabitantsHint notebook={notebook} census={census} />
            </div>
          </>
        ) : (
          <div className="flex flex-col gap-1.5">
            <Placeholder className="h-18" />
            <Placeholder className="h-21" />
          </div>
        )}
      </ScreenSplit>
    </Screen>
  );
}
