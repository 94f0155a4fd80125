// @ts-check
/**
 * Every page is built once per language and served as a file, so no page may ask who is reading. At `/` the language is
 * therefore decided by the server: what was chosen before (a cookie), else what the browser asks for first, else English.
 */

/** As in `lib/i18n/languages.ts`, which a script that runs before the build cannot import; a test compares the two. */
const ANY = ['en', 'fr', 'it', 'nl', 'de'].join('|');

const chosen = /** @type {const} */ ({ type: 'cookie', key: 'lang', value: `(?<lang>${ANY})` });
/**
 * The first of ours that is named; weights are not read, because browsers list their wishes in order: `fr-CA, en;q=0.8` or
 * `es, it;q=0.7, en;q=0.5`. Regions are in capitals, so `de-IT` does not ask for Italian.
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
