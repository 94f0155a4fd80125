import type { Speaker } from '@/lib/i18n';
import { numberOfRule, type RuleId } from '@/lib/palatinus';

type Props = { readonly say: Speaker<'rules'>; readonly rule: RuleId; readonly className?: string };

/** The number of a paragraph, leading to it. */
export function RuleLink({ say, rule, className = '' }: Props): React.ReactNode {
  const number = numberOfRule(rule);
  return (
    <a
      href={`#${rule}`}
      aria-label={say('rules.link', { number, title: say(`rules.${rule}-title`) })}
      className={`inline-flex min-h-touch min-w-touch items-center justify-center rounded-lg font-bold text-terracotta underline-offset-4 hover:underline ${className}`}
    >
      {number}
    </a>
  );
}
