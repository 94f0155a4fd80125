/**
 * The cellar has no signal. Somebody who has opened the app once at home can do everything there, in the languages
 * used before; a new version arrives when there is a network again, and never interrupts a game.
 */
import type { Browser, BrowserContext } from '@playwright/test';
import { speaker } from '../lib/i18n';
import { address, atStep, PLACES, sevenHills } from './addresses';
import { EXAMPLE, SPRING_DECIDES } from './games';
import { isKept, type Network, openNetwork } from './network';
import { LAID_TABLE, seed } from './seed';
import { test as base, expect, type Page } from './test';

const say = speaker('fr');
/** The page asks the server for the computer's network address, and only at localhost. */
const ASKED_OF_SERVER = ['/api/address', '/sw.js'];
const OTHER_GAME = ['rules', 'rulings', 'print'].map((screen) => `/fr/seven-hills/${screen}`);
const EVERY_PAGE = [
  ...PLACES.map((place) => address(place, 'fr')),
  ...(['players', 'epoch', 'score', 'learn'] as const).map((screen) => sevenHills(screen, undefined, 'fr')),
  ...OTHER_GAME,
];

/** Screens that fetch more after they are shown, and that the test does not visit otherwise. */
const OPENED = [
  ...(['our-count', 'ask', 'what-if', 'lesson', 'games', 'open'] as const).map((place) =>
    address(place, 'fr'),
  ),
  ...(['epoch', 'score'] as const).map((screen) => sevenHills(screen, undefined, 'fr')),
];

/** A separate phone with a worker, behind a network that can be cut, and the errors it logged. */
const test = base.extend<{ network: Network; phone: BrowserContext; complaints: string[] }>({
  network: async ({ baseURL }, use) => {
    const network = await openNetwork(String(baseURL));
    await use(network);
    network.close();
  },
  phone: async ({ browser, network }, use) => {
    const phone = await phoneOf(browser, network);
    await use(phone);
    await phone.close();
  },
  complaints: async ({ phone }, use) => {
    const complaints: string[] = [];
    phone.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url());
      // The worker itself may try the network; and requests that the browser cancelled, because another page was
      // opened, have not failed.
      const isCalledOff = request.serviceWorker() ?? request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isCalledOff && !ASKED_OF_SERVER.includes(pathname)) complaints.push(request.url());
    });
    phone.on('weberror', (error) => complaints.push(String(error.error())));
    await use(complaints);
  },
});

function phoneOf(browser: Browser, { address: baseURL }: Network): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
}

async function visitOnce(page: Page, language = 'en'): Promise<void> {
  await page.goto(`/${language}`);
  await expect.poll(() => isKept(page, language)).toBe(true);
}

/** Offline, with only English on the device. */
async function expectOtherLanguagesMissing(
  page: Page,
  network: Network,
  complaints: string[],
): Promise<void> {
  await page.goto(`${atStep('tally', 'fr')}#${EXAMPLE}`);
  await expect(page).toHaveURL(`${atStep('tally')}#${EXAMPLE}`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.goto('/en/');
  await expect(page).toHaveURL('/en');
  // A language that was not used is reported as missing where it was chosen, and nothing changes.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Italiano');
  await expect(page.getByRole('alert').getByText('Italiano is not on this device yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByText('not on this device')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).tap();
  await expect(page.getByText('Deutsch is not on this device yet.')).toBeVisible();
  await expect(page).toHaveURL('/en');
  expect(await page.context().cookies()).toEqual([]);
  expect(complaints.splice(0), 'the server is asked, in vain').toEqual(
    ['it', 'de'].map((language) => `${network.address}/${language}`),
  );
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('main').getByRole('link', { name: 'Learn to count' }).tap();
  await expect(page).toHaveURL(address('learn'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
}

test('a link in an unused language opens in a used one; everything works in the used languages', async ({
  phone,
  network,
  complaints,
}) => {
  const first = await phone.newPage();
  await seed(first, LAID_TABLE);
  await visitOnce(first);
  network.cut();
  await test.step('English only', () => expectOtherLanguagesMissing(first, network, complaints));
  network.mend();
  await first.goto('/en');
  await first.getByRole('link', { name: 'Français' }).tap();
  await expect(first).toHaveURL('/fr');
  await expect.poll(() => isKept(first, 'fr')).toBe(true);
  await first.close();
  network.cut();

  const page = await phone.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/fr');
  await page.getByRole('link', { name: /^Reprendre/ }).tap();
  await expect(page).toHaveURL(address('inhabitants', 'fr'));
  await page.getByRole('button', { name: /^A1,/ }).tap();
  await expect(page.getByText('1 sur 35 placés')).toBeVisible();

  await page.goto(`${atStep('C-a1', 'fr')}#${EXAMPLE}`);
  await page.getByRole('article').getByRole('link', { name: /3\.2/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  // The initial frame is gone.
  await expect(page.getByRole('dialog').locator('[data-waiting]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const worker = page.waitForEvent('worker');
  await page.goto(`${atStep('tally', 'fr')}#${SPRING_DECIDES}`);
  await expect(page.getByRole('table')).toBeVisible();
  await worker;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('screens.settle') })
    .tap();
  await expect(page).toHaveURL(new RegExp(address('settle', 'fr')));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: say('share.share'), exact: true }).tap();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();

  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
    EVERY_PAGE,
  );
  for (const [index, html] of answers.entries())
    expect(html, EVERY_PAGE[index]).toMatch(/<html lang="fr".*<h1/s);
  for (const path of OPENED) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'fr');
    await expect(page.locator('[data-waiting]'), path).toHaveCount(0);
  }
  await page.goto(`${address('quiz', 'fr')}`);
  await expect(page.getByRole('group', { name: say('lesson.answers') })).toBeVisible();
  expect(network.asked.filter((path) => !ASKED_OF_SERVER.includes(path))).toEqual([]);

  const response = await page.goto('/fr/nulle-part?a=b#c');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: say('shell.notFoundTitle') })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'No hill here' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).tap();
  await expect(page).toHaveURL('/en');
  expect(complaints).toEqual([]);
});

