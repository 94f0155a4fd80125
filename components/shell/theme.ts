/**
 * The reader's choice of light or dark. It must be known before the first paint, so it is in localStorage and an
 * inline script applies it, not React; the page itself stays the same file for everyone. "auto" means no choice: the
 * stylesheet follows the system. If storage is forbidden, the choice lasts until the page is left.
 */

export const THEMES = ['auto', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The colour of the browser's bar around the page: parchment, as in the stylesheet. */
export const BAR_COLOURS = { light: '#f6efe3', dark: '#1c1713' } as const;

const KEY = 'theme';

export function applyTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is forbidden; the choice lasts until the page is left.
  }
  showTheme(theme, BAR_COLOURS);
}

export function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === shown) ?? 'auto';
}

/**
 * A function without dependencies, because its source is also the inline script. Our `meta` has a `property`, which
 * no other has: otherwise React would adopt a `meta` of the same name and content, and fail on the next page when
 * ours is gone.
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

/** The inline script, to run before the first paint. */
export function themeScript(): string {
  return `try{(${showTheme})(localStorage.getItem('${KEY}'),${JSON.stringify(BAR_COLOURS)})}catch{}`;
}
