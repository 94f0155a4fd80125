'use client';

import { useSay } from '@/components/ui/speech';
import { type Letter, TOKENS, type Token } from '@/lib/palatinus';
import type { LetterInTray, TokenInTray, Whereabouts } from '@/lib/palatinus/enter';

type LetterTrayProps = {
  readonly letters: readonly LetterInTray[];
  readonly onPick: (letter: Letter) => void;
  /** Told when a letter is tapped that cannot be picked here. */
  readonly onRefused: (letter: Letter) => void;
};

const LETTER_NAMES = {
  here: 'tiles.letterHere',
  elsewhere: 'tiles.letterElsewhere',
  free: 'tiles.letterFree',
} as const;

/** The seven letters, always all of them and always in their place: nobody should search for one. */
export function LetterTray({ letters, onPick, onRefused }: LetterTrayProps): React.ReactNode {
  const say = useSay<'tiles'>();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('tiles.letters')}</legend>
      <div className={TRAY}>
        {letters.map(({ letter, lies, pickable }) => (
          <button
            key={letter}
            type="button"
            aria-label={say(LETTER_NAMES[lies], { letter })}
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

/**
 * The six tokens of the ring, and any other value behind a native select: the phone's own picker is the largest target
 * there is, and needs no room of its own. The token in the centre is one of those others.
 */
type TokenTrayProps = {
  readonly tokens: readonly TokenInTray[];
  /** The token here, if it is none of the six. */
  readonly other: Token | undefined;
  readonly disabled: boolean;
  /** The same token again takes it back. */
  readonly onPick: (token: Token) => void;
};

const TOKEN_NAMES = {
  here: 'tiles.tokenHere',
  elsewhere: 'tiles.tokenElsewhere',
  free: 'tiles.tokenFree',
} as const;

export function TokenTray({ tokens, other, disabled, onPick }: TokenTrayProps): React.ReactNode {
  const say = useSay<'tiles'>();
  const here = tokens.find(({ lies }) => lies === 'here')?.token;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('tiles.tokens')}</legend>
      <div className={TRAY}>
        {tokens.map(({ token, lies, pickable }, index) => (
          <button
            // Two tokens of one value are alike, and lie where they lie.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            type="button"
            aria-label={say(TOKEN_NAMES[lies], { token })}
            aria-pressed={lies === 'here'}
            aria-disabled={!pickable || undefined}
            onClick={() => {
              if (pickable) onPick(token);
            }}
            className={`gap-0.5 rounded-full ${TRAY_CELL} ${trayLook(lies, pickable)}`}
          >
            <span aria-hidden className={pickable ? 'text-laurel text-sm' : 'text-sm'}>
              ★
            </span>
            {token}
          </button>
        ))}
        <select
          aria-label={say('tiles.otherToken')}
          value={other ?? ''}
          disabled={disabled}
          onChange={(event) => {
            const picked = TOKENS.find((token) => String(token) === event.target.value) ?? other;
            if (picked !== undefined && picked !== here) onPick(picked);
          }}
          className={`appearance-none rounded-full text-center text-base [text-align-last:center] [&>option]:bg-card [&>option]:text-ink ${TRAY_CELL} ${trayLook(other === undefined ? 'free' : 'here', !disabled)}`}
        >
          <option value="" aria-label={say('tiles.noToken')}>
            …
          </option>
          {TOKENS.map((token) => (
            <option key={token} value={token}>
              {token}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

/**
 * Seven in a row, each as large as a thumb. On narrow phones they go to the very edge of the screen for that; where
 * letters are set very large, they take a second row.
 */
const TRAY =
  '-mx-[calc(var(--gutter)-0.25rem)] grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-x-[0.5px] gap-y-1.5 min-[345px]:gap-x-1 min-[380px]:mx-0';

const TRAY_CELL =
  'inline-flex h-touch min-w-touch cursor-pointer items-center justify-center border-2 font-bold aria-disabled:cursor-default';

/** What lies elsewhere is greyed, but for a hand that may swap it, not gone. */
function trayLook(lies: Whereabouts, pickable: boolean): string {
  if (lies === 'here') return 'border-terracotta bg-terracotta-wash';
  if (!pickable) return 'border-line border-dashed text-muted/70';
  return lies === 'free'
    ? 'border-edge bg-card hover:border-ink'
    : 'border-line bg-sand text-muted hover:border-edge';
}
