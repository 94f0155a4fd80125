/**
 * The words of the rules, for a screen whose page did not hand them over: they are longer than all that most screens
 * say, and few ask for them. Each language is a script of its own, fetched when asked for.
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
