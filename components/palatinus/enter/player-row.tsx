'use client';

/** One player; with two players also the ally. */

import { Sign } from '@/components/palatinus/board/piece';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { SeatRow } from '@/components/seats/seat-row';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { seatName } from '@/lib/i18n';
import type { People, Player } from '@/lib/palatinus';
import {
  alliesFor,
  canRemovePlayer,
  type Notebook,
  removeAlly,
  removePlayer,
  setName,
  setPeople,
  type Table,
} from '@/lib/palatinus/enter';

export type Edit = (notebook: Notebook) => Notebook;

type Props = {
  readonly table: Table;
  readonly player: number;
  readonly onEdit: (edit: Edit) => void;
};

export function PlayerRow({ table, player, onEdit }: Props): React.ReactNode {
  const { names } = useNotebook();
  const seat = table.players[player];
  if (!seat) return null;
  return (
    <SeatRow
      players={table.players}
      player={player}
      known={names}
      onRename={(name, stroke) => notebookStore().change((before) => setName(before, player, name), stroke)}
      onNamed={(name) => notebookStore().rememberNames([name])}
      colour={seat.people}
      onColour={(people) => onEdit((before) => setPeople(before, player, 'player', people))}
      onRemove={canRemovePlayer(table) ? () => onEdit((before) => removePlayer(before, player)) : undefined}
    >
      <PlayerAlly players={table.players} player={player} onEdit={onEdit} />
    </SeatRow>
  );
}

type PlayerAllyProps = {
  readonly players: readonly Player[];
  readonly player: number;
  readonly onEdit: (edit: Edit) => void;
};

/** Picks the ally that a player brings with two players, or none. Only peoples that nobody plays are offered. */
function PlayerAlly({ players, player, onEdit }: PlayerAllyProps): React.ReactNode {
  const say = useSay<'players' | 'seats' | 'words'>();
  const offered = alliesFor(players);
  if (offered.length === 0) return null;

  function pick(picked: People | 'none'): void {
    onEdit((before) =>
      picked === 'none' ? removeAlly(before, player) : setPeople(before, player, 'ally', picked),
    );
  }

  return (
    <div className="mt-2 border-line border-t pt-2 text-sm">
      <Choice<People | 'none'>
        legend={say('players.ally', { who: seatName(say, players, player) })}
        value={players[player]?.ally ?? 'none'}
        onPick={pick}
        options={[
          ...offered.map((people) => ({
            value: people,
            label: say(`words.${people}`),
            picture: <Sign people={people} className="size-7" />,
          })),
          {
            value: 'none' as const,
            label: say('players.noAlly'),
            picture: <Icon name="cross" className="my-1 text-muted" />,
          },
        ]}
      />
    </div>
  );
}
