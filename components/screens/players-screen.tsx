'use client';

/** Who plays: the number first, and everything else is there already and may be changed. */
import { useState } from 'react';
import { Mark } from '@/components/board/mark';
import { KindPicture, Piece } from '@/components/board/piece';
import { CensusBrought } from '@/components/entry/census-brought';
import { PlayerList } from '@/components/entry/player-list';
import { PlayerLosses } from '@/components/entry/player-losses';
import type { Edit } from '@/components/entry/player-row';
import type { KindSign, PeopleSign } from '@/components/entry/player-signs';
import { HistoryButtons } from '@/components/kept/history-buttons';
import { KeepingNotices } from '@/components/kept/keeping-notices';
import { theKeeper, useKept } from '@/components/kept/kept';
import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { tellSeats } from '@/lib/i18n';
import { expectedInAll, NUMBERS, piecesLost, setNumber } from '@/lib/table';

const sign: PeopleSign = (people, className) => (
  <Mark className={className}>
    <Piece people={people} />
  </Mark>
);

const picture: KindSign = (kind, className) => (
  <Mark className={className}>
    <g transform="scale(1.6)">
      <KindPicture kind={kind} />
    </g>
  </Mark>
);

export function PlayersScreen(): React.ReactNode {
  const say = useSay<'players' | 'steps' | 'words'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const { table } = notebook;
  const [asked, setAsked] = useState<{ readonly edit: Edit }>();
  const count = table.players.length;

  function apply(edit: Edit): void {
    const keeper = theKeeper();
    const before = keeper.snapshot().notebook;
    keeper.change(edit);
    const after = keeper.snapshot().notebook;
    const lost = piecesLost(before, after).length;
    tick();
    announce(
      [
        tellSeats(say, before.table.players, after.table.players),
        ...(lost > 0 ? [say('players.left', { count: lost })] : []),
      ].join(' '),
    );
    setAsked(undefined);
  }

  function ask(edit: Edit): void {
    if (piecesLost(notebook, edit(notebook)).length > 0) setAsked({ edit });
    else apply(edit);
  }

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
            className="[&_label]:min-h-14 [&_label]:text-2xl"
            legend={say('players.howMany')}
            value={count || undefined}
            onPick={(number) => ask((before) => setNumber(before, number))}
            options={NUMBERS.map((value) => ({ value, label: String(value) }))}
          />
          {count > 0 && <PlayerList table={table} sign={sign} onEdit={ask} />}
          {ready && count === 0 && <p className="text-muted">{say('players.start')}</p>}
        </div>
        {count > 0 && (
          <div className="min-w-0 beside:w-96 low:w-1/2">
            <CensusBrought table={table} picture={picture} />
          </div>
        )}
      </div>
      <PlayerLosses
        before={notebook}
        after={asked?.edit(notebook)}
        sign={sign}
        onConfirm={() => asked && apply(asked.edit)}
        onCancel={() => setAsked(undefined)}
      />
    </Screen>
  );
}
