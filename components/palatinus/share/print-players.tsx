/** The players on the printed sheet, with the key to signs and letters. */

import { Sign } from '@/components/palatinus/board/piece';
import { playerAndColours } from '@/lib/i18n';
import type { Player } from '@/lib/palatinus';
import type { TableSpeaker } from './tally-lines';

type Props = { readonly say: TableSpeaker; readonly players: readonly Player[] };

/** An ally stands next to its player. */
export function PrintPlayers({ say, players }: Props): React.ReactNode {
  const kinds = ['merchant', 'peasant', 'condottiere'] as const;
  return (
    <section>
      <h3>{say('share.players')}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {players.map((player) => (
          <li key={player.people} className="flex items-center gap-x-2">
            {[player.people, ...(player.ally ? [player.ally] : [])].map((people) => (
              <span key={people} className="inline-flex shrink-0 items-center gap-1">
                <Sign people={people} className="size-5" />
                <b>{say(`share.letter-${people}`)}</b>
              </span>
            ))}
            <span className="min-w-0">{playerAndColours(say, player)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-3">
        {kinds.map((kind) => (
          <span key={kind} className="inline-flex items-center gap-1">
            <Sign kind={kind} className="size-5" />
            {say(`words.${kind}`)}
          </span>
        ))}
      </p>
      <p className="mt-1 text-muted">{say('share.pieceLetters')}</p>
    </section>
  );
}
