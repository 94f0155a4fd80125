/**
 * A button, and the look of other things to press: a link, the label of a file input. A disabled one is dimmed and
 * has `aria-disabled`, but stays in the tab order: the native `disabled` would lose the focus at the last undo.
 */

export type ButtonLook = 'primary' | 'plain' | 'quiet';

const BUTTON =
  'inline-flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-xl px-4 py-1.5 text-center font-bold leading-tight aria-disabled:cursor-default forced-colors:border-2 print:hidden';

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-terracotta-fill text-on-fill',
  plain: 'border-2 border-line bg-card hover:border-edge',
  quiet: 'text-terracotta hover:bg-sand',
};

const DISABLED: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-sand text-muted',
  plain: 'border-2 border-line border-dashed text-muted',
  quiet: 'text-muted opacity-60',
};

const PRESSED = 'border-2 border-terracotta bg-terracotta-wash text-ink';

type State = { readonly disabled?: boolean | undefined; readonly pressed?: boolean | undefined };

export function buttonClass(
  look: ButtonLook = 'plain',
  className = '',
  { disabled = false, pressed = false }: State = {},
): string {
  const shown = disabled ? DISABLED[look] : pressed ? PRESSED : LOOKS[look];
  return `${BUTTON} ${shown} ${className}`;
}

type Props = {
  readonly look?: ButtonLook;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Text, with an `Icon` before or after it. */
  readonly children: React.ReactNode;
  readonly onClick?: () => void;
  /** For a toggle: whether it is pressed. */
  readonly pressed?: boolean;
  readonly type?: 'button' | 'submit';
};

export function Button(props: Props): React.ReactNode {
  const { look, disabled = false, className, children, onClick, pressed, type = 'button' } = props;
  return (
    <button
      type={type}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={disabled ? (event) => event.preventDefault() : onClick && (() => onClick())}
      className={buttonClass(look, className, { disabled, pressed })}
    >
      {children}
    </button>
  );
}
