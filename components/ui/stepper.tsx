'use client';

import { IconButton } from './icon';
import { useSay } from './speech';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/**
 * A small number with buttons for one more and one fewer. Not a text field, which would open the phone's keyboard.
 */
export function Stepper({ label, value, min, max, onChange }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  return (
    <fieldset className="flex min-w-0 items-center justify-between gap-2">
      <legend className="float-left grow">{label}</legend>
      <div className="flex items-center rounded-xl border-2 border-line bg-card">
        <IconButton
          icon="minus"
          label={say('ui.oneFewer', { label })}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output className="min-w-8 text-center font-bold text-lg">{value}</output>
        <IconButton
          icon="plus"
          label={say('ui.oneMore', { label })}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </fieldset>
  );
}
