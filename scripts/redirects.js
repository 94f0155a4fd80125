// @ts-check
/**
 * Every page is built once per language and served as a file, so no page can depend on the reader. Therefore the
 * server picks the language at `/`: the one chosen before (a cookie), else the one that the browser prefers, else
 * English.
 */

/** As in `lib/i18n/languages.ts`, which a script that runs before the build cannot import; a test compares the two. */
const ANY = ['en', 'fr', 'it', 'nl', 'de'].join('|');

const chosen = /** @type {const} */ ({ type: 'cookie', key: 'lang', value: `(?<lang>${ANY})` });
/**
 * The first of our languages; weights are not parsed, because browsers list languages in order of preference: `fr-CA,
 * en;q=0.8` or `es, it;q=0.7, en;q=0.5`. Regions are in capitals, so `de-IT` does not match Italian.
 */
const asksFor = /** @type {const} */ ({
  type: 'header',
  key: 'accept-language',
  value: `(?:(?!\\b(?:${ANY})\\b).)*\\b(?<lang>${ANY})\\b.*`,
});

export const REDIRECTS = [
  { source: '/', has: [chosen], destination: '/:lang', permanent: false },
  { source: '/', has: [asksFor], destination: '/:lang', permanent: false },
  { source: '/', destination: '/en', permanent: false },
];
