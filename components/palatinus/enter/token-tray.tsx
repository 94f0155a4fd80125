'use client';

/**
 * The six tokens of the ring, and any other value behind a native select: the phone's own picker is the largest target
 * there is, and needs no room of its own. The token in the centre is one of those others.
 */
import { useSay } from '@/components/shell/speech';
import { TOKENS, type Token } from '@/lib/palatinus';
import type { TokenInTray } from '@/lib/palatinus/enter';
import { TRAY, TRAY_CELL, trayLook } from './tile-tray-look';

type Props = {
  readonly tokens: readonly TokenInTray[];
  /** The token here, if it is none of the six. */
  readonly other: Token | undefined;
  readonly disabled: boolean;
  /** The same token again takes it back. */
  readonly onPick: (token: Token) => void;
};

const NAMES = {
  here: 'tiles.tokenHere',
  elsewhere: 'tiles.tokenElsewhere',
  free: 'tiles.tokenFree',
} as const;

export function TokenTray({ tokens, other, disabled, onPick }: Props): React.ReactNode {
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
            aria-label={say(NAMES[lies], { token })}
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
