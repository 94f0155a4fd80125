/** Someone opens the app for the first time, phone in one hand: the page says what it is for, and reads well for everyone. */
import { expect, test } from '@playwright/test';
import { EXAMPLE } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll, paintedLook } from './look';
import { openTable } from './tables';

const PAGES = [
  {
    language: 'en',
    title: 'Who won, and why?',
    start: /^Score a game/,
    moment: 'The game is over',
    unofficial: /unofficial companion/,
  },
  {
    language: 'fr',
    title: /Qui a gagné, et pourquoi/,
    start: /^Compter une partie/,
    moment: 'La partie est finie',
    unofficial: /non officiel/,
  },
] as const;

for (const { language, title, start, moment, unofficial } of PAGES) {
  for (const look of ['light', 'dark'] as const) {
    test(`says what it is for, in ${language}, ${look}`, { tag: '@wide' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: look });
      await page.goto(`/${language}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: moment })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(unofficial);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/Septimontium/);
      expect(await paintedLook(page)).toBe(look);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }

  test(`can be read without script, in ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/${language}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: start })).toHaveAttribute('href', `/${language}/players`);
    await expect(page.getByRole('contentinfo')).toContainText(unofficial);
    await context.close();
  });
}

test('scores a game in one tap', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 664 });
  await page.goto('/en');
  const start = page.getByRole('link', { name: /^Score a game/ });
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  await expect(page).toHaveURL('/en/players');
});

test('goes on with the table that was begun, or begins anew with the same players', async ({ page }) => {
  const openLink = page.getByRole('link', { name: 'Open a table' });
  await page.goto('/en');
  const before = await openLink.boundingBox();
  await openTable(page, `${EXAMPLE.replace('Livia', 'Julia').slice(0, -1)}-`);
  await page.goto('/en');
  const goOn = page.getByRole('link', { name: /^Go on with your table/ });
  await expect(goOn).toContainText('34 of 35 placed · Julia, Marco, Nora, Otto, Pia');
  await expect(goOn).toHaveAttribute('href', '/en/inhabitants');
  expect((await openLink.boundingBox())?.y).toBe(before?.y);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page).toHaveURL('/en/players');
  await expect(page.getByRole('main').getByText('The one before is not lost')).toBeVisible();
  await page.goto('/en/file');
  await expect(page.getByText('7 tiles are not laid yet.')).toBeVisible();
  await expect(page.getByText('Who plays is not told yet.')).toBeHidden();
});

test('leads a finished table to its count', async ({ page }) => {
  await openTable(page);
  await page.goto('/en');
  await page.getByRole('link', { name: /^Go on with your table/ }).click();
  await expect(page).toHaveURL('/en/score');
});

test('fits a narrow phone with large type', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/fr');
  await page.addStyleTag({ content: ':root { font-size: 125% }' });
  await expectNoSidewaysScroll(page);
});

test('gives the thumb at least 44 pixels on everything it can touch', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/en');
  const targets = page.getByRole('banner').locator('a, button, select');
  expect(await targets.count()).toBe(3);
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    expect(box?.width, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('speaks to nobody but its own server', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.goto('/fr', { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});
