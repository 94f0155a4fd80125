'use client';

/** Links from a sentence of the count to the rules it follows from. */

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { LateSheet } from '@/components/ui/late-sheet';
import { isPlainClick } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { withMessages } from '@/components/ui/with-messages';
import { fetchRules } from '@/lib/i18n';
import { type Ground, numberOfRule, RULE_OF_RULING, type RuleId } from '@/lib/palatinus';

/** The rule that a sentence follows from, and the rule about the ruling, if that is another one. */
export function RuleLinks({ rule, ruling }: Ground): React.ReactNode {
  const rulingRule = ruling && RULE_OF_RULING[ruling];
  return (
    <span className="whitespace-nowrap text-sm">
      <RuleLink rule={rule} />
      {rulingRule && rulingRule !== rule && (
        <>
          {' · '}
          <RuleLink rule={rulingRule} />
        </>
      )}
    </span>
  );
}

const Sheet = withMessages(fetchRules, async () => (await import('./rule-sheet')).RuleSheet, LateSheet);

/**
 * A link to the page of rules, so that it can be opened in a tab of its own. A plain click shows that one paragraph in a
 * sheet, and the reader stays at the step. It is small, because it stands at the end of a sentence, but its touch target
 * is larger than its text.
 */
function RuleLink({ rule }: { readonly rule: RuleId }): React.ReactNode {
  const say = useSay<'score'>();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={`/${language}/palatinus/rules#${rule}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="relative z-1 text-muted underline decoration-line underline-offset-2 before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:decoration-current"
      >
        {say('score.rule', { number: numberOfRule(rule) })}
      </a>
      {isOpen && createPortal(<Sheet rule={rule} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
