/** The answers to an open question, each with its reason, its marks and a picture of how it is counted. */

import type { ShownAnswer } from '@/components/rules/answers';
import { RuleMark } from '@/components/rules/rule-mark';
import { rulingAnswer, type Speaker } from '@/lib/i18n';
import { DEFAULT_RULINGS, isHouseRule, RULINGS, type RulingKey, type Rulings } from '@/lib/palatinus';
import { RulingPicture } from './ruling-picture';

type Say = Speaker<'editions' | 'pieces' | 'rulebook' | 'rulings' | 'walkthrough' | 'words'>;

export function shownAnswers(say: Say, ruling: RulingKey): readonly ShownAnswer<Rulings[RulingKey]>[] {
  return RULINGS[ruling].map((answer) => ({
    answer,
    ...rulingAnswer(say, ruling, answer),
    isStandard: answer === DEFAULT_RULINGS[ruling],
    marks: isHouseRule(ruling, answer) && <RuleMark look="house-rule">{say('editions.house-rule')}</RuleMark>,
    picture: <RulingPicture say={say} ruling={ruling} answer={answer} />,
  }));
}
