'use client';

/** The playing order of an epoch: a first player and then clockwise, or any other order, one turn at a time. */
import { ColourSign } from '@/components/boards/sign';
import { Choice } from '@/components/ui/choice';
import { tick } from '@/components/ui/haptics';
import { IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { sevenPlayerName } from '@/lib/i18n';
import type { Epoch } from '@/lib/seven-hills';
import { type Notebook, orderIn, playEarlier, setFirstPlayer, type Table } from '@/lib/seven-hills/enter';
import { notebookStore } from './store';

/** An edit with a short vibration. */
export function changeByTap(edit: (before: Notebook) => Notebook): void {
  notebookStore().change(edit);
  tick();
}

type Props = { readonly table: Table; readonly epoch: Epoch };

export function PlayingOrder({ table, epoch }: Props): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const order = orderIn(table, epoch);
  const nameOf = (player: number): string => {
    const found = table.players[player];
    return found ? sevenPlayerName(say, found) : '';
  };

  function move(edit: (before: Notebook) => Notebook): void {
    changeByTap(edit);
    const now = orderIn(notebookStore().snapshot().document.table, epoch);
    announce(say('sevenEntry.orderIs', { list: now.map(nameOf).join(', ') }));
  }

  return (
    <div>
      <Choice
        legend={say('sevenEntry.begins')}
        value={order[0]}
        onPick={(player) => move((before) => setFirstPlayer(before, epoch, player))}
        options={table.players.map(({ colour }, player) => ({
          value: player,
          label: nameOf(player),
          picture: <ColourSign colour={colour} className="size-6" />,
        }))}
      />
      <ol aria-label={say('sevenEntry.order')} className="mt-1.5 flex flex-col">
        {order.map((player, turn) => {
          const found = table.players[player];
          if (!found) return null;
          return (
            <li key={player} className="flex min-h-touch items-center gap-2">
              <span className="w-5 text-right text-muted">{turn + 1}.</span>
              <ColourSign colour={found.colour} className="size-5" />
              <bdi className="min-w-0 grow truncate">{nameOf(player)}</bdi>
              {turn > 0 && (
                <IconButton
                  icon="up"
                  label={say('sevenEntry.earlier', { who: nameOf(player) })}
                  onClick={() => move((before) => playEarlier(before, epoch, player))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {table.orders[epoch] === undefined && epoch > 1 && (
        <p className="text-muted text-sm">{say('sevenEntry.proposed')}</p>
      )}
    </div>
  );
}
