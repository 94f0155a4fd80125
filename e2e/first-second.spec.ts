/**
 * The first second on a slow phone: a screen shows its frame, and in place of what the device remembers something that
 * plainly waits. It never shows an empty board or an unchosen number, nothing jumps, and whatever can be tapped reacts.
 */
import { address } from './addresses';
import { seedGame } from './seed';
import { expect, type Page, test } from './test';

/** Processor four times slower, and a line of 1.6 Mbit/s that has to bring everything anew. */
const onSlowPhone = test.extend({
  page: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await use(page);
    await session.detach();
  },
});

/** From the first element on, notes whatever matches although the device has not been read yet. */
async function noteFalsePictures(page: Page, selector: string): Promise<void> {
  await page.addInitScript((falsePicture) => {
    const noted: string[] = [];
    Object.assign(window, { falsePictures: noted });
    new MutationObserver(() => {
      const found = document.querySelector(falsePicture);
      if (found) noted.push(found.outerHTML.slice(0, 120));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, selector);
}

const falsePictures = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { falsePictures: unknown }).falsePictures);

for (const { screen, waits, stands, wrong } of [
  {
    screen: 'players',
    waits: 'How many play?',
    stands: '5 players, 35 inhabitants',
    wrong: 'fieldset:has(input[type="radio"]):not(:has(:checked))',
  },
  {
    screen: 'inhabitants',
    waits: 'Inhabitants',
    stands: '35 of 35 placed',
    wrong: 'svg[role="group"]:not(:has([data-at]))',
  },
  {
    screen: 'score',
    waits: 'Score',
    stands: 'Hill A: Nora takes',
    wrong: 'body main:empty, main a[href$="/palatinus/tiles"]',
  },
] as const)
  onSlowPhone(`${screen}: waits visibly, then shows the game`, async ({ page }) => {
    await seedGame(page);
    await noteFalsePictures(page, wrong);
    await page.goto(address(screen), { waitUntil: 'commit' });
    await expect(page.getByText(waits).first()).toBeVisible();
    await expect(page.locator('[data-waiting]').first()).toBeVisible();
    await expect(page.getByText(stands).first()).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    expect(await falsePictures(page)).toEqual([]);
  });

onSlowPhone('what can be tapped reacts, from the first moment it is there', async ({ page }) => {
  await page.goto(address('players'), { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'How many play?' }).getByText('5', { exact: true }).tap();
  await expect(page.getByText('5 players, 35 inhabitants')).toBeVisible();
});

test('a link that is tapped before any script has come leads on all the same', async ({ page }) => {
  await page.route('**/*.js*', () => undefined);
  await page.goto(address('inhabitants'), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Score' }).tap();
  await expect(page).toHaveURL(address('score'));
});

for (const { screen, stands } of [
  { screen: 'inhabitants', stands: '35 of 35 placed' },
  { screen: 'score', stands: 'Nora controls the hill' },
] as const)
  onSlowPhone(`${screen}: nothing jumps when the game arrives`, async ({ page }) => {
    await seedGame(page);
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        const moved = list.getEntries() as unknown as readonly { readonly value: number }[];
        const noted = window as unknown as { shifted: number };
        noted.shifted = moved.reduce((sum, { value }) => sum + value, noted.shifted);
      }).observe({ type: 'layout-shift' });
    });
    await page.goto(address(screen), { waitUntil: 'commit' });
    await expect(page.locator('[data-waiting]').first()).toBeVisible();
    await expect(page.getByText(stands).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [isMeasured, shifted] = await page.evaluate(() => [
      PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
      (window as unknown as { shifted: number }).shifted,
    ]);
    expect(isMeasured).toBe(true);
    expect(shifted).toBeLessThan(0.05);
  });
