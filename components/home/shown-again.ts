/**
 * Home shows a person's game in its first paint, long before its scripts have come on a slow phone: when Home is left, it
 * remembers what the card of the latest game said, and on the next visit a script inside the page puts that into a plain
 * link, unless something was changed meanwhile. The card takes the link's place as soon as it can, and keeps its title until
 * the result has been counted again.
 */
import { GAME_KEYS } from '@/lib/files';
import { savedDate } from '@/lib/store';

const KEY = 'septimontium-home';

interface Card {
  readonly language: string;
  /** When the game was last changed. */
  readonly changed: number;
  readonly href: string;
  /** How far the game is, or who won. */
  readonly title: string;
  readonly players: string;
}

type Shown = Card & {
  /** What was saved then, of all games. */
  readonly stamp: string;
};

/** Nothing is remembered of a game that was not changed last: it does not stand first. */
export function rememberShown(card: Card): void {
  try {
    const dates = GAME_KEYS.map((key) => savedDate(localStorage.getItem(key)) ?? 0);
    const shown: Shown = { ...card, stamp: stampOf(GAME_KEYS) };
    if (card.changed === Math.max(...dates)) localStorage.setItem(KEY, JSON.stringify(shown));
  } catch {
    // Storage is forbidden or full; the next visit waits for its scripts.
  }
}

/** For a game whose card says something else from now on. */
export function forgetShown(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What the card of a game said when Home was left, as long as nothing was changed since. */
export function shownTitle(language: string, changed: number | undefined): string | undefined {
  try {
    const shown: Shown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isThis = shown.language === language && shown.changed === changed;
    return isThis && shown.stamp === stampOf(GAME_KEYS) ? shown.title : undefined;
  } catch {
    return undefined;
  }
}

/** Fills the link where the script inside the page could not: React has drawn it later, in another place. */
export function showInLink(link: HTMLAnchorElement): void {
  try {
    showAgain(link, KEY, stampOf(GAME_KEYS));
  } catch {
    // As above.
  }
}

// The texts of the two below are also what the script inside the page runs, so they stand on their own.

/** The beginning of what is saved of each game: the number and the ids of its changes, and their date. */
function stampOf(keys: readonly string[]): string {
  return keys.map((key) => (localStorage.getItem(key) ?? '').split('"document"')[0]).join();
}

function showAgain(link: HTMLAnchorElement, key: string, stamp: string): void {
  const shown: Shown = JSON.parse(localStorage.getItem(key) ?? '{}');
  // A damaged text must not lead out of the app.
  const isSound = shown.stamp === stamp && /^\/\w/.test(shown.href);
  if (!isSound || shown.language !== document.documentElement.lang) return;
  const [title, players] = link.querySelectorAll('[data-text]');
  if (title) title.textContent = shown.title;
  if (players) players.textContent = shown.players;
  link.href = shown.href;
  link.hidden = false;
}

/** The script to run right after the link with this id. */
export function showAgainScript(id: string): string {
  const stamp = `(${stampOf})(${JSON.stringify(GAME_KEYS)})`;
  return `try{(${showAgain})(document.getElementById('${id}'),'${KEY}',${stamp})}catch{}`;
}
