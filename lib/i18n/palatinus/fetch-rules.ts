/**
 * Fetches the messages of the rules for screens whose page did not pass them. They are longer than all other messages
 * of most screens, and few people open them, so each language is a script of its own that is fetched on demand.
 */

import type { Language } from '../languages';
import type { Messages } from '../speaker';

const RULES: Readonly<Record<Language, () => Promise<Pick<Messages, 'rules'>>>> = {
  en: () => import('../en/palatinus/rules'),
  fr: () => import('../fr/palatinus/rules'),
};

export async function fetchRules(language: Language): Promise<Pick<Messages, 'rules'>> {
  const { rules } = await RULES[language]();
  return { rules };
}
