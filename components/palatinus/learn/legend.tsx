'use client';

/** What the pictures and colours on the board mean, for somebody who sees them for the first time. */
import { Mark } from '@/components/boards/sign';
import { Field } from '@/components/palatinus/board/ground';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { KINDS, type Player } from '@/lib/palatinus';

const LIST =
  'mt-2 flex flex-wrap gap-x-2.5 gap-y-0.5 text-muted text-xs short:mt-1 max-[22.5rem]:gap-x-2 max-[22.5rem]:text-[0.6875rem]';
const ITEM = 'flex items-center gap-1 max-[22.5rem]:gap-0.5';
const PICTURE = 'size-5 shrink-0 max-[22.5rem]:size-4';

type Props = { readonly players: readonly Player[] };

export function Legend({ players }: Props): React.ReactNode {
  const say = useSay<'learn' | 'words'>();
  return (
    <ul className={LIST}>
      {KINDS.map((kind) => (
        <li key={kind} className={ITEM}>
          <Sign kind={kind} className={`text-ink ${PICTURE}`} />
          {say(`words.${kind}`)}
        </li>
      ))}
      <li className={ITEM}>
        <Mark className={PICTURE}>
          <g transform="scale(0.8)">
            <Field spring />
          </g>
        </Mark>
        {say('learn.legendSpring')}
      </li>
      {players.map((player) => (
        <li key={player.people} className={ITEM}>
          <Sign people={player.people} className={PICTURE} />
          {playerName(say, player)}
        </li>
      ))}
    </ul>
  );
}
