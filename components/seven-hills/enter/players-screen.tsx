'use client';

/** The players screen. Once the number is picked, everything else has a default that may be changed. */

import { useState } from 'react';
import { HouseRulesNotice } from '@/components/rules/house-rules-notice';
import { PlayerCount } from '@/components/seats/player-count';
import { SeatRow } from '@/components/seats/seat-row';
import {
  bringGameBack,
  notebookStore,
  useGameBefore,
  useNotebook,
} from '@/components/seven-hills/game/store';
import { Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { GameBeforeNotice } from '@/components/store/game-before-notice';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Confirm } from '@/components/ui/dialog';
import { tick } from '@/components/ui/haptics';
import { Icon, IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useLanguage, useSay } from '@/components/ui/speech';
import { epochName, seatName, sevenRulingsList } from '@/lib/i18n';
import { BOX, DEFAULT_RULINGS, type Player } from '@/lib/seven-hills';
import {
  canRemovePlayer,
  epochScreen,
  isBegun,
  losesMarkers,
  moveSeat,
  type Notebook,
  nextScreen,
  PLAYER_COUNTS,
  removePlayer,
  rulingsAt,
  setColour,
  setName,
  setPlayerCount,
  setRulings,
} from '@/lib/seven-hills/enter';

const MARKERS = Object.values(BOX).reduce((sum, count) => sum + count, 0);

type Edit = (notebook: Notebook) => Notebook;

export function PlayersScreen(): React.ReactNode {
  const say = useSay<
    'rulebook' | 'screens' | 'seats' | 'sevenEntry' | 'sevenRulings' | 'sevenWords' | 'ui'
  >();
  const language = useLanguage();
  const { ready, document: notebook } = useNotebook();
  const { players, begun } = notebook.table;
  /** An edit that removes a player's markers waits for confirmation. */
  const [pending, setPending] = useState<{ readonly edit: Edit; readonly player: number }>();

  function change(edit: Edit, words: (after: readonly Player[]) => string): void {
    notebookStore().change(edit);
    tick();
    announce(words(notebookStore().snapshot().document.table.players));
    setPending(undefined);
  }

  const nowPlay = (after: readonly Player[]): string => say('seats.nowPlay', { count: after.length });
  function leave(edit: Edit, player: number): void {
    if (losesMarkers(notebook, edit(notebook))) setPending({ edit, player });
    else change(edit, nowPlay);
  }

  return (
    <Screen
      title={say('screens.players')}
      back={{ href: `/${language}`, label: say('ui.home') }}
      tools={<HistoryButtons />}
      footer={
        <>
          <p className="text-muted text-sm">
            {players.length > 0
              ? say('sevenEntry.far', { count: players.length, markers: MARKERS })
              : ready && say('seats.numberFirst')}
          </p>
          <ScreenButton
            to={epochScreen(begun)}
            look="primary"
            disabled={players.length === 0}
            className="shrink-0"
          >
            {epochName(say, begun)}
            <Icon name="forward" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <NewGameNotice />
      <HouseRulesNotice
        list={sevenRulingsList(say, rulingsAt(notebook.table))}
        isBegun={isBegun(notebook)}
        onReset={() => notebookStore().change((before) => setRulings(before, DEFAULT_RULINGS))}
      />
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        <PlayerCount
          counts={PLAYER_COUNTS}
          count={players.length}
          onPick={(count) => leave((before) => setPlayerCount(before, count), players.length - 1)}
          ready={ready}
        />
        {players.length > 0 && (
          <section aria-labelledby="who" className="flex flex-col gap-2">
            <h2 id="who" className="text-lg">
              {say('seats.who')}
            </h2>
            <p className="max-w-prose text-muted text-sm leading-relaxed">{say('sevenEntry.seating')}</p>
            <Seats onEdit={change} onLeave={leave} />
          </section>
        )}
      </div>
      <Confirm
        open={pending !== undefined}
        title={say('sevenEntry.losing')}
        confirm={say('sevenEntry.lose')}
        cancel={say('seats.keep')}
        onConfirm={() => pending && change(pending.edit, nowPlay)}
        onCancel={() => setPending(undefined)}
      >
        {say('sevenEntry.losingText', { who: seatName(say, players, pending?.player ?? 0) })}
      </Confirm>
    </Screen>
  );
}

type SeatsProps = {
  readonly onEdit: (edit: Edit, words: (after: readonly Player[]) => string) => void;
  readonly onLeave: (edit: Edit, player: number) => void;
};

function Seats({ onEdit, onLeave }: SeatsProps): React.ReactNode {
  const say = useSay<'seats' | 'sevenEntry' | 'words'>();
  const { document: notebook, names } = useNotebook();
  const { players } = notebook.table;

  /** Moves a player one seat down, and from the last seat to the first: around the table. */
  function move(player: number): void {
    const seat = ((player + 1) % players.length) + 1;
    onEdit(
      (before) => moveSeat(before, player),
      (after) => say('sevenEntry.moved', { who: seatName(say, after, seat - 1), seat }),
    );
  }

  return (
    <div className="flex flex-col gap-2">
      {players.map(({ colour }, player) => (
        <SeatRow
          // A player is identified by the seat, because name and colour change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={player}
          players={players}
          player={player}
          known={names}
          onRename={(name, stroke) =>
            notebookStore().change((before) => setName(before, player, name), stroke)
          }
          onNamed={(name) => notebookStore().rememberNames([name])}
          colour={colour}
          onColour={(picked) =>
            onEdit(
              (before) => setColour(before, player, picked),
              (after) =>
                say('seats.nowPlays', {
                  who: seatName(say, after, player),
                  colour: say(`words.${picked}`),
                }),
            )
          }
          onRemove={
            canRemovePlayer(notebook.table)
              ? () => onLeave((before) => removePlayer(before, player), player)
              : undefined
          }
          tool={
            <IconButton
              icon="down"
              label={say('sevenEntry.moveSeat', { who: seatName(say, players, player) })}
              onClick={() => move(player)}
            />
          }
        />
      ))}
    </div>
  );
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
        goTo(nextScreen(before.document));
      }}
    />
  );
}