const versions = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Checks for an update, as the browser does by itself from time to time. Returns the state of the new worker. */
async function lookForUpdate(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    // A visit may have checked before.
    return worker?.state ?? registration?.waiting?.state;
  });
}

test('a new version does not interrupt a game, and an old page continues with its own files', async ({
  phone,
  network,
  complaints,
}) => {
  const game = await phone.newPage();
  await seed(game, LAID_TABLE);
  await visitOnce(game);
  await game.goto(address('inhabitants'));
  await game.getByRole('button', { name: /^A1,/ }).tap();
  const [old = ''] = await versions(game);
  const notice = (page: Page) => page.getByText('A new version of the app is ready');

  // The download breaks off half way: the old version stays complete.
  network.update('second-');
  network.cut(20);
  expect(await lookForUpdate(game)).toBe('redundant');
  await game.reload();
  await expect(game.getByText('1 of 35 placed')).toBeVisible();
  network.mend();

  const home = await phone.newPage();
  await home.goto('/en');
  expect(await lookForUpdate(home)).toBe('installed');
  await expect(notice(home)).toBeVisible();
  await expect(notice(game)).toHaveCount(0);
  await home.getByRole('button', { name: 'Use it now' }).tap();
  await expect(notice(home)).toHaveCount(0);
  await expect.poll(() => isKept(home, 'en')).toBe(true);

  network.cut();
  await game.getByRole('button', { name: /^A2,/ }).tap();
  await expect(game.getByText('2 of 35 placed')).toBeVisible();
  await game.getByRole('link', { name: 'Tiles' }).tap();
  await expect(game.getByText('7 of 7', { exact: true })).toBeVisible();
  expect(await versions(home)).toContain(old);
  await game.close();
  await home.reload();
  await expect.poll(() => versions(home)).toHaveLength(1);
  expect(await versions(home)).not.toContain(old);

  // Without a tap, the next start of the app has it.
  network.mend();
  network.update('third-');
  expect(await lookForUpdate(home)).toBe('installed');
  await home.getByRole('button', { name: 'Later' }).tap();
  await expect(notice(home)).toHaveCount(0);
  await home.reload();
  await expect(home.getByText('2 of 35 placed')).toBeVisible();
  await expect(notice(home)).toHaveCount(0);
  // A language that is used for the first time now is added to the new version, and does not affect the running one.
  await home.goto('/fr');
  await expect.poll(() => isKept(home, 'fr')).toBe(true);
  const inUse = await home.evaluate(async () => {
    const [before = ''] = await caches.keys();
    return (await (await caches.open(before)).match('/en')) !== undefined;
  });
  expect(inUse).toBe(true);
  await home.close();
  network.cut();
  // The browser needs a moment without any page to notice that the old version is not in use.
  await expect(async () => {
    const next = await phone.newPage();
    await next.goto('/en');
    await expect(next.getByText('2 of 35 placed')).toBeVisible();
    const kept = await versions(next);
    const notices = await notice(next).count();
    await next.close();
    expect(kept).toEqual([expect.stringContaining('third-')]);
    expect(notices).toBe(0);
  }).toPass({ intervals: [500, 2000, 5000] });
  expect(complaints).toEqual([]);
});

test('a device without room keeps nothing of the app, which still works with the network', async ({
  phone,
  network,
}) => {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: network.address, quotaSize: 600_000 });
  // Recorded in the page, because the registration may appear and disappear between two checks from outside.
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = async (...asked) => {
      const registration = await register(...asked);
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => Object.assign(window, { ended: worker.state }));
      return registration;
    };
  });
  await page.goto('/en');
  await page.waitForFunction(() => 'ended' in window && window.ended === 'redundant');
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length;
  });
  expect(kept).toBe(0);
  await page.getByRole('link', { name: /^Score a game/ }).tap();
  await expect(page).toHaveURL(address('players'));
});
