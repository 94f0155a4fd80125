/** The links of a game from a sentence of the count to the rules it follows from. A game hands in its paragraphs and its sheet. */

import { useLanguage } from '@/components/ui/speech';
import type { GroundOf } from '@/lib/text';
import { RuleLink } from './rule-link';

interface RulesOfGame<Rule extends string, Ruling extends string> {
  /** As addresses name it. */
  readonly game: string;
  readonly numberOf: (rule: Rule) => string;
  readonly ruleOfRuling: Readonly<Record<Ruling, Rule>>;
  /** One rule over the step. */
  readonly Sheet: React.ComponentType<{ readonly rule: Rule; readonly onClose: () => void }>;
}

interface Links<Rule, Ruling> {
  /** The rule that a sentence follows from, and the rule about the ruling, if that is another one. */
  readonly RuleLinks: (ground: GroundOf<Rule, Ruling>) => React.ReactNode;
  /** One rule, as a button. */
  readonly RuleButton: (props: { readonly rule: Rule }) => React.ReactNode;
}

export function makeRuleLinks<Rule extends string, Ruling extends string>({
  game,
  numberOf,
  ruleOfRuling,
  Sheet,
}: RulesOfGame<Rule, Ruling>): Links<Rule, Ruling> {
  function LinkTo({ rule, isButton = false }: { rule: Rule; isButton?: boolean }): React.ReactNode {
    return (
      <RuleLink
        isButton={isButton}
        href={`/${useLanguage()}/${game}/rules#${rule}`}
        number={numberOf(rule)}
        sheet={(onClose) => <Sheet rule={rule} onClose={onClose} />}
      />
    );
  }

  function RuleLinks({ rule, ruling }: GroundOf<Rule, Ruling>): React.ReactNode {
    const rulingRule = ruling && ruleOfRuling[ruling];
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

  return { RuleLinks, RuleButton: ({ rule }) => <LinkTo rule={rule} isButton /> };
}
