/**
 * A button, and a link that looks like one. One that cannot be used now is dimmed and says so, but keeps its place in
 * the order of the keyboard: with the native `disabled` the focus would be lost at the last undo.
 */

import { BUTTON, type ButtonLook, lookOf } from './button-look';
import { Go } from './go';
import { quickTap } from './quick-tap';

type Shared = {
  readonly look?: ButtonLook;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Text, with an `Icon` before or after it. */
  readonly children: React.ReactNode;
};

type ButtonProps = Shared & {
  readonly onClick?: () => void;
  /** For a button that stays down: whether it is. */
  readonly pressed?: boolean;
  readonly type?: 'button' | 'submit';
  /** For a button that is tapped again and again: acts as the finger goes up. */
  readonly quick?: boolean;
};

export function Button(props: ButtonProps): React.ReactNode {
  const {
    look = 'plain',
    disabled = false,
    className = '',
    children,
    onClick,
    pressed,
    type = 'button',
    quick = false,
  } = props;
  return (
    <button
      type={type}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={disabled ? (event) => event.preventDefault() : onClick && (() => onClick())}
      {...(quick && !disabled && onClick && quickTap(() => onClick()))}
      className={`${BUTTON} ${lookOf(look, disabled, pressed)} ${className}`}
    >
      {children}
    </button>
  );
}

type LinkProps = Shared & { readonly href: string };

export function ButtonLink(props: LinkProps): React.ReactNode {
  const { href, look = 'plain', disabled = false, className = '', children } = props;
  const classes = `${BUTTON} ${lookOf(look, disabled)} ${className}`;
  return disabled ? (
    // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere yet has no address
    <a role="link" aria-disabled="true" tabIndex={0} className={classes}>
      {children}
    </a>
  ) : (
    <Go href={href} className={classes}>
      {children}
    </Go>
  );
}
