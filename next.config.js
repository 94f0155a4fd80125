/**
 * Every page is built once per language and served as a file, so nothing here may ask who is reading. The reader's
 * language is therefore decided by rules on the address alone: what was chosen before (a cookie), else what the browser
 * asks for first. The same rules send an address that leads nowhere to the not-found page of the right language.
 */

const chosen = { type: 'cookie', key: 'lang', value: '(?<lang>en|fr)' };
/** French is named, and English is not named before it: `fr-CA, en;q=0.8` or `de, fr;q=0.7, en;q=0.5`. */
const asksForFrench = { type: 'header', key: 'accept-language', value: '(?:(?!\\ben\\b).)*\\bfr\\b.*' };

/** @param {string} source @param {string} page */
function byReader(source, page) {
  return [
    { source, has: [chosen], destination: `/:lang${page}` },
    { source, missing: [chosen], has: [asksForFrench], destination: `/fr${page}` },
    { source, destination: `/en${page}` },
  ];
}

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included; `npm start` should not make a player wait for it.
  typescript: { ignoreBuildErrors: true },
  redirects: () => byReader('/', '').map((rule) => ({ ...rule, permanent: false })),
  rewrites: () => ({
    afterFiles: byReader('/:stray((?!(?:en|fr|api)$)[^/]+)', '/not-found'),
    fallback: [
      { source: '/:lang(en|fr)/:path*', destination: '/:lang/not-found' },
      ...byReader('/:path*', '/not-found'),
    ],
  }),
};
