'use client';

/** The trays of the tiles screen, from which a letter and a token are picked. */

import { useSay } from '@/components/ui/speech';
import { TOKENS, type Token } from '@/lib/palatinus';
import type { LetterInTray, TokenInTray, TrayStatus } from '@/lib/palatinus/enter';

type LetterTrayProps = {
  readonly letters: readonly LetterInTray[];
  /** Also called for a letter that cannot be picked here. */
  readonly onTap: (letter: LetterInTray) => void;
};

const LETTER_NAMES = {
  here: 'tiles.letterHere',
  elsewhere: 'tiles.letterElsewhere',
  free: 'tiles.letterFree',
} as const;

/** All seven letters, always in the same place, so that nobody has to search for one. */
export function LetterTray({ letters, onTap }: LetterTrayProps): React.ReactNode {
  const say = useSay<'tiles'>();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('tiles.letters')}</legend>
      <div className={TRAY}>
        {letters.map((tapped) => {
          const { letter, status, pickable } = tapped;
          return (
            <button
              key={letter}
              type="button"
              aria-label={say(LETTER_NAMES[status], { letter })}
              aria-pressed={status === 'here'}
              aria-disabled={!pickable || undefined}
              onClick={() => onTap(tapped)}
              className={`rounded-xl text-xl ${TRAY_CELL} ${trayLook(status, pickable)}`}
            >
              {letter}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

type TokenTrayProps = {
  readonly tokens: readonly TokenInTray[];
  /** The token here, if it is not one of the six. */
  readonly other: Token | undefined;
  readonly disabled: boolean;
  /** Also called for a token that cannot be picked here. */
  readonly onTap: (token: TokenInTray) => void;
  /** For a token picked from the list of all values. */
  readonly onPick: (token: Token) => void;
};

const TOKEN_NAMES = {
  here: 'tiles.tokenHere',
  elsewhere: 'tiles.tokenElsewhere',
  free: 'tiles.tokenFree',
} as const;

/**
 * The six tokens of the ring, and a native select for any other value, such as the token in the centre. The phone's own
 * picker has large targets and needs no room on the screen.
 */
export function TokenTray({ tokens, other, disabled, onTap, onPick }: TokenTrayProps): React.ReactNode {
  const say = useSay<'tiles'>();
  const here = tokens.find(({ status }) => status === 'here')?.token;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('tiles.tokens')}</legend>
      <div className={TRAY}>
        {tokens.map((tapped, index) => {
          const { token, status, pickable } = tapped;
          return (
            <button
              // Two tokens of the same value can only be told apart by their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              type="button"
              aria-label={say(TOKEN_NAMES[status], { token })}
              aria-pressed={status === 'here'}
              aria-disabled={!pickable || undefined}
              onClick={() => onTap(tapped)}
              className={`gap-0.5 rounded-full ${TRAY_CELL} ${trayLook(status, pickable)}`}
            >
              <span aria-hidden className={pickable ? 'text-laurel text-sm' : 'text-sm'}>
                ★
              </span>
              {token}
            </button>
          );
        })}
        <select
          aria-label={say('tiles.otherToken')}
          value={other ?? ''}
          disabled={disabled}
          onChange={(event) => {
            const picked = TOKENS.find((token) => String(token) === event.target.value) ?? other;
            if (picked !== undefined && picked !== here) onPick(picked);
          }}
          className={`appearance-none rounded-full text-center ${other === undefined ? 'text-xs tracking-tight max-[22.5rem]:text-[0.6875rem] max-[22.5rem]:tracking-tighter' : 'text-base'} [text-align-last:center] [&>option]:bg-card [&>option]:text-ink ${TRAY_CELL} ${trayLook(other === undefined ? 'free' : 'here', !disabled)}`}
        >
          <option value="">{say('tiles.other')}</option>
          {TOKENS.map((token) => (
            <option key={token} value={token}>
              {token}
            </option>
          ))}
        </select>
      </div>
      <p className="mt-1 text-muted text-xs">{say('tiles.sixInCentre')}</p>
    </fieldset>
  );
}

/**
 * Seven in a row, each as large as a thumb. On narrow phones the row reaches the edges of the screen; with a very large
 * font it wraps into a second row.
 */
const TRAY =
  '-mx-[calc(var(--gutter)-0.25rem)] grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-x-[0.5px] gap-y-1.5 min-[345px]:gap-x-1 min-[380px]:mx-0';

const TRAY_CELL =
  'inline-flex h-touch min-w-touch cursor-pointer items-center justify-center border-2 font-bold aria-disabled:cursor-default';

/** A letter or token of another place is grey; a solid border and background show that it can be swapped. */
function trayLook(status: TrayStatus, pickable: boolean): string {
  if (status === 'here') return 'border-terracotta bg-terracotta-wash';
  if (!pickable) return 'border-line border-dashed text-muted/70';
  return status === 'free'
    ? 'border-edge bg-card hover:border-ink'
    : 'border-line bg-sand text-muted hover:border-edge';
}
