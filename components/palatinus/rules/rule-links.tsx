'use client';

/** Links from a sentence of the count to the rules it follows from. */

import { makeRuleLinks } from '@/components/rules/rule-links';
import { LateSheet } from '@/components/ui/late-sheet';
import { withMessages } from '@/components/ui/with-messages';
import { fetchPalatinus } from '@/lib/i18n';
import { numberOfRule, RULE_OF_RULING, type RuleId, type RulingKey } from '@/lib/palatinus';

export const { RuleLinks, RuleButton } = makeRuleLinks<RuleId, RulingKey>({
  game: 'palatinus',
  numberOf: numberOfRule,
  ruleOfRuling: RULE_OF_RULING,
  Sheet: withMessages(
    fetchPalatinus,
    async () => (await import('./palatinus-rule-sheet')).PalatinusRuleSheet,
    LateSheet,
  ),
});
