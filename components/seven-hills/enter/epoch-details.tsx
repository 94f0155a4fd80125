'use client';

/**
 * What an epoch has besides its markers: the playing order, the penalties for empty hands, and the stage that is
 * entered. The stage is shown as soon as it makes a difference.
 */

import { changeByTap, PlayingOrder } from '@/components/seven-hills/game/playing-order';
import { useScreens } from '@/components/shell/screens';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { Stepper } from '@/components/ui/stepper';
import { sevenPlayerName } from '@/lib/i18n';
import {
  epochScreen,
  hasStages,
  MOST_PENALTIES,
  type Moment,
  penaltiesIn,
  STAGES,
  setPenalties,
  type Table,
} from '@/lib/seven-hills/enter';

type Props = { readonly table: Table; readonly at: Moment };

/** The stage of the epoch that the map shows, and a link to the other one. */
export function StageSwitch({ table, at }: Props): React.ReactNode {
  const say = useSay<'sevenEntry'>();
  return (
    hasStages(table, at) && (
      <div className="mb-2">
        <Stages at={at} dense />
        <p className="mt-1 text-muted text-sm leading-snug">{say(`sevenEntry.${at.stage}Text`)}</p>
      </div>
    )
  );
}

function Stages({ at, dense = false }: { readonly at: Moment; readonly dense?: boolean }): React.ReactNode {
  const say = useSay<'sevenEntry'>();
  const { goTo } = useScreens();
  return (
    <Choice
      dense={dense}
      legend={say('sevenEntry.stage')}
      legendHidden={dense}
      value={at.stage}
      onPick={(picked) => goTo(epochScreen(at.epoch, picked), true)}
      options={STAGES.map((value) => ({ value, label: say(`sevenEntry.${value}`) }))}
    />
  );
}

export function EpochDetails({ table, at }: Props): React.ReactNode {
  const say = useSay<'sevenEntry' | 'words'>();
  const { epoch } = at;
  const isStageHere = !hasStages(table, at);
  return (
    <details className="group mt-2 rounded-2xl border-2 border-line bg-card">
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-2 px-3 font-bold text-sm">
        {say(isStageHere ? 'sevenEntry.details' : 'sevenEntry.detailsShort')}
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
        {isStageHere && (
          <div>
            <Stages at={at} />
            <p className="mt-1.5 max-w-prose text-muted text-sm leading-relaxed">
              {say('sevenEntry.stageText')}
            </p>
          </div>
        )}
      </div>
    </details>
  );
}
