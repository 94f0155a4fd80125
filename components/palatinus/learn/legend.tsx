'use client';

/** What the pictures and colours around a hill mean, for somebody who sees them for the first time. */
import { Mark } from '@/components/boards/sign';
import { Field } from '@/components/palatinus/board/ground';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { KINDS, type Player } from '@/lib/palatinus';

const LIST =
  'mt-2 flex flex-wrap gap-x-2 gap-y-0.5 text-[0.6875rem] text-muted short:mt-1 sm:gap-x-3 sm:text-xs';
const ITEM = 'flex items-center gap-0.5 sm:gap-1';
const PICTURE = 'size-4 shrink-0 sm:size-5';

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
