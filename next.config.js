/**
 * Every page is built once per language and served as a file, so no page may ask who is reading. At `/` the language is
 * therefore decided here: what was chosen before (a cookie), else what the browser asks for first, else English.
 */

const chosen = { type: 'cookie', key: 'lang', value: '(?<lang>en|fr)' };
/** French is named, and English is not named before it; weights are not read, browsers list their wishes in order: `fr-CA, en;q=0.8` or `de, fr;q=0.7, en;q=0.5`. */
const asksForFrench = { type: 'header', key: 'accept-language', value: '(?:(?!\\ben\\b).)*\\bfr\\b.*' };

/** The messages of a language are scripts with its name, so that the service worker can tell them from the rest of the app. */
const MESSAGES = {
  test: /[\\/]lib[\\/]i18n[\\/][a-z]{2}[\\/]/,
  chunks: 'async',
  enforce: true,
  name: (/** @type {{ resource: string }} */ { resource }) => {
    const [, language, game = 'shared'] =
      /[\\/]([a-z]{2})[\\/](?:([\w-]+)[\\/])?[\w-]+\.ts$/.exec(resource) ?? [];
    return `messages-${language}-${game}`;
  },
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
  webpack: (config, { dev, isServer }) => {
    if (!dev && !isServer) {
      const { splitChunks } = config.optimization;
      splitChunks.cacheGroups.messages = MESSAGES;
      // Fewer and larger scripts: on the way to the first use each request costs more than its bytes.
      splitChunks.maxInitialRequests = 6;
    }
    return config;
  },
  redirects: () => [
    { source: '/', has: [chosen], destination: '/:lang', permanent: false },
    { source: '/', has: [asksForFrench], destination: '/fr', permanent: false },
    { source: '/', destination: '/en', permanent: false },
  ],
};
