/** Fetches messages that no page of Seven Hills passes, because few people read them. */

import type { Language } from '../languages';
import type { Messages } from '../speaker';

const RULES: Readonly<Record<Language, () => Promise<Pick<Messages, 'sevenRules'>>>> = {
  en: () => import('../en/seven-hills/rules'),
  fr: () => import('../fr/seven-hills/rules'),
};

export async function fetchSevenRules(language: Language): Promise<Pick<Messages, 'sevenRules'>> {
  const { sevenRules } = await RULES[language]();
  return { sevenRules };
}
