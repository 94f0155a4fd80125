/**
 * The app as people get it: the production build, in a real browser, at the size of a phone. A port of its own and no
 * reuse of a running server, so that a test never passes on somebody's half-finished work. Nothing is tried twice: a
 * test that fails now and then is a fault of the app or of the test, and both want to be found.
 */
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/browser.js';

/** Another one where two checkouts are tested side by side. */
const PORT = Number(process.env.E2E_PORT ?? 3417);
const baseURL = `http://localhost:${PORT}`;

const options = launchOptions();
/**
 * There is one site and mostly no graphics card: without a process for each site, and without one that acts as a card, a
 * page costs a fifth less; where the next page is opened in the process of the last one, a tenth less again. And all cores
 * are busy, so that scripts gain nothing from helpers of their own.
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
  // Far more than any test takes: a busy machine may be slow, and that is no fault.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use: {
    baseURL,
    locale: 'en-GB',
    launchOptions: { ...options, args: [...options.args, ...LIGHTER] },
    // The server would pack every script anew for every test.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // See test.ts.
    reuseContext: true,
    // It would fetch the whole app for every test; offline.spec.ts has phones with one.
    serviceWorkers: 'block',
    // Recording what happens costs as much time as letting it happen; `--trace on` records a test that failed.
    trace: 'off',
    // No test waits for something to glide into place; the one about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: /@wide/,
    },
    // What is done with a mouse and a keyboard, or looks different with room to the sides.
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } }, grep: /@wide/ },
  ],
  webServer: {
    command: `node scripts/serve.js --port ${PORT}`,
    cwd: '..',
    url: `${baseURL}/en`,
    reuseExistingServer: false,
  },
});
