'use client';

/** A rule of Palatinus over a step of the count, with the answers of the game in view. */

import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { RuleSheet } from '@/components/rules/rule-sheet';
import { useLanguage, useSay } from '@/components/ui/speech';
import type { RuleId } from '@/lib/palatinus';
import { rulingsFrom } from '@/lib/palatinus/enter';
import { paragraphOf } from './paragraph';

type Props = { readonly rule: RuleId; readonly onClose: () => void };

export function PalatinusRuleSheet({ rule, onClose }: Props): React.ReactNode {
  const say = useSay<'editions' | 'pieces' | 'rulebook' | 'rules' | 'rulings' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  const { game } = useGameInView();
  return (
    <RuleSheet
      rule={rule}
      paragraphOf={(each) => paragraphOf(say, each, game?.rulings)}
      rulingsFrom={rulingsFrom}
      page={`/${language}/palatinus/rules`}
      onClose={onClose}
    />
  );
}
