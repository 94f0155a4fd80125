'use client';

/**
 * The tiles screen, where the seven tiles are entered. Both trays are always there and never move, so that a person may
 * pick the token before the arrow. The prompt above them and a mark on the board show which tile is being entered.
 */

import { useState } from 'react';
import { notebookStore, turnBoard, useNotebook } from '@/components/palatinus/game/store';
import { Screen, ScreenSplit } from '@/components/shell/screen';
import { ScreenButton } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon, IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { type Handedness, type Letter, PLACES } from '@/lib/palatinus';
import {
  letterTray,
  type Notebook,
  otherToken,
  setHandedness,
  tilesDone,
  tokenTray,
} from '@/lib/palatinus/enter';
import { BoardPlaceholder } from './board-placeholder';
import { CopyNotice } from './copy-notice';
import { LeanChoice, LeanPicture } from './lean-choice';
import { SpringsButton, TilePrompt } from './tile-prompt';
import { LetterTray, TokenTray } from './tile-trays';
import { TilesBoard } from './tiles-board';
import { promptOf } from './tiles-words';
import { useAnnouncement } from './use-announcement';
import { useTileEntry } from './use-tile-entry';

export function TilesScreen(): React.ReactNode {
  const say = useSay<'tiles' | 'screens'>();
  const { ready, document: notebook } = useNotebook();
  const { handedness } = notebook.table;
  const [isChangingLean, setChangingLean] = useState(false);
  const entry = useTileEntry();
  const asksLean = ready && (handedness === undefined || isChangingLean);
  const current = ready && !asksLean ? entry.current : undefined;
  const prompt = asksLean
    ? { title: say('tiles.leanTitle'), hint: say('tiles.leanHint') }
    : promptOf(say, notebook, entry.current, entry.question);
  const [refused, setRefused] = useState<{ readonly letter: Letter; readonly at: Notebook }>();
  const isRefused = refused?.at === notebook;
  useAnnouncement(ready ? prompt.title : undefined);

  return (
    <Screen
      split
      title={say('screens.tiles')}
      back={{ to: 'players', label: say('screens.players') }}
      tools={<HistoryButtons onStep={entry.followUndo} />}
      footer={
        <TileFooter
          handedness={handedness}
          done={ready ? tilesDone(notebook, entry.open) : undefined}
          onLean={() => setChangingLean(true)}
        />
      }
    >
      <StoreNotices />
      <ScreenSplit
        board={
          <div className="relative">
            {!ready && <BoardPlaceholder />}
            {ready && !asksLean && <TilesBoard entry={entry} />}
            {ready && !asksLean && (
              <div className="absolute top-0 left-0">
                <IconButton
                  icon="turn"
                  label={say('tiles.turn')}
                  onClick={() => {
                    turnBoard();
                    announce(say('tiles.turned'));
                  }}
                />
              </div>
            )}
            {asksLean && (
              <div className="flex size-full items-center justify-center px-3">
                <LeanChoice
                  value={handedness}
                  picture={(lean) => <LeanPicture handedness={lean} />}
                  onPick={(lean) => {
                    notebookStore().change((latest) => setHandedness(latest, lean));
                    tick();
                    setChangingLean(false);
                  }}
                />
              </div>
            )}
          </div>
        }
      >
        {!ready && <TraysPlaceholder />}
        <div className="flex flex-col gap-1.5" hidden={!ready}>
          <TilePrompt
            {...prompt}
            {...(isRefused && { hint: say('tiles.letterLies', { letter: refused.letter }) })}
            action={
              asksLean ? (
                handedness && <Button onClick={() => setChangingLean(false)}>{say('tiles.keepLean')}</Button>
              ) : (
                <SpringsButton entry={entry} />
              )
            }
          />
          <LetterTray
            letters={letterTray(notebook, current)}
            onPick={entry.tapLetter}
            onRefused={(letter) => {
              setRefused({ letter, at: notebook });
              announce(say('tiles.letterLies', { letter }));
            }}
          />
          <TokenTray
            tokens={tokenTray(notebook, current)}
            other={otherToken(notebook, current)}
            disabled={current === undefined}
            onPick={entry.tapToken}
          />
          <div className="mt-3">
            <CopyNotice link />
          </div>
        </div>
      </ScreenSplit>
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

type TileFooterProps = {
  readonly handedness: Handedness | undefined;
  /** How many tiles are complete; undefined until the notebook is read. */
  readonly done: number | undefined;
  readonly onLean: () => void;
};

/**
 * The progress, the lean of the ring with a button to change it, and the link to the next screen, which always works.
 */
function TileFooter({ handedness, done, onLean }: TileFooterProps): React.ReactNode {
  const say = useSay<'tiles' | 'screens'>();
  const left = PLACES.length - (done ?? 0);
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 text-xs leading-tight min-[350px]:text-sm">
        {done !== undefined && (
          <p className="shrink-0 font-bold" title={say('tiles.progressLong', { count: done })}>
            {say('tiles.progress', { count: done })}
          </p>
        )}
        {handedness && (
          <button
            type="button"
            onClick={onLean}
            className="min-h-touch cursor-pointer rounded-lg px-1 text-left text-muted hover:bg-sand"
          >
            {say(handedness === 'left' ? 'tiles.ringLeft' : 'tiles.ringRight')}
            {'\u00a0· '}
            <span className="font-bold text-terracotta underline">{say('tiles.change')}</span>
          </button>
        )}
      </div>
      <ScreenButton to="inhabitants" look={left === 0 ? 'primary' : 'plain'} className="shrink-0">
        {say('screens.inhabitants')}
        {done !== undefined && left > 0 && (
          <span className="sr-only">: {say('tiles.missing', { count: left })}</span>
        )}
        <Icon name="forward" />
      </ScreenButton>
    </>
  );
}
