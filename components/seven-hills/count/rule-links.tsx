'use client';

/** Links from a sentence of the count to the rules it follows from. */
import { useLanguage, useSay } from '@/components/ui/speech';
import { type Ground, numberOfRule, RULE_OF_RULING, type RuleId } from '@/lib/seven-hills';

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

/** Small, because it stands at the end of a sentence, but its touch target is larger than its text. */
function RuleLink({ rule }: { readonly rule: RuleId }): React.ReactNode {
  const say = useSay<'rulebook'>();
  return (
    <a
      href={`/${useLanguage()}/seven-hills/rules#${rule}`}
      className="relative z-1 text-muted underline decoration-line underline-offset-2 before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:decoration-current"
    >
      {say('rulebook.rule', { number: numberOfRule(rule) })}
    </a>
  );
}
