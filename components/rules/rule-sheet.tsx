'use client';

/**
 * One paragraph of the rules in a sheet over a step, so that nobody has to leave the step to read it. The page of
 * rules is rendered on the server; here the browser renders the same components.
 */

import { useEffect, useRef, useState } from 'react';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { buttonClass } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { useSay } from '@/components/ui/speech';
import type { RuleParagraph } from './rules-page';

type Props<Rule extends string> = {
  /** The paragraph shown first. */
  readonly rule: Rule;
  readonly paragraphOf: (rule: Rule) => RuleParagraph;
  /** The link to a question, from which a link leads back to the current screen. */
  readonly rulingsFrom: (here: string, question: string) => string;
  /** The address of the page of rules. */
  readonly page: string;
  readonly onClose: () => void;
};

export function RuleSheet<Rule extends string>(props: Props<Rule>): React.ReactNode {
  const { rule: firstRule, paragraphOf, rulingsFrom, page, onClose } = props;
  const say = useSay<'rulebook'>();
  const { here } = useScreens();
  const [rule, setRule] = useState(firstRule);
  const read = useRef<HTMLDivElement>(null);
  // After a change to another paragraph, reading starts at its top, because the pressed button may be gone.
  useEffect(() => {
    if (rule !== firstRule) read.current?.focus();
  }, [rule, firstRule]);
  const { number, title, body, picture, question, also } = paragraphOf(rule);
  return (
    <Sheet title={title} note={say('rulebook.ruleTitle', { number })} onClose={onClose}>
      <div ref={read} tabIndex={-1} className="scroll-mt-4 outline-none">
        {body}
      </div>
      {picture && <div className="mt-3">{picture}</div>}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {also && (
          <button
            type="button"
            onClick={() => setRule(also.id as Rule)}
            className="min-h-touch cursor-pointer text-left text-muted text-sm underline underline-offset-4"
          >
            {say('rulebook.seeAlso')} {say('rulebook.link', { number: also.number, title: also.title })}
          </button>
        )}
        {question && (
          <ScreenButton to={rulingsFrom(here, question)} look="quiet" className="-ml-4">
            {say('rulebook.toRuling')}
          </ScreenButton>
        )}
        {/* A plain link, because the `:target` style only works on a page that the browser itself opens. */}
        <a href={`${page}#${rule}`} className={buttonClass('plain', 'ml-auto')}>
          {say('rulebook.allRules')}
        </a>
      </div>
    </Sheet>
  );
}
