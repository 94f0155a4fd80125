'use client';

/** What an epoch has beside its markers: who plays when, who was left with an empty hand, and which stage is entered. */

import { ColourSign } from '@/components/boards/sign';
import { notebookStore } from '@/components/seven-hills/game/store';
import { useScreens } from '@/components/shell/screens';
import { Choice } from '@/components/ui/choice';
import { tick } from '@/components/ui/haptics';
import { Icon, IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { Stepper } from '@/components/ui/stepper';
import { sevenPlayerName } from '@/lib/i18n';
import {
  epochScreen,
  MOST_PENALTIES,
  type Moment,
  type Notebook,
  orderIn,
  penaltiesIn,
  playEarlier,
  STAGES,
  setFirstPlayer,
  setPenalties,
  type Table,
} from '@/lib/seven-hills/enter';

type Props = { readonly table: Table; readonly at: Moment };

export function EpochDetails({ table, at }: Props): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const { goTo } = useScreens();
  const { epoch, stage } = at;
  return (
    <details className="group mt-2 rounded-2xl border-2 border-line bg-card" open={stage === 'legions'}>
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-2 px-3 font-bold text-sm">
        {say('sevenEntry.details')}
        <Icon name="forward" className="rotate-90 group-open:-rotate-90" />
      </summary>
      <div className="flex flex-col gap-4 px-3 pb-3">
        <PlayingOrder table={table} at={at} />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-bold">{say('sevenEntry.penalties')}</legend>
          <div className="grid gap-1.5 sm:grid-cols-2 sm:gap-x-6">
            {table.players.map((player, index) => (
              <Stepper
                key={player.colour}
                label={sevenPlayerName(say, player)}
                value={penaltiesIn(table, epoch)[index] ?? 0}
                min={0}
                max={MOST_PENALTIES}
                onChange={(times) => change((before) => setPenalties(before, epoch, index, times))}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <Choice
            legend={say('sevenEntry.stage')}
            value={stage}
            onPick={(picked) => goTo(epochScreen(epoch, picked), true)}
            options={STAGES.map((value) => ({ value, label: say(`sevenEntry.${value}`) }))}
          />
          <p className="mt-1.5 max-w-prose text-muted text-sm leading-relaxed">
            {say('sevenEntry.stageText')}
          </p>
        </div>
      </div>
    </details>
  );
}

function change(edit: (before: Notebook) => Notebook): void {
  notebookStore().change(edit);
  tick();
}

/** Who begins, then clockwise; or any other order, one turn at a time. */
function PlayingOrder({ table, at: { epoch } }: Props): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const order = orderIn(table, epoch);
  const nameOf = (player: number): string => {
    const found = table.players[player];
    return found ? sevenPlayerName(say, found) : '';
  };

  function move(edit: (before: Notebook) => Notebook): void {
    change(edit);
    const now = orderIn(notebookStore().snapshot().document.table, epoch);
    announce(`${say('sevenEntry.order')}: ${now.map(nameOf).join(', ')}`);
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
