'use client';

/** What an epoch has beside its markers: who plays when, who was left with an empty hand, and which stage is entered. */

import { changeByTap, PlayingOrder } from '@/components/seven-hills/game/playing-order';
import { useScreens } from '@/components/shell/screens';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { Stepper } from '@/components/ui/stepper';
import { sevenPlayerName } from '@/lib/i18n';
import {
  epochScreen,
  MOST_PENALTIES,
  type Moment,
  penaltiesIn,
  STAGES,
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
        <PlayingOrder table={table} epoch={epoch} />
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
                onChange={(times) => changeByTap((before) => setPenalties(before, epoch, index, times))}
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
