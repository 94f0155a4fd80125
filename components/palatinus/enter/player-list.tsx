'use client';

/** Everybody at the table, in order. */
import type { RefObject } from 'react';
import { useSay } from '@/components/shell/speech';
import { alliesFor, countPieces, type Table } from '@/lib/palatinus/enter';
import { type Edit, PlayerRow } from './player-row';

type Props = {
  readonly table: Table;
  /** Takes the focus when the player who had it is taken out. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: (edit: Edit) => void;
};

export function PlayerList({ table, heading, onEdit }: Props): React.ReactNode {
  const say = useSay<'players'>();
  return (
    <section aria-labelledby="who" className="flex flex-col gap-2">
      <h2 id="who" ref={heading} tabIndex={-1} className="text-lg focus-visible:outline-none">
        {say('players.who')}
      </h2>
      <p className="text-muted text-sm leading-relaxed">
        {say('players.whoText')} {countPieces(table) > 0 && say('players.whoPlaced')}
      </p>
      {alliesFor(table.players).length > 0 && (
        <p className="text-muted text-sm leading-relaxed">{say('players.allyText')}</p>
      )}
      {table.players.map((_, player) => (
        // A player is who sits on a seat: name and colour change, the seat does not.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <PlayerRow key={player} table={table} player={player} onEdit={onEdit} />
      ))}
    </section>
  );
}
