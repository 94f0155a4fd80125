'use client';

/**
 * The tiles screen: first which way the ring leans, since without that no board can be drawn, then the seven tiles.
 * Both trays are always there and never move, so that a person may pick the token before the arrow. The prompt above
 * them and a mark on the board show which tile is being entered.
 */

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notebookStore, turnBoard, useNotebook } from '@/components/palatinus/game/store';
import { Screen, ScreenSplit } from '@/components/shell/screen';
import { useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { focusContent } from '@/components/ui/focus-content';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { type Tool, ToolButton } from '@/components/ui/tool-button';
import { ToolLegend } from '@/components/ui/tool-legend';
import { tilesKeys } from '@/lib/i18n';
import type { Handedness } from '@/lib/palatinus';
import { setHandedness, tileCorrectionFrom, tilesDone } from '@/lib/palatinus/enter';
import { BoardPlaceholder } from './board-placeholder';
import { CopyNotice } from './copy-notice';
import { LeanQuestion } from './lean-question';
import { TileFooter } from './tile-footer';
import { TilePanel } from './tile-panel';
import { PROMPT_ID } from './tile-prompt';
import { TilesBoard } from './tiles-board';
import { correctionWords, promptOf } from './tiles-words';
import { useAnnouncement } from './use-announcement';
import { useTileEntry } from './use-tile-entry';

export function TilesScreen(): React.ReactNode {
  const say = useSay<'tiles' | 'census' | 'screens'>();
  const { ready, document: notebook } = useNotebook();
  const { handedness } = notebook.table;
  const [isChangingLean, setChangingLean] = useState(false);
  const entry = useTileEntry();
  const correction = tileCorrectionFrom(useScreens().query);
  const asksLean = ready && (handedness === undefined || isChangingLean);
  const turnTool: Tool = { icon: 'turn', word: say('tiles.turn') };
  const prompt = promptOf(say, notebook, entry);
  // While springs are marked, the button to finish needs the room.
  const news = entry.question === 'springs' ? undefined : correctionWords(say, entry.corrected);
  const warning = prompt.mood === 'odd' ? prompt.hint : undefined;
  const heard = asksLean
    ? say('tiles.leanQuestion')
    : [news, prompt.title, warning].filter(Boolean).join('. ');
  useAnnouncement(ready ? heard : undefined);

  function askLean(): void {
    setChangingLean(true);
    focusContent();
  }

  function answerLean(lean: Handedness | undefined): void {
    // The pressed button disappears, so the focus moves to the next question, where letter keys work.
    flushSync(() => {
      if (lean) notebookStore().change((latest) => setHandedness(latest, lean));
      setChangingLean(false);
    });
    document.getElementById(PROMPT_ID)?.focus({ preventScroll: true });
  }

  return (
    <Screen
      split={!asksLean}
      title={say('screens.tiles')}
      back={
        correction
          ? { to: correction.to, leadsBack: true, label: say(`screens.${correction.screen}`) }
          : { to: 'players', label: say('screens.players') }
      }
      home
      tools={<HistoryButtons onStep={entry.followUndo} />}
      footer={
        <TileFooter
          handedness={asksLean ? undefined : handedness}
          done={ready ? tilesDone(notebook, entry.open) : undefined}
          onLean={askLean}
          correction={correction}
        />
      }
    >
      <StoreNotices />
      {asksLean ? (
        <LeanQuestion
          value={handedness}
          onPick={(lean) => {
            tick();
            answerLean(lean);
          }}
          onKeep={() => answerLean(undefined)}
        />
      ) : (
        <ScreenSplit
          board={
            ready ? (
              <div className="relative">
                <TilesBoard entry={entry} />
                <div className="absolute top-0 left-0">
                  <ToolButton
                    {...turnTool}
                    onClick={() => {
                      turnBoard();
                      announce(say('tiles.turned'));
                    }}
                  />
                </div>
              </div>
            ) : (
              <BoardPlaceholder />
            )
          }
        >
          {ready ? (
            <div className="flex flex-col gap-1.5">
              <TilePanel entry={entry} prompt={prompt} news={news} />
              <CopyNotice link />
              <ToolLegend screen="tiles" tools={[turnTool]} />
              <p className="hidden text-muted text-sm pointer-fine:block">{tilesKeys(say)}</p>
            </div>
          ) : (
            <TraysPlaceholder />
          )}
        </ScreenSplit>
      )}
    </Screen>
  );
}

function TraysPlaceholder(): React.ReactNode {
  return (
    <div className="flex flex-col gap-1.5">
      <Placeholder className="h-22 beside:h-28" />
      <Placeholder className="h-touch" />
      <Placeholder className="h-touch" />
    </div>
  );
}
