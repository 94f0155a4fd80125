'use client';

/**
 * One player: the sign and its word, the name, the colour to pick; with two players the ally, too. While there is no
 * name, the word stands where the name would.
 */
import { Sign } from '@/components/palatinus/board/sign';
import { useSay } from '@/components/shell/speech';
import { IconButton } from '@/components/ui/icon-button';
import { seatName } from '@/lib/i18n';
import { mayLeave, type Notebook, removePlayer, setPeople, type Table } from '@/lib/palatinus/enter';
import { PlayerAlly } from './player-ally';
import { PlayerName } from './player-name';
import { PlayerPeople } from './player-people';

export type Edit = (notebook: Notebook) => Notebook;

type Props = {
  readonly table: Table;
  readonly player: number;
  readonly onEdit: (edit: Edit) => void;
};

export function PlayerRow({ table, player, onEdit }: Props): React.ReactNode {
  const say = useSay<'players' | 'words'>();
  const seat = table.players[player];
  if (!seat) return null;
  const who = seatName(say, table.players, player);
  const number = player + 1;
  return (
    <fieldset className="@container relative min-w-0 rounded-2xl border-2 border-line bg-card p-2">
      <legend className="sr-only">{say('players.player', { number })}</legend>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="flex h-12 w-13 shrink-0 flex-col items-center justify-center text-muted text-xs leading-tight">
          <Sign people={seat.people} className="size-8" />
          {seat.name !== undefined && say(`words.${seat.people}`)}
        </p>
        <PlayerName player={player} className="flex-1" />
        {mayLeave(table) && (
          <div className="-mr-1 @xl:order-last">
            <IconButton
              icon="cross"
              label={say('players.takeOut', { who })}
              onClick={() => onEdit((before) => removePlayer(before, player))}
            />
          </div>
        )}
        <div className="basis-full @xl:basis-64">
          <PlayerPeople
            legend={say('players.colour', { number })}
            value={seat.people}
            onPick={(people) => onEdit((before) => setPeople(before, player, 'player', people))}
          />
        </div>
      </div>
      <PlayerAlly players={table.players} player={player} onEdit={onEdit} />
    </fieldset>
  );
}
