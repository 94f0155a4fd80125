import type { RuleId } from '@/lib/palatinus';

/** Where a paragraph leaves a question open, the one that asks it. */
export const SEE_ALSO: { readonly [Rule in RuleId]?: RuleId } = {
  flee: 'lone-condottiere',
  'shared-captive': 'captured-twice',
  peasant: 'empty-spring',
  ally: 'ally-pieces',
  'tie-break': 'tie-breaks',
};
