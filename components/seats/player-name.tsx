'use client';

/**
 * A player's name, typed or picked from earlier games. Earlier names are buttons over the content below while the field
 * has the focus, because not every phone draws a `datalist`, and making room for them would move what a finger is about
 * to tap. The Tab key and screen readers find them directly after the field. They are positioned in the nearest
 * `relative` box, right below its first line.
 */

import { useRef } from 'react';
import { useSay } from '@/components/ui/speech';
import { suggestedNames } from '@/lib/text';

const MOST_SUGGESTED = 6;
const FIELD = 'player-name';

const CHIP =
  'inline-flex min-h-touch min-w-touch max-w-full cursor-pointer items-center justify-center rounded-full border-2 border-line bg-card px-3 hover:border-edge';

export type NameProps = {
  readonly players: readonly { readonly name?: string }[];
  readonly player: number;
  /** The placeholder of the empty field. */
  readonly placeholder: string;
  /** Names from earlier games. */
  readonly known: readonly string[];
  /** Successive changes with the same stroke are one step to undo. */
  readonly onRename: (name: string, stroke: string) => void;
  /** Called when the name is complete. */
  readonly onNamed: (name: string) => void;
};

export function PlayerName(props: NameProps): React.ReactNode {
  const { players, player, placeholder, known, onRename, onNamed } = props;
  const say = useSay<'seats'>();
  const { name = '' } = players[player] ?? {};
  const suggested = suggestedNames(known, players, player).slice(0, MOST_SUGGESTED);
  const number = player + 1;
  const isLast = number === players.length;
  const field = useRef<HTMLInputElement>(null);
  const stroke = useRef('');

  function rename(next: string): void {
    onRename(next, stroke.current);
  }

  function remember(): void {
    if (name !== name.trim()) rename(name.trim());
    if (name.trim() !== '') onNamed(name);
  }

  /** Focuses the next name, so that the phone's keyboard stays open; after the last name it closes. */
  function goOn(): void {
    const fields = document.querySelectorAll<HTMLInputElement>(`input[name=${FIELD}]`);
    if (isLast) field.current?.blur();
    else fields[number]?.focus();
  }

  return (
    <div className="group min-w-0 flex-1">
      <input
        ref={field}
        type="text"
        name={FIELD}
        aria-label={say('seats.name', { number })}
        value={name}
        placeholder={placeholder}
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint={isLast ? 'done' : 'next'}
        onFocus={() => {
          stroke.current = `name ${Date.now()}`;
        }}
        onChange={(event) => rename(event.target.value)}
        onBlur={remember}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) goOn();
        }}
        className="h-touch w-full truncate rounded-xl border-2 border-edge bg-parchment px-3 font-bold text-base placeholder:font-normal placeholder:text-muted"
      />
      {suggested.length > 0 && (
        <fieldset className="absolute inset-x-0 top-15 z-10 hidden flex-wrap gap-2 rounded-xl border-2 border-line bg-card p-2 shadow-lg group-focus-within:flex">
          <legend className="sr-only">{say('seats.earlier')}</legend>
          {suggested.map((earlier) => (
            <button
              key={earlier}
              type="button"
              // The field must keep the focus, because without it the buttons vanish before they get the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                field.current?.focus();
                rename(earlier);
              }}
              className={CHIP}
            >
              <bdi className="truncate">{earlier}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
