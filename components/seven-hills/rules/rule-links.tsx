'use client';

/** Links from a sentence of the count to the rules it follows from. */

import { RuleLink } from '@/components/rules/rule-link';
import { LateSheet } from '@/components/ui/late-sheet';
import { useLanguage } from '@/components/ui/speech';
import { withMessages } from '@/components/ui/with-messages';
import { fetchSevenHills } from '@/lib/i18n';
import { type Ground, numberOfRule, RULE_OF_RULING, type RuleId } from '@/lib/seven-hills';

/** The rule that a sentence follows from, and the rule about the ruling, if there is one. */
export function RuleLinks({ rule, ruling }: Ground): React.ReactNode {
  return (
    <span className="whitespace-nowrap text-sm">
      <LinkTo rule={rule} />
      {ruling && (
        <>
          {' · '}
          <LinkTo rule={RULE_OF_RULING[ruling]} />
        </>
      )}
    </span>
  );
}

const Sheet = withMessages(
  fetchSevenHills,
  async () => (await import('./seven-rule-sheet')).SevenRuleSheet,
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
      href={`/${useLanguage()}/seven-hills/rules#${rule}`}
      number={numberOfRule(rule)}
      sheet={(onClose) => <Sheet rule={rule} onClose={onClose} />}
    />
  );
}
