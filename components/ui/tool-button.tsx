import { Icon, type IconName } from './icon';

/** A tool of a screen, for its button and for the legend. */
export interface Tool {
  readonly icon: IconName;
  /** What it does, in a word or two. */
  readonly word: string;
}

type Props = Tool & {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** Keys that do the same, such as `Control+Z`. */
  readonly keys?: string;
};

/**
 * A tool that is always in sight: an icon, with its word next to it from tablet size up. A phone has room for the
 * icon only; there a `ToolLegend` explains it once.
 */
export function ToolButton({ icon, word, onClick, disabled = false, pressed, keys }: Props): React.ReactNode {
  return (
    <button
      type="button"
      aria-label={word}
      title={word}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className="inline-flex h-touch min-w-touch shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-xl hover:bg-sand aria-disabled:cursor-default aria-pressed:bg-terracotta-wash aria-pressed:inset-ring-2 aria-pressed:inset-ring-terracotta aria-disabled:bg-transparent aria-disabled:opacity-35 tablet:px-2"
    >
      <Icon name={icon} className="size-6" />
      <span className="hidden whitespace-nowrap font-bold text-sm tablet:inline">{word}</span>
    </button>
  );
}
