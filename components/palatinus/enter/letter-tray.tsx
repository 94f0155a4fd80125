'use client';

import { useSay } from '@/components/shell/speech';
import type { Letter } from '@/lib/palatinus';
import type { LetterInTray } from '@/lib/palatinus/enter';
import { TRAY, TRAY_CELL, trayLook } from './tile-tray-look';

type Props = {
  readonly letters: readonly LetterInTray[];
  readonly onPick: (letter: Letter) => void;
  /** Told when a letter is tapped that cannot be picked here. */
  readonly onRefused: (letter: Letter) => void;
};

const NAMES = {
  here: 'tiles.letterHere',
  elsewhere: 'tiles.letterElsewhere',
  free: 'tiles.letterFree',
} as const;

/** The seven letters, always all of them and always in their place: nobody should search for one. */
export function LetterTray({ letters, onPick, onRefused }: Props): React.ReactNode {
  const say = useSay<'tiles'>();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('tiles.letters')}</legend>
      <div className={TRAY}>
        {letters.map(({ letter, lies, pickable }) => (
          <button
            key={letter}
            type="button"
            aria-label={say(NAMES[lies], { letter })}
            aria-pressed={lies === 'here'}
            aria-disabled={!pickable || undefined}
            onClick={() => {
              if (pickable) onPick(letter);
              else if (lies === 'elsewhere') onRefused(letter);
            }}
            className={`rounded-xl text-xl ${TRAY_CELL} ${trayLook(lies, pickable)}`}
          >
            {letter}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
