'use client';

/**
 * One of the five peoples, as a row of signs. Real radio buttons, each with its word for those who listen; a select
 * would show neither colour nor shape. All five can always be picked: one that somebody has is swapped.
 */
import { useId } from 'react';
import { Sign } from '@/components/palatinus/board/sign';
import { useSay } from '@/components/shell/speech';
import { PEOPLES, type People } from '@/lib/palatinus';

type Props = {
  readonly legend: string;
  readonly value: People;
  readonly onPick: (people: People) => void;
};

const CELL =
  'flex h-touch min-w-touch flex-1 cursor-pointer items-center justify-center rounded-xl border-2 border-transparent hover:bg-sand has-checked:border-terracotta has-checked:bg-terracotta-wash has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';

export function PlayerPeople({ legend, value, onPick }: Props): React.ReactNode {
  const say = useSay<'words'>();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex">
        {PEOPLES.map((people) => (
          <label key={people} title={say(`words.${people}`)} className={CELL}>
            <input
              type="radio"
              name={name}
              value={people}
              checked={people === value}
              onChange={() => onPick(people)}
              className="sr-only"
            />
            <Sign people={people} className="size-7" />
            <span className="sr-only">{say(`words.${people}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
