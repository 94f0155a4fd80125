/**
 * Sentences as plain text with placeholders. A message is sent as JSON from a server component to the phone, so it is
 * a string and not a function. The types below derive the values it needs from the string, in place of a function's
 * signature.
 *
 *   {name}                      the value as it is
 *   {count:merchant|merchants}  a word that depends on the number; the first form is the language's "one", the last any other
 *
 * The word does not include its number, so that a sentence may say "2 merchants" or "both merchants": `{count}
 * {count:merchant|merchants}`.
 */

import type { Language } from './languages';

type Holes<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
type Counted<Hole> = Hole extends `${infer Name}:${string}` ? Name : never;
type NotCounted<Hole> = Hole extends `${string}:${string}` ? never : Hole;

type ValuesOf<Hole extends string> = { readonly [Name in Counted<Hole>]: number } & {
  readonly [Name in Exclude<NotCounted<Hole>, Counted<Hole>>]: string | number;
};

/** The values a template needs; for one of several templates, the values of any of them. */
export type Values<T extends string> = T extends string ? ValuesOf<Holes<T>> : never;

export type AnyValues = Readonly<Record<string, string | number>>;

const HOLE = /\{([^{}:]+)(?::([^{}]*))?\}/g;

/** Fills the placeholders. One without a value stays as it is written, because a visible gap is better than a crash. */
export function fill(language: Language, template: string, values: AnyValues): string {
  return typeset(language, template).replace(HOLE, (hole, name: string, forms: string | undefined) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return hole;
    return forms === undefined ? String(value) : pluralForm(language, Number(value), forms.split('|'));
  });
}

/** The names of a template's placeholders, each once and sorted, so that two translations can be compared. */
export function holes(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(HOLE), ([, name = '']) => name))].sort();
}

/** Cached for each language, because creating one takes longer than the rest of a sentence. */
const PLURAL_RULES = new Map<Language, Intl.PluralRules>();

function pluralForm(language: Language, count: number, forms: readonly string[]): string {
  const rules = PLURAL_RULES.get(language) ?? new Intl.PluralRules(language);
  PLURAL_RULES.set(language, rules);
  const isOne = rules.select(count) === 'one';
  return (isOne ? forms.at(0) : forms.at(-1)) ?? '';
}

/**
 * French has a narrow no-break space before ; : ! ? and inside « », and a pronoun stays on the line of its verb
 * ("touchez-le"). The catalogue has plain spaces and hyphens, which are replaced here.
 */
function typeset(language: Language, template: string): string {
  if (language !== 'fr') return template;
  return template.replace(/ (?=[;:!?»])|(?<=«) /g, '\u202f').replace(BOUND_HYPHEN, '\u2011');
}

const BOUND_HYPHEN =
  /(?<=\p{L})-(?=(?:t-)?(?:les?|la|en|y|ils?|elles?|on|vous|nous|moi|ce|ci|là)(?!\p{L}))/gu;
