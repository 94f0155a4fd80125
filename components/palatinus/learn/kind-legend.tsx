'use client';

/** What the pictures on the board mean, for somebody who sees them for the first time. */
import { Mark } from '@/components/boards/sign';
import { Field } from '@/components/palatinus/board/ground';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { KINDS } from '@/lib/palatinus';

type Props = {
  /** Whether there is no room for it where there is little height. */
  readonly isSpare: boolean;
};

export function KindLegend({ isSpare }: Props): React.ReactNode {
  const say = useSay<'learn' | 'words'>();
  return (
    <ul className={`mt-2 flex flex-wrap gap-x-3 gap-y-1 text-muted text-xs ${isSpare ? 'short:hidden' : ''}`}>
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-1">
          <Sign kind={kind} className="size-5 text-ink" />
          {say(`words.${kind}`)}
        </li>
      ))}
      <li className="flex items-center gap-1">
        <Mark className="size-5">
          <g transform="scale(0.8)">
            <Field spring />
          </g>
        </Mark>
        {say('learn.legendSpring')}
      </li>
    </ul>
  );
}
