'use client';

/** One question that the rules leave open, as it is answered on the rulings screen. */

import { type Matters, Question } from '@/components/rules/question';
import { useLanguage, useSay } from '@/components/ui/speech';
import { numberOfRule, RULE_OF_RULING, type RulingKey, type Rulings } from '@/lib/seven-hills';
import { RuleSources } from './paragraph';
import { shownAnswers } from './shown-answers';

type Props = {
  readonly ruling: RulingKey;
  readonly answer: Rulings[RulingKey];
  readonly isAsked: boolean;
  readonly matters: Matters | undefined;
  readonly onPick: (answer: Rulings[RulingKey]) => void;
  readonly effect: React.ReactNode;
};

export function RulingQuestion({ ruling, answer, ...props }: Props): React.ReactNode {
  const say = useSay<'rulebook' | 'sevenCount' | 'sevenRules' | 'sevenRulings' | 'sevenWords' | 'words'>();
  const language = useLanguage();
  const rule = RULE_OF_RULING[ruling];
  return (
    <Question
      question={say(`sevenRulings.${ruling}`)}
      answers={shownAnswers(say, ruling)}
      picked={answer}
      {...props}
      rule={{ href: `/${language}/seven-hills/rules#${rule}`, number: numberOfRule(rule) }}
      note={ruling === 'halfRounds' && say('sevenRules.noScoreDepends')}
    >
      <RuleSources say={say} rule={rule} />
    </Question>
  );
}
