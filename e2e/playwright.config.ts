/**
 * Tests the app as people get it: the production build, in a real browser, at the size of a phone. It uses its own
 * port and never a running server, so that tests never run against another build. There are no retries: a flaky test
 * is a bug of the app or of the test, and both should be found.
 */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/browser.js';

/** A different port allows tests of two checkouts at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 3417);
const baseURL = `http://localhost:${PORT}`;

const options = launchOptions();
/**
 * There is one site and usually no graphics card: without site isolation and the GPU process a page costs a fifth
 * less; if the next page opens in the same process, a tenth less again. And all cores are busy, so scripts gain
 * nothing from helper threads.
 */
const LIGHTER = [
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--process-per-site',
  '--js-flags=--single-threaded',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  failOnFlakyTests: true,
  reporter: 'list',
  // Far more than any test takes, because a busy machine may be slow.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use: {
    baseURL,
    locale: 'en-GB',
    launchOptions: { ...options, args: [...options.args, ...LIGHTER] },
    // Otherwise the server would compress every script again for every test.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // See test.ts.
    reuseContext: true,
    // It would fetch the whole app for every test; offline.spec.ts has contexts with a worker.
    serviceWorkers: 'block',
    // Recording takes as much time as the test itself; `--trace on` records a failed test.
    trace: 'off',
    // Tests do not wait for animations; the ones about movement enable them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: /@wide/,
    },
    // Tests with mouse and keyboard, or of the layout on a wide screen.
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } }, grep: /@wide/ },
  ],
  webServer: {
    command: `node scripts/serve.js --port ${PORT}`,
    cwd: '..',
    url: `${baseURL}/en`,
    reuseExistingServer: false,
  },
});
