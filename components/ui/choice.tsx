/**
 * One of a few options, as a row of cards. They are real radio buttons, so that arrow keys, forms and screen readers
 * work. A select would hide the options behind a tap.
 */
import { useId } from 'react';
import { Icon } from './icon';

type Option<V extends string | number> = {
  readonly value: V;
  /** May be the name of a player. */
  readonly label: string;
  /** The label as it is drawn, if it may take two lines. */
  readonly drawn?: React.ReactNode;
  /** Shown above the label; needs no name, because the label names it. */
  readonly picture?: React.ReactNode;
  /** A second, smaller line. */
  readonly note?: string;
  /** Whether the note is about a problem. */
  readonly isOdd?: boolean;
};

type Props<V extends string | number> = {
  readonly legend: string;
  /** Whether to hide the legend visually, because a heading above says the same. */
  readonly legendHidden?: boolean;
  readonly options: readonly Option<V>[];
  readonly value: V | undefined;
  readonly onPick: (value: V) => void;
  /** Whether a tap on the picked option picks it again. */
  readonly again?: boolean;
  /** Whether nobody picked the current value: it is only a suggestion. */
  readonly isSuggested?: boolean;
  /** Small type, and long labels are truncated: for five cards on a phone. */
  readonly dense?: boolean;
  /** The font size of the labels, to fit their cards. */
  readonly labelType?: string;
  readonly className?: string;
};

const CARD =
  'flex min-h-touch flex-1 basis-0 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-xl border-2 border-line bg-card py-1.5 text-center leading-tight [overflow-wrap:anywhere] has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';
const PICKED = 'has-checked:border-terracotta has-checked:bg-terracotta-wash';
const SUGGESTED = 'has-checked:border-terracotta has-checked:border-dashed';

/** Under a picture: three long words fit side by side on the narrowest phone. */
const SMALL = 'text-[min(0.9375rem,3.5vw)]';
const SMALLER = 'text-[min(0.8125rem,3.4vw)]';

export function Choice<V extends string | number>(props: Props<V>): React.ReactNode {
  const {
    legend,
    legendHidden = false,
    options,
    value,
    onPick,
    again = false,
    isSuggested = false,
    dense = false,
    labelType,
    className = '',
  } = props;
  const name = useId();
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 font-bold'}>{legend}</legend>
      <div
        className={`flex ${dense ? 'gap-1 text-[min(0.75rem,3.1vw)] max-[22.5rem]:tracking-tight tablet:text-sm' : 'gap-2 max-[22.5rem]:gap-1'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={`${CARD} ${dense ? 'min-w-0 px-0.5' : 'min-w-touch px-1 max-[22.5rem]:px-0 max-[22.5rem]:tracking-tight'} ${isSuggested ? SUGGESTED : PICKED}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
              onClick={() => again && option.value === value && onPick(option.value)}
              className="sr-only"
            />
            {option.picture}
            <bdi
              title={dense ? option.label : undefined}
              style={{ fontSize: labelType }}
              className={`max-w-full font-bold ${dense ? 'truncate tracking-tight max-[22.5rem]:tracking-tighter' : option.picture ? SMALL : ''}`}
            >
              {option.drawn ?? option.label}
            </bdi>
            {option.note && (
              <span
                className={`${option.isOdd ? 'font-bold text-terracotta' : 'text-muted'} ${dense ? 'line-clamp-2 text-balance' : SMALLER}`}
              >
                {option.isOdd && <Icon name="warning" className="mr-0.5 inline size-[1em] align-[-0.1em]" />}
                {option.note}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
