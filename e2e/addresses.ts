/** All addresses in one place: a spec names a screen, and never writes out its address. */
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

/** Pages that are not screens of a game; `open` is the page for opening and saving one. */
const PAGES = ['open', 'games', 'accessibility', 'developers'] as const;

export type Place = 'home' | (typeof PAGES)[number] | (typeof SCREENS)[number];

/** All places with an address. */
export const PLACES: readonly Place[] = ['home', ...SCREENS, ...PAGES];

export function address(place: Place, language: Language = 'en'): string {
  if (place === 'home') return `/${language}`;
  if (PAGES.some((page) => page === place)) return `/${language}/${place}`;
  return `/${language}/palatinus/${place}`;
}

/** Where a new game begins; the screen says that the previous one is not lost. */
export function newGame(language: Language = 'en'): string {
  return `${address('players', language)}?new`;
}

/** The count at a step: `C-b` is the influence at hill C, `tally` the end. */
export function atStep(step: string, language: Language = 'en'): string {
  return `${address('score', language)}?step=${step}`;
}

/** A screen of the other game; an epoch is named by its number. */
export function sevenHills(
  screen: 'players' | 'epoch' | 'score' | 'learn',
  epoch?: number,
  language: Language = 'en',
): string {
  return `/${language}/seven-hills/${screen}${epoch === undefined ? '' : `?e=${epoch}`}`;
}
