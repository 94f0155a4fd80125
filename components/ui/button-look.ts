/** How buttons look, for whatever is pressed like one: a button, a link, the label of a file. */

export type ButtonLook = 'primary' | 'plain' | 'quiet';

export const BUTTON =
  'inline-flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-xl px-4 py-1.5 text-center font-bold leading-tight aria-disabled:cursor-default';

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

export function lookOf(look: ButtonLook, disabled = false, pressed = false): string {
  if (disabled) return DISABLED[look];
  return pressed ? PRESSED : LOOKS[look];
}
