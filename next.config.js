import { REDIRECTS } from './scripts/redirects.js';

/**
 * Puts the messages of each language into scripts with its name, so that the service worker can tell them from the
 * rest of the app.
 */
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
  // `next dev` would otherwise write generated files into the repository.
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks all types, including those of tests; `npm start` should not make a player wait for that.
  typescript: { ignoreBuildErrors: true },
  // The root layout is below the language segment, so Next must be told about the page outside it.
  experimental: { globalNotFound: true },
  webpack: (config, { dev, isServer }) => {
    if (!dev && !isServer) {
      const { splitChunks } = config.optimization;
      splitChunks.cacheGroups.messages = MESSAGES;
      // Fewer and larger scripts: on a first visit each request costs more than its bytes.
      splitChunks.maxInitialRequests = 6;
    }
    return config;
  },
  redirects: () => REDIRECTS,
};
