'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isPlainClick } from '@/components/ui/page-link';
import { Speech, useLanguage, useSay } from '@/components/ui/speech';
import { fetchRules } from '@/lib/i18n';
import { type Ground, numberOfRule, RULE_OF_RULING, type RuleId } from '@/lib/palatinus';

/** The rule a sentence rests on, and the one that tells of the ruling, if it is another. */
export function RuleLinks({ rule, ruling }: Ground): React.ReactNode {
  const further = ruling && RULE_OF_RULING[ruling];
  return (
    <span className="whitespace-nowrap text-sm">
      <RuleLink rule={rule} />
      {further && further !== rule && (
        <>
          {' · '}
          <RuleLink rule={further} />
        </>
      )}
    </span>
  );
}

/**
 * A link to the page of rules, as anybody may open it in a tab of its own; pressed, it brings that one paragraph to the
 * reader, who stays at the step. Should it not come, the link leads where it says. Small, as befits the end of a
 * sentence; the finger finds more of it than the eye.
 */
function RuleLink({ rule }: { readonly rule: RuleId }): React.ReactNode {
  const say = useSay<'score'>();
  const language = useLanguage();
  const [sheet, setSheet] = useState<React.ReactNode>();
  const href = `/${language}/palatinus/rules#${rule}`;

  async function open(): Promise<void> {
    try {
      const [{ RuleSheet }, messages] = await Promise.all([import('./rule-sheet'), fetchRules(language)]);
      setSheet(
        <Speech language={language} messages={messages}>
          <RuleSheet rule={rule} onClose={() => setSheet(undefined)} />
        </Speech>,
      );
    } catch {
      window.location.assign(href);
    }
  }

  return (
    <>
      <a
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void open();
        }}
        className="relative z-1 text-muted underline decoration-line underline-offset-2 before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:decoration-current"
      >
        {say('score.rule', { number: numberOfRule(rule) })}
      </a>
      {sheet && createPortal(sheet, document.body)}
    </>
  );
}
