'use client';

/** Asks before an edit takes inhabitants off the board: whose, and how many of each kind. */

import { Sign } from '@/components/palatinus/board/piece';
import { Confirm } from '@/components/ui/dialog';
import { useSay } from '@/components/ui/speech';
import { capital, inhabitantsList, seatName } from '@/lib/i18n';
import { lossesOf, type Notebook, piecesLost } from '@/lib/palatinus/enter';

type Props = {
  readonly before: Notebook;
  /** The notebook after the edit; undefined while there is nothing to ask. */
  readonly after: Notebook | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function PlayerLosses({ before, after, onConfirm, onCancel }: Props): React.ReactNode {
  const say = useSay<'players' | 'seats' | 'words'>();
  const losses = after ? lossesOf(before, after) : [];
  const count = after ? piecesLost(before, after).length : 0;
  return (
    <Confirm
      open={after !== undefined}
      title={say('players.losing', { count })}
      confirm={say('players.lose', { count })}
      cancel={say('seats.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{say('players.losingText', { count })}</p>
      <ul className="my-2 flex flex-col gap-2 text-ink">
        {losses.map(({ player, role, people, inhabitants }) => (
          <li key={people} className="flex items-center gap-3">
            <Sign people={people} className="size-8" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <b className="block">{seatName(say, before.table.players, player)}</b>
              {say(role === 'ally' ? 'players.losingOfAlly' : 'players.losingOf', {
                people: capital(say(`words.${people}`)),
                list: inhabitantsList(say, inhabitants),
              })}
            </span>
          </li>
        ))}
      </ul>
      <p>{say('players.losingUndo', { count })}</p>
    </Confirm>
  );
}
