// @ts-check
/**
 * Finds a browser for the tests, because `npm test` should need nothing but Node. Playwright's own download works on
 * most machines but fails on some (no access to its server, missing system libraries), so several places are tried,
 * cheapest first. A browser only counts as found after a real launch; the result is cached in `.cache/browser.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, isMain, note, npm, QUIET_ENV, ROOT, run } from './common.js';

/** @typedef {{ executablePath?: string }} Find without a path it is Playwright's own */

const CACHE = join(ROOT, '.cache');
const FIND = join(CACHE, 'browser.json');
const SPARTICUZ = join(CACHE, 'sparticuz');
const isRoot = process.getuid?.() === 0;

/** Chromium refuses its sandbox to root; the other two flags prevent connections to anything but the app under test. */
const FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
];

/** The first one is headless, and a page costs it a fifth less. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
];

/** The places to look, each with a name and the browsers it offers. @type {[string, () => Promise<Find[]>][]} */
const LINKS = [
  [
    'BROWSER_PATH',
    async () => (process.env.BROWSER_PATH ? [{ executablePath: process.env.BROWSER_PATH }] : []),
  ],
  ["Playwright's own", async () => [{}]],
  ['a browser of this system', async () => systemBrowsers()],
  ["Playwright's download", downloadFromPlaywright],
  ['apt-get', installWithApt],
  ['@sparticuz/chromium', unpackSparticuz],
];

/** @returns {Find[]} */
function systemBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...inPath, ...PLACES])]
    .filter(existsSync)
    .map((executablePath) => ({ executablePath }));
}

/** @returns {Promise<Find[]>} */
async function downloadFromPlaywright() {
  note('No browser found for the tests yet; downloading one with Playwright …');
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const install = [playwright, 'install', '--only-shell', 'chromium'];
  return (await run(process.execPath, install, { seconds: 300 })) ? [{}] : [];
}

/** The headless one, if there is a package of it. @returns {Promise<Find[]>} */
async function installWithApt() {
  if (!isRoot || !['/usr/bin/apt-get', '/bin/apt-get'].some(existsSync)) return [];
  note('Installing Chromium with apt-get …');
  const env = { ...QUIET_ENV, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, seconds: 120 });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '--no-install-recommends', name];
    if (await run('apt-get', install, { env, seconds: 600 })) return systemBrowsers();
  }
  return [];
}

/** A Chromium from an npm package, for Linux without a browser and without the rights to install one. */
async function unpackSparticuz() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  note('Fetching Chromium as an npm package …');
  mkdirSync(SPARTICUZ, { recursive: true });
  writeFileSync(join(SPARTICUZ, 'package.json'), '{ "private": true }\n');
  if (!(await npm('install', '--prefix', SPARTICUZ, '--no-save', '@sparticuz/chromium@147.0.0'))) return [];
  process.env.TMPDIR = SPARTICUZ;
  const entry = join(SPARTICUZ, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return [{ executablePath: await chromium.executablePath() }];
}

/** @param {Find} find @returns {Promise<boolean>} whether it starts and runs a line of script */
async function launches(find) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ ...find, args: FLAGS, timeout: 30_000 });
    const page = await browser.newPage();
    const answer = await page.evaluate('6 * 7');
    await browser.close();
    return answer === 42;
  } catch {
    return false;
  }
}

/** @returns {Find | undefined} */
function remembered() {
  if (!existsSync(FIND)) return undefined;
  const find = JSON.parse(readFileSync(FIND, 'utf8'));
  return find.executablePath === undefined || existsSync(find.executablePath) ? find : undefined;
}

/** How Playwright should start the browser that was found; its own if none was searched for yet. */
export function launchOptions() {
  return { ...remembered(), args: FLAGS };
}

async function main() {
  const find = remembered();
  const wish = process.env.BROWSER_PATH;
  if (find && (!wish || wish === find.executablePath) && (find.executablePath || (await launches(find))))
    return;
  for (const [name, offer] of LINKS) {
    for (const candidate of await offer().catch(() => [])) {
      if (!(await launches(candidate))) continue;
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(FIND, `${JSON.stringify(candidate)}\n`);
      return note(`The tests use ${name}${candidate.executablePath ? `: ${candidate.executablePath}` : ''}`);
    }
    if (name === 'BROWSER_PATH' && wish)
      note(`BROWSER_PATH is ${wish}, which does not start; looking elsewhere.`);
  }
  fail(
    'No browser for the tests: none of this system starts, and none could be fetched.\n' +
      'Install Chrome, Chromium or Edge, or set BROWSER_PATH to one of them, and run npm test again.',
  );
}

if (isMain(import.meta.url)) await main();
