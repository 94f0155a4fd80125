'use client';

/**
 * Laying the seven tiles. Both trays are always there and never move, so that a thumb may tell the token before the
 * arrow; what is up is said above them and marked on the board.
 */
import { useState } from 'react';
import { Screen } from '@/components/shell/screen';
import { ScreenSplit } from '@/components/shell/screen-split';
import { useLanguage, useSay } from '@/components/shell/speech';
import { HistoryButtons } from '@/components/store/history-buttons';
import { KeepingNotices } from '@/components/store/keeping-notices';
import { theKeeper, useKept } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { IconButton } from '@/components/ui/icon-button';
import { announce } from '@/components/ui/live';
import type { Letter } from '@/lib/palatinus';
import {
  letterTray,
  type Notebook,
  otherToken,
  setHandedness,
  tilesDone,
  tokenTray,
} from '@/lib/palatinus/enter';
import { CopyBox } from './copy-notice';
import { LeanChoice } from './lean-choice';
import { LetterTray } from './letter-tray';
import { TileFooter } from './tile-footer';
import { TilePrompt } from './tile-prompt';
import { TilesBoard } from './tiles-board';
import { TilesLeanPicture } from './tiles-lean-picture';
import { TilesSprings } from './tiles-springs';
import { promptOf } from './tiles-words';
import { TokenTray } from './token-tray';
import { useSaid } from './use-said';
import { useTileEntry } from './use-tile-entry';

export function TilesScreen(): React.ReactNode {
  const say = useSay<'tiles' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const { handedness } = notebook.table;
  const [isChangingLean, setChangingLean] = useState(false);
  const entry = useTileEntry();
  const asksLean = ready && (handedness === undefined || isChangingLean);
  const current = ready && !asksLean ? entry.current : undefined;
  const prompt = asksLean
    ? { title: say('tiles.leanTitle'), hint: say('tiles.leanHint') }
    : promptOf(say, notebook, entry.current, entry.asked);
  const [refused, setRefused] = useState<{ readonly letter: Letter; readonly at: Notebook }>();
  const isRefused = refused?.at === notebook;
  useSaid(ready ? prompt.title : undefined);

  return (
    <Screen
      split
      title={say('steps.tiles')}
      back={{ href: `/${language}/players`, label: say('steps.players') }}
      tools={<HistoryButtons onStep={entry.afterUndo} />}
      footer={
        <TileFooter
          handedness={handedness}
          done={ready ? tilesDone(notebook, entry.open) : undefined}
          onLean={() => setChangingLean(true)}
        />
      }
    >
      <KeepingNotices />
      <ScreenSplit
        board={
          <div className="relative">
            {ready && !asksLean && <TilesBoard entry={entry} />}
            {ready && !asksLean && (
              <div className="absolute top-0 left-0">
                <IconButton
                  icon="turn"
                  label={say('tiles.turn')}
                  onClick={() => {
                    theKeeper().turn(1);
                    announce(say('tiles.turned'));
                  }}
                />
              </div>
            )}
            {asksLean && (
              <div className="flex size-full items-center justify-center px-3">
                <LeanChoice
                  value={handedness}
                  picture={(lean) => <TilesLeanPicture handedness={lean} />}
                  onPick={(lean) => {
                    theKeeper().change((latest) => setHandedness(latest, lean));
                    tick();
                    setChangingLean(false);
                  }}
                />
              </div>
            )}
          </div>
        }
      >
        <div className={`flex flex-col gap-1.5 ${ready ? '' : 'invisible'}`}>
          <TilePrompt
            {...prompt}
            {...(isRefused && { hint: say('tiles.letterLies', { letter: refused.letter }) })}
            action={
              asksLean ? (
                handedness && <Button onClick={() => setChangingLean(false)}>{say('tiles.keepLean')}</Button>
              ) : (
                <TilesSprings entry={entry} />
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
            <CopyBox link />
          </div>
        </div>
      </ScreenSplit>
    </Screen>
  );
}
