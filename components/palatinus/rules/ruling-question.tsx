'use client';

/** One question that the rules leave open, as it is answered on the rulings screen. */

import { type Matters, Question } from '@/components/rules/question';
import { useLanguage, useSay } from '@/components/ui/speech';
import { numberOfRule, RULE_OF_RULING, type RulingKey, type Rulings } from '@/lib/palatinus';
import { EditionNotes } from './edition-notes';
import { StandardReason } from './paragraph';
import { shownAnswers } from './shown-answers';

type Props = {
  readonly ruling: RulingKey;
  /** Undefined until the table has been read. */
  readonly answer: Rulings[RulingKey] | undefined;
  readonly isAsked: boolean;
  readonly matters: Matters | undefined;
  readonly onPick: (answer: Rulings[RulingKey]) => void;
  readonly effect: React.ReactNode;
  readonly wouldChange: (answer: Rulings[RulingKey]) => string | undefined;
};

export function RulingQuestion({ ruling, answer, ...props }: Props): React.ReactNode {
  const say = useSay<'editions' | 'pieces' | 'rulebook' | 'rulings' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  const rule = RULE_OF_RULING[ruling];
  return (
    <Question
      question={say(`rulings.${ruling}`)}
      answers={shownAnswers(say, ruling)}
      picked={answer}
      {...props}
      rule={{ href: `/${language}/palatinus/rules#${rule}`, number: numberOfRule(rule) }}
      note={ruling === 'allyPieces' && say('rulings.twoOnly')}
    >
      <EditionNotes say={say} rule={rule} />
      <StandardReason say={say} ruling={ruling} />
    </Question>
  );
}
