import { REDIRECTS } from './scripts/redirects.js';

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
  redirects: () => REDIRECTS,
};
