'use client';

/** The epoch screen: the markers are entered on the map, then it leads to the count. */

import { memo, useDeferredValue, useMemo } from 'react';
import { ColourSign } from '@/components/boards/sign';
import { EpochChips } from '@/components/seven-hills/game/epoch-chips';
import { useNotebook } from '@/components/seven-hills/game/store';
import { countedOf } from '@/components/seven-hills/game/use-game';
import { Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { epochName, sevenPlayerName, signed } from '@/lib/i18n';
import { type Epoch, HILLS } from '@/lib/seven-hills';
import { countScreen, isEntered, type Moment, type Notebook, parseEpoch } from '@/lib/seven-hills/enter';
import { EpochEntry } from './epoch-entry';

export function EpochScreen(): React.ReactNode {
  const { ready, document: notebook } = useNotebook();
  const { query } = useScreens();
  return (
    <EpochFrame
      ready={ready}
      epoch={parseEpoch(notebook, query.get('e')) ?? notebook.table.begun}
      stage={query.get('stage') === 'legions' ? 'legions' : 'placed'}
      isPlayed={notebook.table.players.length > 0}
    />
  );
}

type FrameProps = Moment & { readonly ready: boolean; readonly isPlayed: boolean };

/** The parts that a tap on the map does not change. */
const EpochFrame = memo(function EpochFrame({ ready, epoch, stage, isPlayed }: FrameProps): React.ReactNode {
  const say = useSay<'screens' | 'sevenEntry' | 'sevenWords'>();
  const at = useMemo((): Moment => ({ epoch, stage }), [epoch, stage]);
  return (
    <Screen
      split
      title={ready ? epochName(say, epoch) : say('screens.epoch')}
      back={{ to: 'players', label: say('screens.players') }}
      home
      tools={<HistoryButtons />}
      footer={
        <>
          <RunningScore epoch={epoch} />
          <ScreenButton
            to={countScreen(epoch, stage === 'legions' ? { part: 'hill', hill: HILLS[0] } : undefined)}
            look="primary"
            disabled={!isPlayed}
            className="shrink-0 max-[22.5rem]:px-2.5 max-[22.5rem]:text-sm"
          >
            {say(stage === 'legions' ? 'sevenEntry.countHills' : 'sevenEntry.elect')}
            <Icon name="forward" className="max-[22.5rem]:hidden" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <EpochChips current={epoch} className="mb-2.5 beside:hidden" />
      {ready && !isPlayed ? <NobodyYet /> : <EpochEntry key={`${epoch} ${stage}`} at={at} />}
    </Screen>
  );
});

function NobodyYet(): React.ReactNode {
  const say = useSay<'sevenEntry'>();
  return (
    <Notice
      kind="info"
      title={say('sevenEntry.playersFirst')}
      actions={
        <ScreenButton to="players" look="primary">
          {say('sevenEntry.toPlayers')}
          <Icon name="forward" />
        </ScreenButton>
      }
    />
  );
}

/** Everybody's points so far; deferred until the tap's marker is painted. */
function RunningScore({ epoch }: { readonly epoch: Epoch }): React.ReactNode {
  const { ready, document } = useNotebook();
  const notebook = useDeferredValue(ready ? document : undefined);
  return notebook ? <Points notebook={notebook} epoch={epoch} /> : <span />;
}

type PointsProps = { readonly notebook: Notebook; readonly epoch: Epoch };

/**
 * Including this epoch in its current state, once something is entered in it. Renders nothing while something is
 * wrong.
 */
const Points = memo(function Points({ notebook, epoch }: PointsProps): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const { game, result } = countedOf(notebook);
  if (!game || !result) return <span />;
  const { running = [] } = result.epochs[isEntered(notebook.table, epoch) ? epoch - 1 : epoch - 2] ?? {};
  return (
    <ul
      aria-label={say('sevenEntry.running')}
      className="grid min-w-0 grid-cols-[auto_auto] gap-x-[min(0.75rem,2vw)] gap-y-0.5 font-bold leading-tight tablet:flex tablet:flex-wrap low:flex low:flex-wrap"
    >
      {game.players.map((player, index) => (
        <li key={player.colour} className="inline-flex items-center gap-1">
          <ColourSign colour={player.colour} className="size-4.5" />
          <bdi className="hidden max-w-28 truncate font-normal text-muted text-sm tablet:inline">
            {sevenPlayerName(say, player)}
          </bdi>
          <span className="sr-only tablet:hidden">{sevenPlayerName(say, player)}</span>
          {signed(running[index] ?? 0)}
        </li>
      ))}
    </ul>
  );
});
