/** Fetches messages that no page of Seven Hills passes, because few people read them. */

import type { Language } from '../languages';
import type { Messages } from '../speaker';

const RULES: Readonly<Record<Language, () => Promise<Pick<Messages, 'sevenRules'>>>> = {
  en: () => import('../en/seven-hills/rules'),
  fr: () => import('../fr/seven-hills/rules'),
};

type LearnMessages = Pick<Messages, 'lesson' | 'sevenLearn'>;

const LEARN: Readonly<Record<Language, () => Promise<LearnMessages>>> = {
  en: async () => ({ ...(await import('../en/lesson')), ...(await import('../en/seven-hills/learn')) }),
  fr: async () => ({ ...(await import('../fr/lesson')), ...(await import('../fr/seven-hills/learn')) }),
};

/** All that the lesson says. */
export async function fetchSevenLearn(language: Language): Promise<LearnMessages> {
  const { lesson, sevenLearn } = await LEARN[language]();
  return { lesson, sevenLearn };
}

export async function fetchSevenRules(language: Language): Promise<Pick<Messages, 'sevenRules'>> {
  const { sevenRules } = await RULES[language]();
  return { sevenRules };
}
