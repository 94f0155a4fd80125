/** Phones sleep, tabs are closed, storage is full or forbidden or damaged: whatever happens, nothing entered is lost. */
import { readFile } from 'node:fs/promises';
import { address } from './addresses';
import { FROM_NEWER_APP, forbidStorage, LAID_TABLE, seed, seedText } from './seed';
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
  await page.getByRole('group', { name: 'How many play?' }).getByText('3', { exact: true }).tap();
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
  await page.goForward();
  await page.goBack();
  await expect(placed(page, 2)).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address('inhabitants'));
  await expect(placed(again, 2)).toBeVisible();
});

test('shows in two tabs what is entered in either, and undoes in either', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await other.goto(address('inhabitants'));
  await expect(placed(other, 0)).toBeVisible();
  await field(page, 'A1').tap();
  await expect(placed(other, 1)).toBeVisible();
  await field(other, 'A2').tap();
  await expect(placed(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(placed(other, 1)).toBeVisible();
});

test('works where storage is forbidden, and says so', async ({ page }) => {
  await forbidStorage(page);
  await page.goto(address('players'));
  await expect(inMain(page, 'This browser saves nothing')).toBeVisible();
  await threePlay(page);
  await page.getByRole('link', { name: 'Tiles' }).tap();
  await expect(inMain(page, 'This browser saves nothing')).toBeVisible();
  await page.getByRole('link', { name: 'Players' }).tap();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
});

test('says when there is no room left, and saves again once there is', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (sessionStorage.getItem('room') === null && this === localStorage)
        throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    };
  });
  await field(page, 'A1').tap();
  await expect(inMain(page, 'No room left to save')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('room', 'yes'));
  await field(page, 'A2').tap();
  await expect(inMain(page, 'No room left to save')).toBeHidden();
  await page.reload();
  await expect(placed(page, 2)).toBeVisible();
});

for (const [what, text, words] of [
  ['damaged', '{"format":"septimontium-notebook","version":1,"note', 'is damaged'],
  ['newer', FROM_NEWER_APP, 'newer version of the app'],
] as const)
  test(`puts aside what is ${what}, says so, and hands it out as it was found`, async ({ page }) => {
    await seedText(page, text);
    await page.goto(address('players'));
    const notice = inMain(page, 'Something saved could not be read');
    await expect(notice).toBeVisible();
    await expect(page.getByText(new RegExp(words))).toBeVisible();
    expect(await download(page, 'Download')).toBe(text);
    await threePlay(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).tap();
    await expect(notice).toBeHidden();
  });

test('a newer version in another tab: this one says so, writes nothing, and hands out what it has', async ({
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
