'use client';

/** The inhabitants screen. The brush advances automatically, so that a game takes one tap for each piece. */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Screen, ScreenSplit } from '@/components/shell/screen';
import { ScreenButton } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { tick } from '@/components/ui/haptics';
import { makeKeptState } from '@/components/ui/kept-state';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { SecondPaint } from '@/components/ui/second-paint';
import { useSay } from '@/components/ui/speech';
import { pieceName } from '@/lib/i18n';
import { type Piece, PLACES, unusualTokens } from '@/lib/palatinus';
import {
  brushOf,
  censusSoFar,
  draftOf,
  handAfterUndo,
  type Notebook,
  progressOf,
  tilesDone,
} from '@/lib/palatinus/enter';
import { BoardPlaceholder } from './board-placeholder';
import { BoardLegend, BoardTools } from './board-tools';
import { BrushTrays, useBrush } from './brush-trays';
import { CensusStatus, InhabitantsHint } from './census-status';
import { CountButtons } from './count-buttons';
import { InhabitantsBoard, type Message } from './inhabitants-board';

/** Whether fields show their names. */
const useKeptNames = makeKeptState(false);

export function InhabitantsScreen(): React.ReactNode {
  const say = useSay<'inhabitants' | 'pieces' | 'screens' | 'ui' | 'words'>();
  const { ready, document: notebook } = useNotebook();
  const [names, setNames] = useKeptNames();
  /** Shown until the notebook changes. */
  const [message, setMessage] = useState<Message & { readonly at: Notebook }>();
  const hand = useBrush(notebook);
  const census = censusSoFar(notebook);
  const progress = progressOf(census.rows);
  const isLeanKnown = notebook.table.handedness !== undefined;
  const mayPlace = isLeanKnown && notebook.table.players.length > 0;
  const lacksTiles = mayPlace && tilesDone(notebook) < PLACES.length;

  function showMessage(news: Message): void {
    announce(news.text);
    setMessage({ ...news, at: notebookStore().snapshot().document });
  }

  /** A piece that was picked by hand also replaces others, which people do not expect. */
  function pick(brush: Piece): boolean {
    hand.take({ brush, isPicked: true });
    setMessage(undefined);
    if (progress.placed === 0) return false;
    const piece = pieceName(say, notebook.table.players, brush);
    showMessage({ kind: 'hint', text: say('inhabitants.replaces', { piece }) });
    return true;
  }

  function followUndo(): void {
    hand.take(handAfterUndo(notebook, notebookStore().snapshot().document, hand));
  }

  function undo(): void {
    notebookStore().undo();
    tick();
    announce(say('ui.undone'));
    followUndo();
  }

  return (
    <Screen
      split
      title={say('screens.inhabitants')}
      back={{ to: 'tiles', label: say('screens.tiles') }}
      home
      tools={<HistoryButtons onStep={followUndo} />}
      footer={
        (mayPlace || !ready) && (
          <div className="flex w-full flex-col justify-between gap-x-6 gap-y-1.5 pt-1 tablet:flex-row tablet:items-center">
            {mayPlace ? (
              <CensusStatus
                census={census}
                unusual={unusualTokens(draftOf(notebook).board)}
                players={notebook.table.players}
                message={message?.at === notebook ? message : undefined}
                note={lacksTiles ? say('inhabitants.tilesFirst') : undefined}
                onUndo={undo}
              />
            ) : (
              <span className="h-4.5" />
            )}
            {lacksTiles ? (
              <ScreenButton to="tiles" className="shrink-0">
                {say('inhabitants.toTiles')}
              </ScreenButton>
            ) : (
              <CountButtons
                isEmpty={progress.placed === 0}
                isComplete={census.complete && progress.placed > 0}
              />
            )}
          </div>
        )
      }
    >
      <StoreNotices />
      <ScreenSplit
        board={
          ready ? (
            isLeanKnown && (
              <div className="relative">
                <InhabitantsBoard {...{ census, names, hand }} onPick={pick} onMessage={showMessage} />
                <BoardTools names={names} onNames={setNames} onMessage={showMessage} />
              </div>
            )
          ) : (
            <BoardPlaceholder />
          )
        }
      >
        {ready ? (
          <SecondPaint room={isLeanKnown && hand.people && <TraysPlaceholder />}>
            {isLeanKnown && hand.people && (
              <BrushTrays
                players={notebook.table.players}
                rows={census.rows}
                brush={hand.brush}
                isPicked={hand.isPicked}
                people={hand.people}
                onPeople={(people) => pick(brushOf(notebook, people))}
                onKind={(kind) => hand.people && pick({ people: hand.people, kind })}
              />
            )}
            {isLeanKnown && <BoardLegend />}
            <div className="mt-2 min-h-10">
              <InhabitantsHint notebook={notebook} census={census} />
            </div>
          </SecondPaint>
        ) : (
          <TraysPlaceholder />
        )}
      </ScreenSplit>
    </Screen>
  );
}

function TraysPlaceholder(): React.ReactNode {
  return (
    <div className="flex flex-col gap-1.5">
      <Placeholder className="h-18" />
      <Placeholder className="h-21" />
    </div>
  );
}
