/**
 * Fetches messages for screens whose page did not pass them. Few people open what speaks from them, and those of the rules
 * are longer than all others of most screens: so each area and language is a script of its own, fetched on demand.
 */

import type { Language } from '../languages';
import type { Area, Messages } from '../speaker';

type Fetchable<A extends Area> = Readonly<Record<Language, () => Promise<Pick<Messages, A>>>>;

const RULES: Fetchable<'rules'> = {
  en: () => import('../en/palatinus/rules'),
  fr: () => import('../fr/palatinus/rules'),
};

const EDITIONS: Fetchable<'editions'> = {
  en: () => import('../en/palatinus/editions'),
  fr: () => import('../fr/palatinus/editions'),
};

const SETTLE: Fetchable<'settle'> = {
  en: () => import('../en/palatinus/settle'),
  fr: () => import('../fr/palatinus/settle'),
};

const MISREADINGS: Fetchable<'misreadings'> = {
  en: () => import('../en/palatinus/misreadings'),
  fr: () => import('../fr/palatinus/misreadings'),
};

const NUMBERS: Fetchable<'numbers'> = {
  en: () => import('../en/palatinus/numbers'),
  fr: () => import('../fr/palatinus/numbers'),
};

const WHAT_IF: Fetchable<'whatif'> = {
  en: () => import('../en/palatinus/what-if'),
  fr: () => import('../fr/palatinus/what-if'),
};

const GUESS: Fetchable<'guess'> = {
  en: () => import('../en/palatinus/guess'),
  fr: () => import('../fr/palatinus/guess'),
};

const LEARN: Fetchable<'learn'> = {
  en: () => import('../en/palatinus/learn'),
  fr: () => import('../fr/palatinus/learn'),
};

const PRACTICE: Fetchable<'practice'> = {
  en: () => import('../en/palatinus/practice'),
  fr: () => import('../fr/palatinus/practice'),
};

const QUIZ: Fetchable<'quiz'> = {
  en: () => import('../en/palatinus/quiz'),
  fr: () => import('../fr/palatinus/quiz'),
};

const LESSON: Fetchable<'lesson'> = {
  en: () => import('../en/lesson'),
  fr: () => import('../fr/lesson'),
};

/** Both, because whoever reads a paragraph also reads what the editions say about it. */
export async function fetchRules(language: Language): Promise<Pick<Messages, 'editions' | 'rules'>> {
  const [{ rules }, { editions }] = await Promise.all([RULES[language](), EDITIONS[language]()]);
  return { editions, rules };
}

export async function fetchSettle(language: Language): Promise<Pick<Messages, 'settle'>> {
  const { settle } = await SETTLE[language]();
  return { settle };
}

/** Both, because a count of the players' own is explained by misreadings. */
export async function fetchOwnCount(language: Language): Promise<Pick<Messages, 'misreadings' | 'numbers'>> {
  const [{ misreadings }, { numbers }] = await Promise.all([MISREADINGS[language](), NUMBERS[language]()]);
  return { misreadings, numbers };
}

export async function fetchWhatIf(language: Language): Promise<Pick<Messages, 'whatif'>> {
  const { whatif } = await WHAT_IF[language]();
  return { whatif };
}

export async function fetchGuess(language: Language): Promise<Pick<Messages, 'guess'>> {
  const { guess } = await GUESS[language]();
  return { guess };
}

/** All that a lesson or a question says; the rule behind a mistake is in `misreadings`. */
export async function fetchLearn(
  language: Language,
): Promise<Pick<Messages, 'learn' | 'lesson' | 'misreadings' | 'practice' | 'quiz'>> {
  const [{ learn }, { lesson }, { quiz }, { misreadings }, { practice }] = await Promise.all([
    LEARN[language](),
    LESSON[language](),
    QUIZ[language](),
    MISREADINGS[language](),
    PRACTICE[language](),
  ]);
  return { learn, lesson, misreadings, practice, quiz };
}
