import { REDIRECTS } from './scripts/redirects.js';

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
  redirects: () => REDIRECTS,
};
