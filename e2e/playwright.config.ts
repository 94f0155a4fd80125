/**
 * The app as people get it: the production build, in a real browser, at the size of a phone. A port of its own and no
 * reuse of a running server, so that a test never passes on somebody's half-finished work.
 */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/browser.js';

const PORT = 3417;
const baseURL = `http://localhost:${PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine may be late once; what is broken is broken twice.
  retries: 1,
  use: { baseURL, locale: 'en-GB', launchOptions: launchOptions(), trace: 'retain-on-failure' },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } }, grep: /@wide/ },
  ],
  webServer: {
    command: `node node_modules/next/dist/bin/next start --port ${PORT}`,
    cwd: '..',
    url: `${baseURL}/en`,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    reuseExistingServer: false,
  },
});
