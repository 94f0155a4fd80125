/** Phones sleep, tabs are closed, storage is full or forbidden or damaged: whatever happens, no entry is lost. */
import { readFile } from 'node:fs/promises';
import { address } from './addresses';
import { FROM_NEWER_APP, forbidStorage, giveRoom, LAID_TABLE, seed, seedText, takeRoom } from './seed';
import { expect, type Locator, type Page, test } from './test';

const field = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });
const placed = (page: Page, count: number): Locator => page.getByText(`${count} of 35 placed`);
const inMain = (page: Page, text: string): Locator => page.getByRole('main').getByText(text);

async function open(page: Page): Promise<void> {
  await seed(page, LAID_TABLE);
  await page.goto(address('inhabitants'));
  await expect(placed(page, 0)).toBeVisible();
}

async function threePlay(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'How many players?' }).getByText('3', { exact: true }).tap();
}

async function download(page: Page, button: string): Promise<string> {
  const event = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).tap();
  return readFile(await (await event).path(), 'utf8');
}

test('keeps every tap over a reload, over back and forward, and over closing the tab', async ({
  page,
  context,
}) => {
  await open(page);
  await field(page, 'A1').tap();
  await page.reload();
  await expect(placed(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Tiles' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tiles' })).toBeVisible();
  await page.goBack();
  await field(page, 'A2').tap();
  await expect(placed(page, 2)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Tiles' })).toBeVisible();
  await page.goBack();
  await expect(placed(page, 2)).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address('inhabitants'));
  await expect(placed(again, 2)).toBeVisible();
});

test('shows in two tabs what is entered in either, undoes in either, and keeps simultaneous taps', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await other.goto(address('inhabitants'));
  await expect(placed(other, 0)).toBeVisible();
  await field(page, 'A1').tap();
  await expect(placed(other, 1)).toBeVisible();
  await field(other, 'A2').tap();
  await expect(placed(page, 2)).toBeVisible();
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(placed(other, left)).toBeVisible();
    await expect(placed(page, left)).toBeVisible();
  }

  await other.getByRole('radio', { name: /^Pia/ }).check({ force: true });
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await Promise.all([
      field(page, `A${number}`).dispatchEvent('click'),
      field(other, `B${number}`).dispatchEvent('click'),
    ]);
    await expect(placed(page, 2 * number)).toBeVisible();
    await expect(placed(other, 2 * number)).toBeVisible();
  }
  await page.reload();
  await expect(placed(page, 12)).toBeVisible();
});

test('reports that there is no room left, then asks before leaving, and saves again once there is room', async ({
  page,
}) => {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    return dialog.accept();
  });
  await open(page);
  await field(page, 'A1').tap();
  await page.reload();
  await expect(placed(page, 1)).toBeVisible();
  expect(asked).toBe(0);
  await takeRoom(page);
  await field(page, 'A2').tap();
  await expect(inMain(page, 'No room left to save')).toBeVisible();
  await page.reload();
  expect(asked).toBe(1);
  await expect(placed(page, 1)).toBeVisible();

  await takeRoom(page);
  await field(page, 'A2').tap();
  await expect(inMain(page, 'No room left to save')).toBeVisible();
  await giveRoom(page);
  await field(page, 'A3').tap();
  await expect(inMain(page, 'No room left to save')).toBeHidden();
  await page.reload();
  await expect(placed(page, 3)).toBeVisible();
  expect(asked).toBe(1);
});

test('detects a storage that accepts everything and stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => undefined;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto(address('players'));
  await threePlay(page);
  await expect(inMain(page, 'This browser saves nothing')).toBeVisible();
});

test('Home, too, reports saved data of a newer app, or that nothing is saved', async ({ page, context }) => {
  await seedText(page, FROM_NEWER_APP);
  await page.goto(address('home'));
  await expect(inMain(page, 'Something saved could not be read')).toBeVisible();
  await expect(page.getByText(/newer version of the app/)).toBeVisible();
  expect(await download(page, 'Download')).toBe(FROM_NEWER_APP);
  const other = await context.newPage();
  await forbidStorage(other);
  await other.goto(address('home'));
  await expect(inMain(other, 'This browser saves nothing')).toBeVisible();
});

test('works where storage is forbidden, and reports it', async ({ page }) => {
  await forbidStorage(page);
  await page.goto(address('players'));
  await expect(inMain(page, 'This browser saves nothing')).toBeVisible();
  await threePlay(page);
  await page.getByRole('link', { name: 'Tiles' }).tap();
  await expect(page).toHaveURL(address('tiles'));
  await expect(inMain(page, 'This browser saves nothing')).toBeVisible();
  await page.getByRole('link', { name: 'Players' }).tap();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
});

test('sets damaged data aside, reports it, and offers it unchanged as a file', async ({ page }) => {
  const text = '{"format":"septimontium-notebook","version":1,"note';
  await seedText(page, text);
  await page.goto(address('players'));
  const notice = inMain(page, 'Something saved could not be read');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/is damaged/)).toBeVisible();
  expect(await download(page, 'Download')).toBe(text);
  await threePlay(page);
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).tap();
  await expect(notice).toBeHidden();
});

test('a newer version in another tab: this one reports it, writes nothing, and offers what it has as a file', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await other.goto(address('rules'), { waitUntil: 'commit' });
  await other.evaluate((text) => localStorage.setItem('septimontium', text), FROM_NEWER_APP);
  await expect(inMain(page, 'A newer version is open in another tab')).toBeVisible();
  await field(page, 'A1').tap();
  await expect(placed(page, 1)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('septimontium'))).toBe(FROM_NEWER_APP);
  const saved = await download(page, 'Save everything as a file');
  expect(saved).toContain('"people":"red"');
  expect(saved).toContain('"kind":"merchant"');
});
