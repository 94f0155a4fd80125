/**
 * Shows the reader's game in Home's first paint, long before the scripts are loaded on a slow phone. When Home is
 * left, it stores what the card of the latest game said; on the next visit an inline script puts that into a plain
 * link, unless something was changed meanwhile. The card replaces the link as soon as possible, and keeps its title
 * until the result has been counted again.
 */
import { GAME_KEYS } from '@/lib/files';
import { savedDate } from '@/lib/store';

const KEY = 'septimontium-home';

interface Card {
  readonly language: string;
  /** The date of the game's last change. */
  readonly changed: number;
  readonly href: string;
  /** How far the game is, or who won. */
  readonly title: string;
  readonly players: string;
}

type Shown = Card & {
  /** Identifies the saved state of all games at that time. */
  readonly stamp: string;
};

/** Stores nothing for a game that was not the last one to be changed, because it does not come first. */
export function rememberShown(card: Card): void {
  try {
    const dates = GAME_KEYS.map((key) => savedDate(localStorage.getItem(key)) ?? 0);
    const shown: Shown = { ...card, stamp: stampOf(GAME_KEYS) };
    if (card.changed === Math.max(...dates)) localStorage.setItem(KEY, JSON.stringify(shown));
  } catch {
    // Storage is forbidden or full; the next visit waits for its scripts.
  }
}

/** For a game whose card is about to say something else. */
export function forgetShown(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What the card of a game said when Home was left, if nothing was changed since. */
export function shownTitle(language: string, changed: number | undefined): string | undefined {
  try {
    const shown: Shown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isThis = shown.language === language && shown.changed === changed;
    return isThis && shown.stamp === stampOf(GAME_KEYS) ? shown.title : undefined;
  } catch {
    return undefined;
  }
}

/** Fills the link if the inline script could not, because React rendered it later and elsewhere. */
export function showInLink(link: HTMLAnchorElement): void {
  try {
    showAgain(link, KEY, stampOf(GAME_KEYS));
  } catch {
    // As above.
  }
}

// The sources of the two functions below are also the inline script, so they must not depend on anything.

/** The beginning of each game's saved text: the number, ids and date of its changes. */
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

/** The inline script, to run right after the link with this id. */
export function showAgainScript(id: string): string {
  const stamp = `(${stampOf})(${JSON.stringify(GAME_KEYS)})`;
  return `try{(${showAgain})(document.getElementById('${id}'),'${KEY}',${stamp})}catch{}`;
}
