'use client';

/** What the pictures, signs and colours on the board mean, for somebody who sees them for the first time. */
import { Mark } from '@/components/boards/sign';
import { Arrow, Field } from '@/components/palatinus/board/ground';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { KINDS, type Player } from '@/lib/palatinus';

const LIST =
  'mt-2 flex flex-wrap gap-x-2 gap-y-0.5 text-[0.6875rem] text-muted short:mt-1 sm:gap-x-3 sm:text-xs';
const ITEM = 'flex items-center gap-0.5 sm:gap-1';
const PICTURE = 'size-4 shrink-0 sm:size-5';

type Props = {
  readonly players: readonly Player[];
  /** Whether an answer needs its room on a phone. */
  readonly isAnswered: boolean;
};

export function Legend({ players, isAnswered }: Props): React.ReactNode {
  const say = useSay<'learn' | 'words'>();
  return (
    <ul className={`${LIST} ${isAnswered ? 'hidden beside:flex' : ''}`}>
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
      <li className={ITEM}>
        <b className="text-laurel">★</b>
        {say('learn.legendPoints')}
      </li>
      <li className={ITEM}>
        <Mark className={PICTURE}>
          <g transform="scale(1.8) translate(0 92)">
            <Arrow direction={0} />
          </g>
        </Mark>
        {say('learn.legendArrow')}
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
