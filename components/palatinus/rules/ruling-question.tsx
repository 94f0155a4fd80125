'use client';

/** One question the rules leave open: its answers as cards, each with what speaks for it, and the rule it is about. */
import { useId } from 'react';
import { useLanguage, useSay } from '@/components/shell/speech';
import { rulingAnswer } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  numberOfRule,
  RULE_OF_RULING,
  RULINGS,
  type RulingKey,
  type Rulings,
} from '@/lib/palatinus';
import { RulingCard } from './ruling-card';

type Props = {
  readonly ruling: RulingKey;
  /** None before the table has been read. */
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
          href={`/${language}/rules#${rule}`}
          className="inline-flex min-h-touch items-center font-bold text-terracotta underline underline-offset-4"
        >
          {say('rulings.rule', { number: numberOfRule(rule) })}
        </a>
        {ruling === 'allyPieces' && say('rulings.twoOnly')}
      </p>
    </fieldset>
  );
}
