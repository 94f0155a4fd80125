/**
 * Every page is built once per language and served as a file, so no page may ask who is reading. At `/` the language is
 * therefore decided here: what was chosen before (a cookie), else what the browser asks for first, else English.
 */

/** As in `lib/i18n/languages.ts`, which this file cannot import; a test there compares the two. */
const LANGUAGES = ['en', 'fr', 'it', 'nl', 'de'];

const any = LANGUAGES.join('|');
const chosen = { type: 'cookie', key: 'lang', value: `(?<lang>${any})` };
/**
 * The first of ours that is named; weights are not read, because browsers list their wishes in order: `fr-CA, en;q=0.8` or
 * `es, it;q=0.7, en;q=0.5`. Regions are in capitals, so `de-IT` does not ask for Italian.
 */
const asksFor = {
  type: 'header',
  key: 'accept-language',
  value: `(?:(?!\\b(?:${any})\\b).)*\\b(?<lang>${any})\\b.*`,
};

/** @type {import('next').NextConfig} */
export default {
  // Next would otherwise write files of advice into the tree.
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included; `npm start` should not make a player wait for it.
  typescript: { ignoreBuildErrors: true },
  // The root layout sits under the language, so Next needs to be told of the page that stands outside of it.
  experimental: { globalNotFound: true },
  redirects: () => [
    { source: '/', has: [chosen], destination: '/:lang', permanent: false },
    { source: '/', has: [asksFor], destination: '/:lang', permanent: false },
    { source: '/', destination: '/en', permanent: false },
  ],
};
