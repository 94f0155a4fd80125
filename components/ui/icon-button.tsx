import { Icon, type IconName } from './icon';

type Props = {
  readonly icon: IconName;
  /** Its name for those who listen, and on hovering. */
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** As `aria-keyshortcuts` writes them: "Control+Z". */
  readonly keys?: string;
};

/** A picture to press, as large as a thumb. Disabled, it keeps the focus, as `Button` does. */
export function IconButton({
  icon,
  label,
  onClick,
  disabled = false,
  pressed,
  keys,
}: Props): React.ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className="inline-flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-xl hover:bg-sand aria-disabled:cursor-default aria-pressed:bg-terracotta-wash aria-disabled:bg-transparent aria-disabled:opacity-35"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
