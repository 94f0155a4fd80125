/**
 * The first second on a slow phone: a screen shows its frame, and a visible placeholder for what the device
 * remembers. It never shows an empty board or a default number, the layout does not shift, and everything that can be
 * tapped reacts.
 */
import { address } from './addresses';
import { seedGame } from './seed';
import { expect, type Page, test } from './test';

/**
 * An uncached connection of 1.6 Mbit/s: the served HTML is painted long before the scripts arrive. Tests get
 * uncompressed files, three times as large, so the bandwidth is three times as high.
 */
const onSlowPhone = test.extend({
  page: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 600_000,
      uploadThroughput: 90_000,
    });
    await use(page);
    await session.detach();
  },
});

interface Noted {
  /** Whether there was a visible placeholder. */
  readonly waited: boolean;
  /** What was shown although the device had not been read yet. */
  readonly falsePictures: readonly string[];
}

/** Observes from the first element on, because a check from outside may come too late. */
async function noteWaiting(page: Page, wrong: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((selectors) => {
    const noted = { waited: false, falsePictures: [] as string[] };
    Object.assign(window, { noted });
    const falsePicture = selectors[window.location.pathname] ?? 'nothing';
    new MutationObserver(() => {
      if (document.querySelector('[data-waiting]')?.checkVisibility()) noted.waited = true;
      const found = document.querySelector(falsePicture);
      if (found) noted.falsePictures.push(found.outerHTML.slice(0, 120));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, wrong);
}

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Adds up the layout shifts from the first element on. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as unknown as readonly { readonly value: number }[];
      const noted = window as unknown as { shifted: number };
      noted.shifted = moved.reduce((sum, { value }) => sum + value, noted.shifted);
    }).observe({ type: 'layout-shift' });
  });
}

async function shifts(page: Page): Promise<number> {
  const [isMeasured, shifted] = await page.evaluate(
    () =>
      [
        PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
        (window as unknown as { shifted: number }).shifted,
      ] as const,
  );
  expect(isMeasured).toBe(true);
  return shifted;
}

const SCREENS = [
  {
    screen: 'home',
    stands: 'Nora and Pia shared it, 11',
    // The links for somebody without a game.
    wrong: 'main a[href$="/palatinus/players"]',
  },
  {
    screen: 'inhabitants',
    stands: '35 of 35 placed',
    wrong: 'svg[role="group"]:not(:has([data-at]))',
  },
  {
    screen: 'score',
    stands: 'Hill A: Nora takes',
    wrong: 'body main:empty, main a[href$="/palatinus/tiles"]',
  },
] as const;

onSlowPhone('every screen waits visibly, then shows the game, and nothing jumps', async ({ page }) => {
  await seedGame(page);
  await noteWaiting(page, Object.fromEntries(SCREENS.map(({ screen, wrong }) => [address(screen), wrong])));
  await noteShifts(page);
  for (const { screen, stands } of SCREENS) {
    await page.goto(address(screen), { waitUntil: 'commit' });
    await expect(page.getByText(stands).first()).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    expect(await noted(page), screen).toEqual({ waited: true, falsePictures: [] });
    await page.waitForLoadState('networkidle');
    expect(await shifts(page), screen).toBeLessThan(0.05);
  }
});

onSlowPhone('what can be tapped reacts, from the first moment it is there', async ({ page }) => {
  await page.goto(address('players'), { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'How many players?' }).getByText('5', { exact: true }).tap();
  await expect(page.getByText('5 players, 35 inhabitants')).toBeVisible();
});

test('a link that is tapped before any script has loaded works', async ({ page }) => {
  await page.route('**/*.js*', () => undefined);
  await page.goto(address('inhabitants'), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Count it together' }).tap();
  await expect(page).toHaveURL(`${address('score')}?together`);
});
