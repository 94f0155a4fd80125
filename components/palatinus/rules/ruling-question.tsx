'use client';

/**
 * One question that the rules leave open: its answers as cards, each with its reason and a worked picture; what the
 * editions say, why the standard is the standard, and a link to the rule.
 */

import { Fragment, useEffect, useId, useRef } from 'react';
import { useLanguage, useSay } from '@/components/ui/speech';
import { rulingAnswer } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  isHouseRule,
  numberOfRule,
  RULE_OF_RULING,
  RULINGS,
  type RulingKey,
  type Rulings,
} from '@/lib/palatinus';
import { EditionNotes } from './edition-notes';
import { StandardReason } from './rule-body';
import { RuleMark } from './rule-mark';
import { RulingPicture } from './ruling-picture';

type Props = {
  readonly ruling: RulingKey;
  /** Undefined until the table has been read. */
  readonly answer: Rulings[RulingKey] | undefined;
  /** Whether the reader came for this question: it is then in sight, and stands out. */
  readonly isAsked: boolean;
  readonly onPick: (answer: Rulings[RulingKey]) => void;
  /** What the answer changes, if it was picked just now. */
  readonly effect: React.ReactNode;
};

export function RulingQuestion({ ruling, answer: picked, isAsked, onPick, effect }: Props): React.ReactNode {
  const say = useSay<'editions' | 'rulings'>();
  const language = useLanguage();
  const name = useId();
  const rule = RULE_OF_RULING[ruling];
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    box.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-current={isAsked}
      className="min-w-0 scroll-mt-18 rounded-2xl outline-offset-8 focus-visible:outline-terracotta aria-current:outline-3 aria-current:outline-terracotta"
    >
      <legend className="font-bold text-lg leading-snug">{say(`rulings.${ruling}`)}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {RULINGS[ruling].map((answer) => (
          <Fragment key={answer}>
            <RulingCard
              name={name}
              ruling={ruling}
              answer={answer}
              picked={answer === picked}
              onPick={() => onPick(answer)}
            />
            {/* Below its card, or below all of them where they lie side by side. */}
            <output className="sm:order-last sm:col-span-2 empty:sr-only">
              {answer === picked && effect}
            </output>
          </Fragment>
        ))}
      </div>
      <EditionNotes say={say} rule={rule} />
      <StandardReason say={say} ruling={ruling} />
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
  readonly ruling: RulingKey;
  readonly answer: Rulings[RulingKey];
  readonly picked: boolean;
  readonly onPick: () => void;
};

const CARD =
  'relative flex min-h-touch flex-col gap-2 rounded-xl border-2 border-line bg-card p-3 leading-snug has-checked:border-terracotta has-checked:bg-terracotta-wash has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';

/**
 * One answer, which a tap anywhere on its card picks. Its accessible name is the label; the reason is its description,
 * which a screen reader reads after it.
 */
function RulingCard({ name, ruling, answer, picked, onPick }: RulingCardProps): React.ReactNode {
  const say = useSay<'editions' | 'pieces' | 'rulings' | 'walkthrough' | 'words'>();
  const id = useId();
  const { label, why } = rulingAnswer(say, ruling, answer);
  return (
    <div className={CARD}>
      <label className="flex cursor-pointer items-start gap-3 after:absolute after:inset-0">
        <input
          type="radio"
          name={name}
          checked={picked}
          onChange={onPick}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-why`}
          className="mt-0.5 size-5 shrink-0 accent-terracotta focus-visible:outline-none"
        />
        <span className="relative z-1 min-w-0">
          <span id={`${id}-label`} className="font-bold">
            {label}{' '}
            {answer === DEFAULT_RULINGS[ruling] && (
              <RuleMark look="standard">{say('rulings.usual')}</RuleMark>
            )}
            {isHouseRule(ruling, answer) && (
              <RuleMark look="house-rule">{say('editions.house-rule')}</RuleMark>
            )}
          </span>
          <span id={`${id}-why`} className="mt-1 block text-muted text-sm leading-relaxed">
            {why}
          </span>
        </span>
      </label>
      <RulingPicture say={say} ruling={ruling} answer={answer} />
    </div>
  );
}
