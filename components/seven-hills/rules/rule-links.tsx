'use client';

/** Links from a sentence of the count to the rules it follows from. */

import { makeRuleLinks } from '@/components/rules/rule-links';
import { LateSheet } from '@/components/ui/late-sheet';
import { withMessages } from '@/components/ui/with-messages';
import { fetchSevenHills } from '@/lib/i18n';
import { numberOfRule, RULE_OF_RULING, type RuleId, type RulingKey } from '@/lib/seven-hills';

export const { RuleLinks, RuleButton } = makeRuleLinks<RuleId, RulingKey>({
  game: 'seven-hills',
  numberOf: numberOfRule,
  ruleOfRuling: RULE_OF_RULING,
  Sheet: withMessages(
    fetchSevenHills,
    async () => (await import('./seven-rule-sheet')).SevenRuleSheet,
    LateSheet,
  ),
});
