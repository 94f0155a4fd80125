'use client';

/** The players screen. Once the number is picked, everything else has a default that may be changed. */

import { type RefObject, useEffect, useEffectEvent } from 'react';
import {
  bringGameBack,
  notebookStore,
  startNewGame,
  useGameBefore,
  useNotebook,
} from '@/components/palatinus/game/store';
import { HouseRulesNotice } from '@/components/rules/house-rules-notice';
import { PlayerCount } from '@/components/seats/player-count';
import { Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { GameBeforeNotice } from '@/components/store/game-before-notice';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Icon } from '@/components/ui/icon';
import { useLanguage, useSay } from '@/components/ui/speech';
import { rulingsList } from '@/lib/i18n';
import {
  alliesFor,
  countPieces,
  isBegun,
  PLAYER_COUNTS,
  reopeningScreen,
  resetRulings,
  rulingsAt,
  setPlayerCount,
  type Table,
  totalExpected,
} from '@/lib/palatinus/enter';
import { CensusCard } from './census-card';
import { PlayerLosses } from './player-losses';
import { type Edit, PlayerRow } from './player-row';
import { usePlayersEdit } from './use-players-edit';

export function PlayersScreen(): React.ReactNode {
  const say = useSay<'players' | 'rulebook' | 'rulings' | 'screens' | 'seats' | 'ui'>();
  const language = useLanguage();
  const { ready, document: notebook } = useNotebook();
  const { table } = notebook;
  const { edit, after, confirm, cancel, heading } = usePlayersEdit(notebook);
  const count = table.players.length;
  useStart();

  return (
    <Screen
      title={say('screens.players')}
      back={{ href: `/${language}`, label: say('ui.home') }}
      tools={<HistoryButtons />}
      footer={
        <>
          <p className="text-muted text-sm">
            {count > 0
              ? say('players.far', { players: count, inhabitants: totalExpected(table) })
              : ready && say('seats.numberFirst')}
          </p>
          <ScreenButton to="tiles" look="primary" disabled={count === 0}>
            {say('screens.tiles')}
            <Icon name="forward" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <NewGameNotice />
      <HouseRulesNotice
        list={rulingsList(say, rulingsAt(table))}
        isBegun={isBegun(notebook)}
        onReset={() => notebookStore().change(resetRulings)}
      />
      <div className="flex beside:flex-row flex-col beside:items-start gap-4 beside:gap-8">
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <PlayerCount
            counts={PLAYER_COUNTS}
            count={count}
            onPick={(number) => edit((before) => setPlayerCount(before, number))}
            ready={ready}
          />
          {count > 0 && <PlayerList table={table} heading={heading} onEdit={edit} />}
        </div>
        {count > 0 && (
          <div className="min-w-0 beside:w-96 low:w-1/2">
            <CensusCard table={table} />
          </div>
        )}
      </div>
      <PlayerLosses before={notebook} after={after} onConfirm={confirm} onCancel={cancel} />
    </Screen>
  );
}

/** The home screen links here with `?start`, which begins another game. The game before is not lost. */
function useStart(): void {
  const { query, goTo } = useScreens();
  const { ready, document: notebook } = useNotebook();
  const isAsked = ready && query.has('start');
  const start = useEffectEvent(() => goTo(isBegun(notebook) ? startNewGame() : 'players', true));
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
}

/** It stays until a game is begun: if it vanished with the next tap, it would move the button a finger is about to tap. */
function NewGameNotice(): React.ReactNode {
  const { query, goTo } = useScreens();
  const before = useGameBefore();
  if (!before || !query.has('new')) return null;
  return (
    <GameBeforeNotice
      onBringBack={() => {
        bringGameBack();
        goTo(reopeningScreen(before.document));
      }}
    />
  );
}

type PlayerListProps = {
  readonly table: Table;
  /** Gets the focus when the player who had it is removed. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: (edit: Edit) => void;
};

function PlayerList({ table, heading, onEdit }: PlayerListProps): React.ReactNode {
  const say = useSay<'players' | 'seats'>();
  return (
    <section aria-labelledby="who" className="flex flex-col gap-2">
      <h2 id="who" ref={heading} tabIndex={-1} className="text-lg focus-visible:outline-none">
        {say('seats.who')}
      </h2>
      <p className="max-w-prose text-muted text-sm leading-relaxed">
        {say('seats.whoText')} {countPieces(table) > 0 && say('players.whoPlaced')}
      </p>
      {alliesFor(table.players).length > 0 && (
        <p className="max-w-prose text-muted text-sm leading-relaxed">{say('players.allyText')}</p>
      )}
      <div className="grid grid-cols-1 gap-2 huge:grid-cols-2 huge:gap-4">
        {table.players.map((_, player) => (
          // A player is identified by the seat, because name and colour change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <PlayerRow key={player} table={table} player={player} onEdit={onEdit} />
        ))}
      </div>
    </section>
  );
}
