/**
 * The languages of the app. There is one list, so that another language needs one word here and one folder next to
 * `en/`. The type checker then names what is still missing, except in `scripts/redirects.js`, which picks the
 * language at `/`.
 */

export const LANGUAGES = ['en', 'fr', 'it', 'nl', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each in its own language, because somebody who looks for a language may understand no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  de: 'Deutsch',
};

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first of our languages in an `Accept-Language` header; English if there is none. */
export function negotiate(acceptLanguage: string | null): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(parseWish)
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.map((wish) => wish.language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

function parseWish(part: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
