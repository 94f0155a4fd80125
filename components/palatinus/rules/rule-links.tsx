'use client';

/** Links from a sentence of the count to the rules it follows from. */

import { RuleLink } from '@/components/rules/rule-link';
import { LateSheet } from '@/components/ui/late-sheet';
import { useLanguage } from '@/components/ui/speech';
import { withMessages } from '@/components/ui/with-messages';
import { fetchPalatinus } from '@/lib/i18n';
import { type Ground, numberOfRule, RULE_OF_RULING, type RuleId } from '@/lib/palatinus';

/** The rule that a sentence follows from, and the rule about the ruling, if that is another one. */
export function RuleLinks({ rule, ruling }: Ground): React.ReactNode {
  const rulingRule = ruling && RULE_OF_RULING[ruling];
  return (
    <span className="whitespace-nowrap text-sm">
      <LinkTo rule={rule} />
      {rulingRule && rulingRule !== rule && (
        <>
          {' · '}
          <LinkTo rule={rulingRule} />
        </>
      )}
    </span>
  );
}

const Sheet = withMessages(
  fetchPalatinus,
  async () => (await import('./palatinus-rule-sheet')).PalatinusRuleSheet,
  LateSheet,
);

/** One rule, as a button. */
export function RuleButton({ rule }: { readonly rule: RuleId }): React.ReactNode {
  return <LinkTo rule={rule} isButton />;
}

type LinkProps = { readonly rule: RuleId; readonly isButton?: boolean };

function LinkTo({ rule, isButton = false }: LinkProps): React.ReactNode {
  return (
    <RuleLink
      isButton={isButton}
      href={`/${useLanguage()}/palatinus/rules#${rule}`}
      number={numberOfRule(rule)}
      sheet={(onClose) => <Sheet rule={rule} onClose={onClose} />}
    />
  );
}
