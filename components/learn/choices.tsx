'use client';

/**
 * Answers to choose from. One tap answers, so these are buttons; arrow keys would select radio buttons in passing.
 * Arrow keys move the focus; a digit presses the answer of that number, otherwise the first, second and so on.
 */
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { useScreenKeys } from '@/components/ui/use-screen-keys';

export interface ChoiceOption {
  /** Its complete text, for screen readers. */
  readonly label: string;
  /** Shown instead of the label. */
  readonly picture?: React.ReactNode;
}

export interface Answered {
  /** The chosen option; undefined if the answer was given in another way. */
  readonly given: number | undefined;
  readonly right: number | undefined;
}

type Props = {
  readonly options: readonly ChoiceOption[];
  /** Undefined until there is an answer. */
  readonly answered: Answered | undefined;
  readonly onPick: (index: number) => void;
  /** Side by side; in pairs for words; one below the other for long texts. */
  readonly layout?: keyof typeof LAYOUTS;
};

const OPTION =
  'flex min-h-12 short:min-h-touch min-w-touch cursor-pointer items-center justify-center gap-1.5 rounded-xl border-2 px-2 py-1 text-center font-bold leading-tight aria-disabled:cursor-default';
const LAYOUTS = {
  row: 'auto-cols-fr grid-flow-col text-xl',
  pairs:
    'grid-cols-2 roomy:text-base text-[0.9375rem] max-[24rem]:text-sm [&>button:last-of-type:nth-of-type(odd)]:col-span-2 max-[56.24rem]:group-has-[[data-kept]]/words:[&>button]:col-span-1!',
  rows: '',
} as const;
const LOOKS = {
  open: 'border-line bg-card hover:border-edge',
  right: 'border-laurel bg-laurel-wash',
  wrong: 'border-terracotta bg-terracotta-wash',
  other: 'border-line border-dashed text-muted',
} as const;

export function Choices({ options, answered, onPick, layout = 'row' }: Props): React.ReactNode {
  const say = useSay<'lesson'>();
  const group = useRef<HTMLFieldSetElement>(null);
  const pick = (index: number): void => {
    if (!answered && options[index]) onPick(index);
  };
  useScreenKeys((key) => {
    const isDigit = /^\d$/.test(key);
    if (isDigit) pick(optionFor(key, options));
    return isDigit;
  });

  const move = (event: React.KeyboardEvent): void => {
    const by = STEPS[event.key];
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    if (by === undefined || from < 0) return;
    event.preventDefault();
    buttons.at((from + by) % buttons.length)?.focus();
  };
  return (
    <fieldset ref={group} onKeyDown={move} className={`mt-3 grid gap-2 short:mt-2 ${LAYOUTS[layout]}`}>
      <legend className="sr-only">{say('lesson.answers')}</legend>
      {options.map(({ label, picture }, index) => {
        const isRight = answered?.right === index;
        const isGiven = answered?.given === index;
        const look = !answered ? 'open' : isRight ? 'right' : isGiven ? 'wrong' : 'other';
        return (
          <button
            key={label}
            type="button"
            aria-disabled={answered ? true : undefined}
            onClick={() => pick(index)}
            className={`${OPTION} ${LOOKS[look]} ${look === 'other' && layout !== 'row' ? GIVES_WAY : ''}`}
          >
            {(isRight || look === 'wrong') && (
              <Icon
                name={isRight ? 'check' : 'cross'}
                className={isRight ? 'text-laurel' : 'text-terracotta'}
              />
            )}
            {picture ? (
              <>
                <span className="sr-only">{label}</span>
                <span aria-hidden="true">{picture}</span>
              </>
            ) : (
              label
            )}
            {isGiven && <span className="sr-only">({say('lesson.yours')})</span>}
            {isRight && <span className="sr-only">({say('lesson.rightOne')})</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * On a phone, the rule that explains a wrong answer needs the room of the options that were neither chosen nor right.
 */
const GIVES_WAY = 'group-has-[[data-kept]]/words:hidden beside:group-has-[[data-kept]]/words:flex';

/** The option that a digit means; -1 or an index out of range if it means none. */
export function optionFor(digit: string, options: readonly ChoiceOption[]): number {
  const areNumbers = options.every(({ label }) => /^\d+$/.test(label));
  return areNumbers ? options.findIndex(({ label }) => label === digit) : Number(digit) - 1;
}
