/**
 * The reader's wish for light or dark. It must be known before the first paint, so it lives in localStorage and is
 * applied by a script inside the page, not by React; the page itself stays the same file for everyone. "auto" is the
 * absence of a wish: then the style sheet follows the phone. Storage may be forbidden: the wish then lasts for the page.
 */

export const THEMES = ['auto', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The colour of the phone's own bar around the page: parchment, as in the style sheet. */
export const BAR_COLOURS = { light: '#f6efe3', dark: '#1c1713' } as const;

const KEY = 'theme';

export function applyTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is forbidden; the wish holds until the page is left.
  }
  showTheme(theme, BAR_COLOURS);
}

export function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === shown) ?? 'auto';
}

/**
 * Stands on its own, because its text is also what the script inside the page runs. Our `meta` is marked by a `property`, which
 * no other has: React takes one of the same name and content for its own, and fails on the next page when ours is gone.
 */
function showTheme(theme: string, bars: Readonly<Record<string, string>>): void {
  const bar = bars[theme];
  document.querySelector('meta[property=kept-look]')?.remove();
  delete document.documentElement.dataset.theme;
  if (bar === undefined) return;
  document.documentElement.dataset.theme = theme;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = bar;
  meta.setAttribute('property', 'kept-look');
  document.head.prepend(meta);
}

/** The script to run before the first paint. */
export function themeScript(): string {
  return `try{(${showTheme})(localStorage.getItem('${KEY}'),${JSON.stringify(BAR_COLOURS)})}catch{}`;
}
