'use client';

import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { HistoryButtons } from '@/components/store/history-buttons';
import { KeepingNotices } from '@/components/store/keeping-notices';
import { useKept } from '@/components/store/kept';
import { ButtonLink } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { expectedInAll, NUMBERS, setNumber } from '@/lib/palatinus/enter';
/** Who plays: the number first, and everything else is there already and may be changed. */
import { CensusBrought } from './census-brought';
import { PlayerList } from './player-list';
import { PlayerLosses } from './player-losses';
import { usePlayersEdit } from './use-players-edit';

export function PlayersScreen(): React.ReactNode {
  const say = useSay<'players' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const { table } = notebook;
  const { edit, after, confirm, cancel, heading } = usePlayersEdit(notebook);
  const count = table.players.length;

  return (
    <Screen
      title={say('steps.players')}
      back={{ href: `/${language}`, label: say('steps.home') }}
      tools={<HistoryButtons />}
      footer={
        <>
          <p className="text-muted text-sm">
            {count > 0
              ? say('players.far', { players: count, inhabitants: expectedInAll(table) })
              : ready && say('players.numberFirst')}
          </p>
          <ButtonLink href={`/${language}/tiles`} look="primary" disabled={count === 0}>
            {say('steps.tiles')}
            <Icon name="forward" />
          </ButtonLink>
        </>
      }
    >
      <KeepingNotices />
      <div className="flex beside:flex-row flex-col beside:items-start gap-4 beside:gap-8">
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <Choice
            className="[&_label]:min-h-16 [&_label]:text-2xl"
            legend={say('players.howMany')}
            value={count || undefined}
            onPick={(number) => edit((before) => setNumber(before, number))}
            options={NUMBERS.map((value) => ({ value, label: String(value) }))}
          />
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
