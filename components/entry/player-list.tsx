'use client';

/** Everybody at the table, in order. */
import { useEffect, useRef } from 'react';
import { useSay } from '@/components/shell/speech';
import { alliesFor, type Table } from '@/lib/table';
import { type Edit, PlayerRow } from './player-row';
import type { PeopleSign } from './player-signs';

type Props = {
  readonly table: Table;
  readonly sign: PeopleSign;
  readonly onEdit: (edit: Edit) => void;
};

export function PlayerList({ table, sign, onEdit }: Props): React.ReactNode {
  const say = useSay<'players'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = table.players.length;
  const before = useRef(count);

  // A player who is taken out takes the button along that had the focus.
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <section aria-labelledby="who" className="flex flex-col gap-2">
      <h2 id="who" ref={heading} tabIndex={-1} className="text-lg focus-visible:outline-none">
        {say('players.who')}
      </h2>
      <p className="text-muted text-sm leading-relaxed">{say('players.whoText')}</p>
      {alliesFor(table.players).length > 0 && (
        <p className="text-muted text-sm leading-relaxed">{say('players.allyText')}</p>
      )}
      {table.players.map((_, player) => (
        // A player is who sits on a seat: name and colour change, the seat does not.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <PlayerRow key={player} table={table} player={player} sign={sign} onEdit={onEdit} />
      ))}
    </section>
  );
}
