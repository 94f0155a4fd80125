/** The messages of Seven Hills' screens, except those for any game. */

import { sevenCount } from './count';
import { sevenEntry } from './entry';
import { sevenGuide } from './guide';
import { sevenLearn } from './learn';
import { sevenRemarks } from './remarks';
import { sevenRules } from './rules';
import { sevenRulings } from './rulings';
import { sevenShare } from './share';
import { sevenWords } from './words';

export const sevenHills = {
  sevenCount,
  sevenEntry,
  sevenGuide,
  sevenLearn,
  sevenRemarks,
  sevenRules,
  sevenRulings,
  sevenShare,
  sevenWords,
};
