'use client';

/** A rule of Seven Hills over a step, with the answers of the game in view. */

import { RuleSheet } from '@/components/rules/rule-sheet';
import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { useLanguage, useSay } from '@/components/ui/speech';
import type { RuleId } from '@/lib/seven-hills';
import { rulingsFrom } from '@/lib/seven-hills/enter';
import { paragraphOf } from './paragraph';

type Props = { readonly rule: RuleId; readonly onClose: () => void };

export function SevenRuleSheet({ rule, onClose }: Props): React.ReactNode {
  const say = useSay<'rulebook' | 'sevenCount' | 'sevenRules' | 'sevenRulings' | 'sevenWords' | 'words'>();
  const language = useLanguage();
  const { game } = useGameInView();
  return (
    <RuleSheet
      rule={rule}
      paragraphOf={(each) => paragraphOf(say, each, game?.rulings)}
      rulingsFrom={rulingsFrom}
      page={`/${language}/seven-hills/rules`}
      onClose={onClose}
    />
  );
}
