'use client';

/**
 * One player: the sign with its word, the name, the colour to pick, and with two players the ally. Without a name, the
 * word is the placeholder of the name field instead.
 */

import { useId } from 'react';
import { Sign } from '@/components/palatinus/board/piece';
import { Choice } from '@/components/ui/choice';
import { Icon, IconButton } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { seatName } from '@/lib/i18n';
import { PEOPLES, type People, type Player } from '@/lib/palatinus';
import {
  alliesFor,
  canRemovePlayer,
  type Notebook,
  removeAlly,
  removePlayer,
  setPeople,
  type Table,
} from '@/lib/palatinus/enter';
import { PlayerName } from './player-name';

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
        {canRemovePlayer(table) && (
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

type PlayerPeopleProps = {
  readonly legend: string;
  readonly value: People;
  readonly onPick: (people: People) => void;
};

const CELL =
  'flex h-touch min-w-touch flex-1 cursor-pointer items-center justify-center rounded-xl border-2 border-transparent hover:bg-sand has-checked:border-terracotta has-checked:bg-terracotta-wash has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';

/**
 * Picks one of the five peoples from a row of signs. They are radio buttons with a word for screen readers, because a
 * select would show neither colour nor shape. All five can be picked: a people that somebody else has is swapped.
 */
function PlayerPeople({ legend, value, onPick }: PlayerPeopleProps): React.ReactNode {
  const say = useSay<'words'>();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex">
        {PEOPLES.map((people) => (
          <label key={people} title={say(`words.${people}`)} className={CELL}>
            <input
              type="radio"
              name={name}
              value={people}
              checked={people === value}
              onChange={() => onPick(people)}
              className="sr-only"
            />
            <Sign people={people} className="size-7" />
            <span className="sr-only">{say(`words.${people}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type PlayerAllyProps = {
  readonly players: readonly Player[];
  readonly player: number;
  readonly onEdit: (edit: Edit) => void;
};

/** Picks the ally that a player brings with two players, or none. Only peoples that nobody plays are offered. */
function PlayerAlly({ players, player, onEdit }: PlayerAllyProps): React.ReactNode {
  const say = useSay<'players' | 'words'>();
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
