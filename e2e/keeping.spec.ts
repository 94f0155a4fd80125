/** Phones sleep, tabs are closed, storage is full or forbidden or damaged: whatever happens, nothing entered is lost. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './look';
import { LAID_TABLE, seed, seedText } from './seed';

const field = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });

async function open(page: Page): Promise<void> {
  await page.goto('/en/inhabitants');
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
}

test('keeps every tap over a reload, and over closing the tab', async ({ page, context }) => {
  await seed(page, LAID_TABLE);
  await open(page);
  await field(page, 'A1').tap();
  await page.reload();
  await expect(page.getByText('1 of 35 placed')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/en/inhabitants');
  await expect(again.getByText('1 of 35 placed')).toBeVisible();
});

test('goes back and forward without losing anything', async ({ page }) => {
  await seed(page, LAID_TABLE);
  await open(page);
  await field(page, 'A1').tap();
  await page.getByRole('link', { name: 'Tiles' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tiles' })).toBeVisible();
  await page.goBack();
  await field(page, 'A2').tap();
  await page.goForward();
  await page.goBack();
  await expect(page.getByText('2 of 35 placed')).toBeVisible();
});

test('shows in two tabs what is entered in either, and undoes in either', async ({ page, context }) => {
  await seed(page, LAID_TABLE);
  await open(page);
  const other = await context.newPage();
  await other.goto('/en/inhabitants');
  await field(page, 'A1').tap();
  await expect(other.getByText('1 of 35 placed')).toBeVisible();
  await field(other, 'A2').tap();
  await expect(page.getByText('2 of 35 placed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(other.getByText('1 of 35 placed')).toBeVisible();
});

test('works where storage is forbidden, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/en/players');
  await expect(page.getByRole('main').getByText('This browser saves nothing')).toBeVisible();
  await page.getByRole('group', { name: 'How many play?' }).getByText('3', { exact: true }).tap();
  await page.getByRole('link', { name: 'Tiles' }).tap();
  await expect(page.getByRole('main').getByText('This browser saves nothing')).toBeVisible();
  await page.getByRole('link', { name: 'Players' }).tap();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
  await expectAccessible(page);
});

test('says when there is no room left, and saves again once there is', async ({ page }) => {
  await seed(page, LAID_TABLE);
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
  await expect(page.getByRole('main').getByText('No room left to save')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('room', 'yes'));
  await field(page, 'A2').tap();
  await expect(page.getByRole('main').getByText('No room left to save')).toBeHidden();
  await page.reload();
  await expect(page.getByText('2 of 35 placed')).toBeVisible();
});

for (const [what, text, words] of [
  ['damaged', '{"format":"septimontium-notebook","version":1,"note', 'is damaged'],
  ['newer', '{"format":"septimontium-notebook","version":7,"notebook":{}}', 'newer version of the app'],
] as const) {
  test(`keeps aside what is ${what}, says so, and hands it out as it was found`, async ({ page }) => {
    await seedText(page, text);
    await page.goto('/en/players');
    await expect(page.getByRole('main').getByText('Something saved could not be read')).toBeVisible();
    await expect(page.getByText(new RegExp(words))).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).tap(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(text);
    await page.getByRole('group', { name: 'How many play?' }).getByText('3', { exact: true }).tap();
    await page.reload();
    await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
    await expect(page.getByRole('main').getByText('Something saved could not be read')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).tap();
    await expect(page.getByRole('main').getByText('Something saved could not be read')).toBeHidden();
  });
}
