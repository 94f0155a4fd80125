'use client';

/**
 * One question that the rules leave open. Closed, it is a row: the question, the current answer, and whether it
 * matters. Open, it shows the answers as cards, each with its reason and a worked picture; the reasons for the
 * default; and a link to the rule.
 */

import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { AnswerMarks, type ShownAnswer } from './answers';

type Props<Answer extends string> = {
  readonly question: string;
  /** Whether the reader came for this question; then it is scrolled into view and highlighted. */
  readonly isAsked: boolean;
  /** Whether another answer would change anything in this game; undefined if there is no game. */
  readonly matters?: Matters | undefined;
  readonly answers: readonly ShownAnswer<Answer>[];
  /** Undefined until the stored game has been read. */
  readonly picked: Answer | undefined;
  readonly onPick: (answer: Answer) => void;
  /** What the answer changes, if it was just picked. */
  readonly effect: React.ReactNode;
  /** What each other answer would change, if there is a game. */
  readonly wouldChange?: (answer: Answer) => string | undefined;
  readonly rule: { readonly href: string; readonly number: string };
  /** Shown after the link to the rule. */
  readonly note?: React.ReactNode;
  /** What is printed in the rules, and the reason for the default. */
  readonly children: React.ReactNode;
};

/** What the answer to a question affects in a game; `absent` if the question cannot come up in it. */
export type Matters = 'absent' | 'nothing' | 'points' | 'winner';

/** Derived from what the other answers would change. */
export function mattersOf(changes: readonly { readonly what: string }[]): Matters {
  if (changes.some(({ what }) => what === 'winners')) return 'winner';
  return changes.length > 0 ? 'points' : 'nothing';
}

export function Question<Answer extends string>(props: Props<Answer>): React.ReactNode {
  const { question, isAsked, matters, answers, picked, onPick, effect, wouldChange, rule, note, children } =
    props;
  const say = useSay<'rulebook'>();
  const name = useId();
  const row = useRef<HTMLDetailsElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  // Only initially; then the reader opens and closes it.
  const [isOpen] = useState(isAsked || matters === 'winner');
  useEffect(() => {
    if (!isAsked) return;
    if (row.current) row.current.open = true;
    row.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    box.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <details ref={row} open={isOpen} className={ROW}>
      <Summary
        question={question}
        matters={matters}
        why={matters === 'absent' && note}
        answer={answers.find(({ answer }) => answer === picked)}
      />
      <fieldset ref={box} tabIndex={-1} aria-current={isAsked} className="min-w-0 focus-visible:outline-none">
        <legend className="sr-only">{question}</legend>
        <div className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
          {answers.map((shown) => (
            <Fragment key={shown.answer}>
              <AnswerCard
                name={name}
                shown={shown}
                isPicked={shown.answer === picked}
                onPick={() => onPick(shown.answer)}
                change={shown.answer === picked ? undefined : wouldChange?.(shown.answer)}
              />
              {/* Below its card, or below all of them where they are side by side. */}
              <output className="sm:order-last sm:col-span-2 empty:sr-only">
                {shown.answer === picked && effect}
              </output>
            </Fragment>
          ))}
        </div>
        {children}
        <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
          <a
            href={rule.href}
            className="inline-flex min-h-touch items-center font-bold text-terracotta underline underline-offset-4"
          >
            {say('rulebook.ruleTitle', { number: rule.number })}
          </a>
          {matters !== 'absent' && note}
        </p>
      </fieldset>
    </details>
  );
}

/** In print all questions are unfolded; other folded parts of the app are not printed. */
const ROW =
  'group min-w-0 scroll-mt-18 rounded-2xl border border-line px-4 open:pb-1 has-aria-current:outline-3 has-aria-current:outline-terracotta print:block! print:details-content:[content-visibility:visible]';

type SummaryProps = {
  readonly question: string;
  readonly matters: Matters | undefined;
  /** Shown after the word on whether it matters. */
  readonly why: React.ReactNode;
  readonly answer: ShownAnswer | undefined;
};

function Summary({ question, matters, why, answer }: SummaryProps): React.ReactNode {
  const say = useSay<'rulebook'>();
  return (
    <summary className="-mx-4 flex min-h-touch cursor-pointer items-start gap-2 rounded-2xl px-4 py-2.5 leading-snug [&::-webkit-details-marker]:hidden">
      <div className="min-w-0 grow">
        <h2 className="text-wrap font-bold font-sans text-base leading-snug">{question}</h2>
        {answer && (
          <p className="mt-0.5 text-sm group-open:hidden">
            {answer.label} <AnswerMarks say={say} {...answer} />
          </p>
        )}
        {matters && (
          <p
            className={`mt-0.5 text-sm ${matters === 'nothing' || matters === 'absent' ? 'text-muted' : 'text-river'}`}
          >
            {say(`rulebook.matters-${matters}`)} {why}
          </p>
        )}
      </div>
      <Icon name="forward" className="mt-0.5 shrink-0 text-terracotta group-open:rotate-90" />
    </summary>
  );
}

type CardProps = {
  readonly name: string;
  readonly shown: ShownAnswer;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  /** What it would change. */
  readonly change: string | undefined;
};

const CARD =
  'relative flex min-h-touch flex-col gap-2 rounded-xl border-2 border-line bg-card p-3 leading-snug has-checked:border-terracotta has-checked:bg-terracotta-wash has-focus-visible:outline-3 has-focus-visible:outline-river has-focus-visible:outline-offset-2';

/**
 * One answer, which a tap anywhere on its card picks. Its accessible name is the label; the reason is its description,
 * which a screen reader reads after it.
 */
function AnswerCard({ name, shown, isPicked, onPick, change }: CardProps): React.ReactNode {
  const say = useSay<'rulebook'>();
  const id = useId();
  return (
    <div className={CARD}>
      <label className="flex cursor-pointer items-start gap-3 after:absolute after:inset-0">
        <input
          type="radio"
          name={name}
          checked={isPicked}
          onChange={onPick}
          aria-labelledby={`${id}-label`}
          aria-describedby={change ? `${id}-why ${id}-change` : `${id}-why`}
          className="mt-0.5 size-5 shrink-0 accent-terracotta focus-visible:outline-none"
        />
        <span className="relative z-1 min-w-0">
          <span id={`${id}-label`} className="font-bold">
            {shown.label} <AnswerMarks say={say} {...shown} />
          </span>
          <span id={`${id}-why`} className="mt-1 block text-muted text-sm leading-relaxed">
            {shown.why}
          </span>
          {change && (
            <span id={`${id}-change`} className="mt-1 block text-river text-sm leading-relaxed">
              {change}
            </span>
          )}
        </span>
      </label>
      {shown.picture}
    </div>
  );
}
