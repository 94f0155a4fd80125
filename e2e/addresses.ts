/** Where everything is, in one place: a spec says which screen it means, never how its address is spelt. */
import type { Language } from '../lib/i18n';

const SCREENS = [
  'players',
  'tiles',
  'inhabitants',
  'score',
  'copy',
  'rulings',
  'print',
  'rules',
  'ask',
  'settle',
  'our-count',
  'what-if',
  'learn',
  'lesson',
  'quiz',
] as const;

/** Pages that are no screen of a game; `open` is where one is opened and saved. */
const PAGES = ['open', 'games', 'accessibility', 'developers'] as const;

export type Place = 'home' | (typeof PAGES)[number] | (typeof SCREENS)[number];

/** Everything that has an address of its own. */
export const PLACES: readonly Place[] = ['home', ...SCREENS, ...PAGES];

export function address(place: Place, language: Language = 'en'): string {
  if (place === 'home') return `/${language}`;
  if (PAGES.some((page) => page === place)) return `/${language}/${place}`;
  return `/${language}/palatinus/${place}`;
}

/** Where a new game begins; the screen says there that the one before is not lost. */
export function newGame(language: Language = 'en'): string {
  return `${address('players', language)}?new`;
}

/** The count at one step: `C-b` is the influence at hill C, `tally` the end. */
export function atStep(step: string, language: Language = 'en'): string {
  return `${address('score', language)}?step=${step}`;
}

/** A screen of the other game; an epoch by its number. */
export function sevenHills(
  screen: 'players' | 'epoch' | 'score' | 'learn',
  epoch?: number,
  language: Language = 'en',
): string {
  return `/${language}/seven-hills/${screen}${epoch === undefined ? '' : `?e=${epoch}`}`;
}
