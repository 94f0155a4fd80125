'use client';

/** One question that the rules leave open: its answers as cards, each with its reason, and a link to the rule. */

import { useId } from 'react';
import { useLanguage, useSay } from '@/components/ui/speech';
import { rulingAnswer } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  numberOfRule,
  RULE_OF_RULING,
  RULINGS,
  type RulingKey,
  type Rulings,
} from '@/lib/palatinus';

type Props = {
  readonly ruling: RulingKey;
  /** Undefined until the table has been read. */
  readonly answer: Rulings[RulingKey] | undefined;
  readonly onPick: (answer: Rulings[RulingKey]) => void;
};

export function RulingQuestion({ ruling, answer: picked, onPick }: Props): React.ReactNode {
  const say = useSay<'rulings'>();
  const language = useLanguage();
  const name = useId();
  const rule = RULE_OF_RULING[ruling];
  return (
    <fieldset
      id={ruling}
      className="min-w-0 scroll-mt-16 rounded-2xl target:outline-3 target:outline-terracotta target:outline-offset-8"
    >
      <legend className="font-bold text-lg leading-snug">{say(`rulings.${ruling}`)}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {RULINGS[ruling].map((answer) => (
          <RulingCard
            key={answer}
            name={name}
            {...rulingAnswer(say, ruling, answer)}
            usual={answer === DEFAULT_RULINGS[ruling]}
            picked={answer === picked}
            onPick={() => onPick(answer)}
          />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        <a
          href={`/${language}/palatinus/rules#${rule}`}
          className="inline-flex min-h-touch items-center font-bold text-terracotta underline underline-offset-4"
        >
          {say('rulings.rule', { number: numberOfRule(rule) })}
        </a>
        {ruling === 'allyPieces' && say('rulings.twoOnly')}
      </p>
    </fieldset>
  );
}

type RulingCardProps = {
  readonly name: string;
  readonly label: string;
  readonly why: string;
  readonly usual: boolean;
  readonly picked: boolean;
  readonly onPick: () => void;
};

const CARD =
  'flex min-h-touch cursor-pointer items-start gap-3 rounded-xl border-2 border-line bg-card px-3 py-2.5 leading-snug has-checked:border-terracotta has-checked:bg-terracotta-wash has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';

/**
 * One answer. Its accessible name is the label; the reason is its description, which a screen reader reads after it.
 */
function RulingCard({ name, label, why, usual, picked, onPick }: RulingCardProps): React.ReactNode {
  const say = useSay<'rulings'>();
  const id = useId();
  return (
    <label className={CARD}>
      <input
        type="radio"
        name={name}
        checked={picked}
        onChange={onPick}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-why`}
        className="mt-0.5 size-5 shrink-0 accent-terracotta focus-visible:outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="font-bold">
          {label}{' '}
          {usual && (
            <span className="inline-block whitespace-nowrap rounded-full bg-laurel-fill px-2.5 py-0.5 align-middle text-on-fill text-xs">
              {say('rulings.usual')}
            </span>
          )}
        </span>
        <span id={`${id}-why`} className="mt-1 block text-muted text-sm leading-relaxed">
          {why}
        </span>
      </span>
    </label>
  );
}
