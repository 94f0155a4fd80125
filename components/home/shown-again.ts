/**
 * Home shows a person's game in its first paint, long before its scripts have come on a slow phone: when Home is left, it
 * remembers what the card of the latest game said, and on the next visit a script inside the page puts that into a plain
 * link, unless a game has been changed meanwhile. The card takes the link's place as soon as it can, and keeps its title until
 * the result has been counted again.
 */
import { GAME_KEYS } from '@/lib/files';
import { savedDate } from '@/lib/store';

const KEY = 'septimontium-home';

export interface Shown {
  readonly language: string;
  /** When the game was last changed. */
  readonly changed: number;
  readonly href: string;
  /** How far the game is, or who won. */
  readonly title: string;
  readonly players: string;
}

/** Nothing is remembered of a game that was not changed last: it does not stand first. */
export function rememberShown(shown: Shown): void {
  try {
    const dates = GAME_KEYS.map((game) => savedDate(localStorage.getItem(game)) ?? 0);
    if (shown.changed === Math.max(...dates)) localStorage.setItem(KEY, JSON.stringify(shown));
  } catch {
    // Storage is forbidden or full; the next visit waits for its scripts.
  }
}

/** What the card of a game said when Home was left, as long as nothing was changed since; its rules need not come first. */
export function shownTitle(language: string, changed: number | undefined): string | undefined {
  try {
    const shown: Shown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return shown.language === language && shown.changed === changed ? shown.title : undefined;
  } catch {
    return undefined;
  }
}

/** Stands on its own, because its text is what the script inside the page runs. */
function showAgain(
  link: HTMLAnchorElement,
  key: string,
  games: typeof GAME_KEYS,
  date: typeof savedDate,
): void {
  const shown: Shown = JSON.parse(localStorage.getItem(key) ?? '{}');
  const dates = games.map((game) => date(localStorage.getItem(game)) ?? 0);
  const isLatest = shown.changed === Math.max(...dates);
  // A damaged text must not lead out of the app.
  if (!isLatest || shown.language !== document.documentElement.lang || !/^\/\w/.test(shown.href)) return;
  const [title, players] = link.querySelectorAll('[data-text]');
  if (title) title.textContent = shown.title;
  if (players) players.textContent = shown.players;
  link.href = shown.href;
  link.hidden = false;
}

/** The script to run right after the link with this id. */
export function showAgainScript(id: string): string {
  const values = [KEY, GAME_KEYS].map((value) => JSON.stringify(value)).join();
  return `try{(${showAgain})(document.getElementById('${id}'),${values},${savedDate})}catch{}`;
}
