'use client';

/** Who plays: the number first, and everything else is there already and may be changed. */
import type { RefObject } from 'react';
import { useNotebook } from '@/components/palatinus/game/store';
import { Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import {
  alliesFor,
  countPieces,
  expectedInAll,
  isBegun,
  NUMBERS,
  setNumber,
  type Table,
} from '@/lib/palatinus/enter';
import { CensusBrought } from './census-card';
import { PlayerLosses } from './player-losses';
import { type Edit, PlayerRow } from './player-row';
import { usePlayersEdit } from './use-players-edit';

export function PlayersScreen(): React.ReactNode {
  const say = useSay<'players' | 'steps' | 'ui'>();
  const language = useLanguage();
  const { ready, document: notebook } = useNotebook();
  const { table } = notebook;
  const { edit, after, confirm, cancel, heading } = usePlayersEdit(notebook);
  const count = table.players.length;

  return (
    <Screen
      title={say('steps.players')}
      back={{ href: `/${language}`, label: say('ui.home') }}
      tools={<HistoryButtons />}
      footer={
        <>
          <p className="text-muted text-sm">
            {count > 0
              ? say('players.far', { players: count, inhabitants: expectedInAll(table) })
              : ready && say('players.numberFirst')}
          </p>
          <ScreenButton to="tiles" look="primary" disabled={count === 0}>
            {say('steps.tiles')}
            <Icon name="forward" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <NewGameNotice />
      <div className="flex beside:flex-row flex-col beside:items-start gap-4 beside:gap-8">
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          {ready ? (
            <Choice
              className="[&_label]:min-h-16 [&_label]:text-2xl"
              legend={say('players.howMany')}
              value={count || undefined}
              onPick={(number) => edit((before) => setNumber(before, number))}
              options={NUMBERS.map((value) => ({ value, label: String(value) }))}
            />
          ) : (
            <NumberPlaceholder title={say('players.howMany')} />
          )}
          {count > 0 && <PlayerList table={table} heading={heading} onEdit={edit} />}
          {ready && count === 0 && <p className="text-muted">{say('players.start')}</p>}
        </div>
        {count > 0 && (
          <div className="min-w-0 beside:w-96 low:w-1/2">
            <CensusBrought table={table} />
          </div>
        )}
      </div>
      <PlayerLosses before={notebook} after={after} onConfirm={confirm} onCancel={cancel} />
    </Screen>
  );
}

function NumberPlaceholder({ title }: { readonly title: string }): React.ReactNode {
  return (
    <div>
      <p className="mb-1.5 font-bold">{title}</p>
      <div className="flex gap-2">
        {NUMBERS.map((number) => (
          <Placeholder key={number} className="h-16 flex-1" />
        ))}
      </div>
    </div>
  );
}

/**
 * Whoever started a new game while another was on the board, and meant to go on with that one, must learn that undo brings
 * it back. It stays until that is done or the screen is left: a notice that went away with the next tap would move what
 * the finger is after.
 */
function NewGameNotice(): React.ReactNode {
  const say = useSay<'players'>();
  const { query } = useScreens();
  const { ready, document: notebook, history } = useNotebook();
  if (!ready || !query.has('new') || isBegun(notebook) || history.past.length === 0) return null;
  return (
    <Notice kind="info" className="mb-3">
      {say('players.newGame')}
    </Notice>
  );
}

/** Everybody at the table, in order. */
type PlayerListProps = {
  readonly table: Table;
  /** Takes the focus when the player who had it is taken out. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: (edit: Edit) => void;
};

function PlayerList({ table, heading, onEdit }: PlayerListProps): React.ReactNode {
  const say = useSay<'players'>();
  return (
    <section aria-labelledby="who" className="flex flex-col gap-2">
      <h2 id="who" ref={heading} tabIndex={-1} className="text-lg focus-visible:outline-none">
        {say('players.who')}
      </h2>
      <p className="text-muted text-sm leading-relaxed">
        {say('players.whoText')} {countPieces(table) > 0 && say('players.whoPlaced')}
      </p>
      {alliesFor(table.players).length > 0 && (
        <p className="text-muted text-sm leading-relaxed">{say('players.allyText')}</p>
      )}
      {table.players.map((_, player) => (
        // A player is who sits on a seat: name and colour change, the seat does not.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <PlayerRow key={player} table={table} player={player} onEdit={onEdit} />
      ))}
    </section>
  );
}
