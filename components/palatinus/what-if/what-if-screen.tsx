'use client';

/**
 * "What if …?": other pieces or rulings are tried in a copy of the current game and counted next to it. The game
 * itself does not change until the copy replaces it. If there is no game to count, the screen says so.
 */
import { useDeferredValue, useState } from 'react';
import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { useNotebook } from '@/components/palatinus/game/store';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import { useWayBack } from '@/components/palatinus/rules/use-way-back';
import { Screen, ScreenSplit } from '@/components/shell/screen';
import { makeHash, useScreens } from '@/components/shell/screens';
import { StoreNotices } from '@/components/store/store-notices';
import { ShareLink } from '@/components/transfer/share-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { UndoButtons } from '@/components/ui/undo-buttons';
import { type FieldName, type Game, makeNotation } from '@/lib/palatinus';
import { BestMoves } from './best-moves';
import { Comparison } from './comparison';
import { ComparisonTable } from './comparison-table';
import { FieldSheet } from './field-sheet';
import { KeepButtons, KeptNotice, type KeptTrial } from './keep-trial';
import { TrialBoard } from './trial-board';
import { TrialChanges, TrialHint } from './trial-changes';
import { TrialRulings } from './trial-rulings';
import { useTrial } from './use-trial';

export function WhatIfScreen(): React.ReactNode {
  const { ready, game, missing } = useGameInView();
  const [kept, setKept] = useState<KeptTrial>();
  if (game) return <WhatIf game={game} kept={kept} onKeep={setKept} />;
  return (
    <Frame>
      {missing.length > 0 && <Unfinished problems={missing} />}
      {!ready && (
        <ScreenSplit board={<Placeholder className="size-full" />}>
          <Placeholder className="h-40" />
        </ScreenSplit>
      )}
    </Frame>
  );
}

type FrameProps = Pick<React.ComponentProps<typeof Screen>, 'tools' | 'footer' | 'children'>;

function Frame({ children, ...bars }: FrameProps): React.ReactNode {
  const say = useSay<'screens'>();
  // It does not go back in the history: the trial is in this entry, and the browser's Back should lead to it again.
  const { to, label } = useWayBack();
  return (
    <Screen split title={say('screens.what-if')} back={{ to, label }} {...bars}>
      <StoreNotices />
      <SharedNotice />
      {children}
    </Screen>
  );
}

type Props = {
  readonly game: Game;
  readonly kept: KeptTrial | undefined;
  readonly onKeep: (kept: KeptTrial) => void;
};

function WhatIf({ game, kept, onKeep }: Props): React.ReactNode {
  const say = useSay<'whatif'>();
  const { shared } = useScreens();
  const isShared = shared !== '';
  const { document: notebook, view } = useNotebook();
  const trial = useTrial(game);
  // First the board and the winners are painted, a moment later the table.
  const trialLater = useDeferredValue(trial);
  const [opened, setOpened] = useState<FieldName>();
  const isTrying = trial.changes.length > 0;
  return (
    <Frame
      tools={<UndoButtons onUndo={trial.undo} onRedo={trial.redo} />}
      footer={isTrying && <KeepButtons trial={trial} onKeep={onKeep} />}
    >
      {kept?.document === notebook && !isTrying && <KeptNotice kept={kept} trial={trial} />}
      {trial.isRefused && (
        <Notice
          kind="warning"
          className="mb-3"
          title={say('whatif.refused')}
          actions={<Button onClick={() => trial.change(game)}>{say('whatif.anew')}</Button>}
        >
          {say('whatif.refusedWhy')}
        </Notice>
      )}
      <ScreenSplit
        board={
          <div>
            <TrialBoard trial={trial} turned={isShared ? 0 : view.turned} onField={setOpened} />
          </div>
        }
      >
        <TrialHint trial={trial} isShared={isShared} />
        <output className="block">{isTrying && <Comparison trial={trial} />}</output>
        {isTrying && (
          <>
            <h2 className="mt-4 mb-2 text-xl">{say('whatif.changes')}</h2>
            <TrialChanges trial={trial} />
            <ShareLink
              className="mt-2"
              path={`palatinus/what-if${makeHash(`#${makeNotation(game)}`, trial.text)}`}
              title={say('whatif.shareTitle')}
              hint={say('whatif.shareHint')}
              qrLabel={say('whatif.shareQr')}
            />
            <ComparisonTable trial={trialLater} />
          </>
        )}
        <BestMoves trial={trial} />
        <TrialRulings trial={trial} />
      </ScreenSplit>
      {opened && <FieldSheet trial={trial} at={opened} onClose={() => setOpened(undefined)} />}
    </Frame>
  );
}
