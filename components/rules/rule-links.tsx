/** A game's links from the sentences of the count to their rules. The game provides its paragraphs and its sheet. */

import { Fragment } from 'react';
import { useLanguage } from '@/components/ui/speech';
import type { GroundOf } from '@/lib/text';
import { RuleLink } from './rule-link';

interface RulesOfGame<Rule extends string, Ruling extends string> {
  /** The game's part of its addresses. */
  readonly game: string;
  readonly numberOf: (rule: Rule) => string;
  readonly ruleOfRuling: Readonly<Record<Ruling, Rule>>;
  /** One rule in a sheet over the step. */
  readonly Sheet: React.ComponentType<{ readonly rule: Rule; readonly onClose: () => void }>;
}

interface Links<Rule, Ruling> {
  /** The rules behind a sentence, and the rule about the ruling, if that is another one. */
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
  type LinkProps = { readonly rule: Rule; readonly isButton?: boolean; readonly isNext?: boolean };
  function LinkTo({ rule, ...look }: LinkProps): React.ReactNode {
    return (
      <RuleLink
        {...look}
        href={`/${useLanguage()}/${game}/rules#${rule}`}
        number={numberOf(rule)}
        sheet={(onClose) => <Sheet rule={rule} onClose={onClose} />}
      />
    );
  }

  function RuleLinks({ rule, also = [], ruling }: GroundOf<Rule, Ruling>): React.ReactNode {
    const rules = new Set([rule, ...also, ...(ruling ? [ruleOfRuling[ruling]] : [])]);
    return (
      <span className="inline-block text-sm short:text-xs">
        {[...rules].map((each, index) => (
          <Fragment key={each}>
            {index > 0 && ' · '}
            <span className="whitespace-nowrap">
              <LinkTo rule={each} isNext={index > 0} />
            </span>
          </Fragment>
        ))}
      </span>
    );
  }

  return { RuleLinks, RuleButton: ({ rule }) => <LinkTo rule={rule} isButton /> };
}
