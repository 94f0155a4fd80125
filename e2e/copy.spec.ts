/** Somebody looks after the springs of their own copy of the game: marks them, hands them on, forgets them. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { exampleGame } from '../lib/palatinus';
import { NOTHING_KEPT, openGame } from '../lib/palatinus/enter';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { seed } from './seed';
import { bringCopy, COPY_TEXT } from './tiles';

const spring = (page: Page, tile: string, field: number): Locator =>
  page.getByRole('button', { name: `Tile ${tile}, field ${field}, spring` });
const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name of your copy' });
const open = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('its tiles are marked one by one, and named, and still there after a reload', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/en/copy');
  await expect(page.getByText('is printed on the cardboard and is not public')).toBeVisible();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();
  await spring(page, 'A', 3).click();
  await spring(page, 'A', 5).click();
  await page.getByRole('button', { name: 'Tile C has no springs' }).click();
  await name(page).fill('The club’s box');
  await page.reload();
  await expect(page.getByText('2 of 7 tiles known', { exact: true })).toBeVisible();
  await expect(spring(page, 'A', 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(spring(page, 'A', 4)).toHaveAttribute('aria-pressed', 'false');
  await expect(name(page)).toHaveValue('The club’s box');
  await page.getByRole('link', { name: 'Tiles' }).click();
  await expect(page).toHaveURL(/\/en\/tiles$/);
});

test('leads back to where one came from', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'My copy' }).click();
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL('/en');
});

test('a name is one step to undo, however many letters it has', async ({ page }) => {
  await page.goto('/en/copy');
  await name(page).pressSequentially('Our box');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('a name that is changed once more is another step', async ({ page }) => {
  await page.goto('/en/copy');
  await name(page).pressSequentially('Our box');
  await name(page).blur();
  await name(page).pressSequentially(', the old one');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue('Our box');
});

test('it is saved as a file, forgotten, and opened again', async ({ page }) => {
  await bringCopy(page);
  await expect(page.getByText('Springs come from your copy, “The club’s box”.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('palatinus-copy-the-club-s-box.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(COPY_TEXT));

  await page.getByRole('button', { name: 'Forget my copy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('7 of 7 tiles known', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Forget my copy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget my copy' }).click();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('7 of 7 tiles known', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();

  await open(page, text);
  const section = page.getByRole('region', { name: 'As a file' });
  await expect(section.getByText(/^Your copy is now the one of the file/)).toBeVisible();
  await expect(spring(page, 'G', 5)).toHaveAttribute('aria-pressed', 'true');
});

const BAD = [
  { why: 'no file of ours', text: 'springs: all of them', says: /not JSON/ },
  { why: 'a table', text: '{"format":"palatinus-game","version":1}', says: /This is a table, not a copy/ },
  { why: 'another game', text: '{"format":"seven-hills-game"}', says: /Seven Hills/ },
  { why: 'a newer version', text: '{"format":"palatinus-copy","version":2}', says: /newer version/ },
  {
    why: 'a spring on no field',
    text: '{"format":"palatinus-copy","version":1,"springs":{"A":[9]}}',
    says: /^springs\.A\[0\] This is 9/,
  },
];

for (const { why, text, says } of BAD) {
  test(`a file is refused in words, and changes nothing: ${why}`, async ({ page }) => {
    await bringCopy(page);
    await open(page, text);
    await expect(page.getByText('This file cannot be used', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: says })).toBeVisible();
    await expect(page.getByText('7 of 7 tiles known', { exact: true })).toBeVisible();
  });
}

test('the example is borrowed for this table, called an example, and leaves my copy alone', async ({
  page,
}) => {
  await bringCopy(page);
  await page.getByRole('button', { name: 'Play this table with the example copy' }).click();
  await expect(page.getByText('This table uses the example copy')).toBeVisible();
  await expect(page.getByText('They are not what is printed on your tiles.')).toBeVisible();
  await expect(spring(page, 'B', 2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Use my own copy' }).click();
  await expect(page.getByText('Springs come from your copy, “The club’s box”.')).toBeVisible();
});

test('the springs of an opened table are kept as mine, or given back', async ({ page }) => {
  await seed(page, openGame(NOTHING_KEPT.notebook, exampleGame()));
  await page.goto('/en/tiles');
  await page.getByRole('button', { name: 'Use my own copy' }).click();
  await expect(page.getByText('0 of 7', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Keep as my copy' }).click();
  await expect(page.getByRole('button', { name: 'Keep as my copy' })).toBeHidden();
  await expect(page.getByText('7 of 7', { exact: true })).toBeVisible();
});

for (const look of ['light', 'dark'] as const) {
  test(`everyone can read it, in French, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await page.goto('/fr/copy');
    await page.getByRole('button', { name: 'Tuile A, case 3, source' }).click();
    await page.getByRole('textbox', { name: 'ou collez ici' }).fill('rien');
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(page.getByText('Ce fichier ne convient pas', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 664 });
    await expectNoSidewaysScroll(page);
  });
}
