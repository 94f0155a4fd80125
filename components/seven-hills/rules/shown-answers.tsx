/** The answers to an open question, each with its reason and a picture of how it is counted. */

import type { ShownAnswer } from '@/components/rules/answers';
import { type Speaker, sevenRulingAnswer } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  numberOfRule,
  RULE_OF_RULING,
  RULINGS,
  type RulingKey,
  type Rulings,
} from '@/lib/seven-hills';
import { pictureOfAnswer } from './pictures';
import { RulePicture } from './rule-picture';

type Say = Speaker<'rulebook' | 'sevenCount' | 'sevenRules' | 'sevenRulings' | 'sevenWords' | 'words'>;

export function shownAnswers(say: Say, ruling: RulingKey): readonly ShownAnswer<Rulings[RulingKey]>[] {
  const number = numberOfRule(RULE_OF_RULING[ruling]);
  return RULINGS[ruling].map((answer) => {
    const words = sevenRulingAnswer(say, ruling, answer);
    const label = say('rulebook.answerPicture', { number, answer: words.label });
    return {
      answer,
      ...words,
      isStandard: answer === DEFAULT_RULINGS[ruling],
      picture: <RulePicture say={say} picture={pictureOfAnswer(ruling, answer)} label={label} />,
    };
  });
}
