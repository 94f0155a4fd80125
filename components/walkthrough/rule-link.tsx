'use client';

import { useLanguage, useSay } from '@/components/shell/speech';
import { type Ground, numberOfRule, RULE_OF_RULING, type RuleId } from '@/lib/palatinus';

/** The rule a sentence rests on, and the one that tells of the ruling, if it is another. The step is in the way back. */
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
 * A plain link: only a page that the browser itself opens has its paragraph lit up, and nobody's phone should fetch the
 * rules ahead for every sentence. Small, as befits the end of a sentence; the finger finds more of it than the eye.
 */
function RuleLink({ rule }: { readonly rule: RuleId }): React.ReactNode {
  const say = useSay<'score'>();
  const language = useLanguage();
  return (
    <a
      href={`/${language}/rules#${rule}`}
      className="relative z-1 text-muted underline decoration-line underline-offset-2 before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:decoration-current"
    >
      {say('score.rule', { number: numberOfRule(rule) })}
    </a>
  );
}
