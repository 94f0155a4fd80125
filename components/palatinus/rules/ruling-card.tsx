'use client';

import { useId } from 'react';
import { useSay } from '@/components/shell/speech';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly why: string;
  readonly usual: boolean;
  readonly picked: boolean;
  readonly onPick: () => void;
};

const CARD =
  'flex min-h-touch cursor-pointer items-start gap-3 rounded-xl border-2 border-line bg-card px-3 py-2.5 leading-snug has-checked:border-terracotta has-checked:bg-terracotta-wash has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';

/** An answer. Its name is short, and what speaks for it is heard after. */
export function RulingCard({ name, label, why, usual, picked, onPick }: Props): React.ReactNode {
  const say = useSay<'rulings'>();
  const id = useId();
  return (
    <label className={CARD}>
      <input
        type="radio"
        name={name}
        checked={picked}
        onChange={onPick}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-why`}
        className="mt-0.5 size-5 shrink-0 accent-terracotta focus-visible:outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="font-bold">
          {label}{' '}
          {usual && (
            <span className="inline-block whitespace-nowrap rounded-full bg-laurel-fill px-2.5 py-0.5 align-middle text-on-fill text-xs">
              {say('rulings.usual')}
            </span>
          )}
        </span>
        <span id={`${id}-why`} className="mt-1 block text-muted text-sm leading-relaxed">
          {why}
        </span>
      </span>
    </label>
  );
}
