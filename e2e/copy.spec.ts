/** Somebody looks after the springs of their own copy of the game: marks them, hands them on, forgets them. */
import { readFile } from 'node:fs/promises';
import { address } from './addresses';
import { KNOWN_COPY, seed, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const spring = (page: Page, tile: string, field: number): Locator =>
  page.getByRole('button', { name: `Tile ${tile}, field ${field}, spring` });
const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name of your copy' });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
const allKnown = (page: Page): Locator => page.getByText('7 of 7 tiles known', { exact: true });
const openFile = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function openKnownCopy(page: Page): Promise<void> {
  await seed(page, KNOWN_COPY);
  await page.goto(address('copy'));
  await expect(allKnown(page)).toBeVisible();
}

test('its tiles are marked one by one, and still there after a reload', async ({ page }) => {
  await page.goto(address('copy'));
  await expect(page.getByText('is printed on the cardboard and is not public')).toBeVisible();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();
  await spring(page, 'A', 3).click();
  await spring(page, 'A', 5).click();
  await page.getByRole('button', { name: 'Tile C has no springs' }).click();
  await page.reload();
  await expect(page.getByText('2 of 7 tiles known', { exact: true })).toBeVisible();
  await expect(spring(page, 'A', 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(spring(page, 'A', 4)).toHaveAttribute('aria-pressed', 'false');
});

test('a name is one step to undo, however many letters it has, and another when changed once more', async ({
  page,
}) => {
  await page.goto(address('home'));
  await page.getByRole('link', { name: 'My copy' }).click();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();
  await name(page).pressSequentially('Our box');
  await name(page).blur();
  await name(page).pressSequentially(', old');
  await undo(page).click();
  await expect(name(page)).toHaveValue('Our box');
  await undo(page).click();
  await expect(name(page)).toHaveValue('');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  // It leads back to where one came from.
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(address('home'));
});

test('it is saved as a file, forgotten, and opened again', async ({ page }) => {
  await openKnownCopy(page);
  await expect(page.getByText('Springs come from your copy, “The club’s box”.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('palatinus-copy-the-club-s-box.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'palatinus-copy', springs: KNOWN_COPY.copy.springs });

  await page.getByRole('button', { name: 'Forget my copy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(allKnown(page)).toBeVisible();
  await page.getByRole('button', { name: 'Forget my copy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget my copy' }).click();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await undo(page).click();
  await expect(allKnown(page)).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();

  await openFile(page, text);
  const section = page.getByRole('region', { name: 'As a file' });
  await expect(section.getByText(/^Your copy is now the one of the file/)).toBeVisible();
  await expect(spring(page, 'G', 5)).toHaveAttribute('aria-pressed', 'true');
});

test('a file that is none is refused in words, and changes nothing', async ({ page }) => {
  await openKnownCopy(page);
  for (const [text, reason] of [
    ['{"format":"palatinus-game","version":1}', /This is a table, not a copy/],
    ['{"format":"palatinus-copy","version":1,"springs":{"A":[9]}}', /^springs\.A\[0\] This is 9/],
  ] as const) {
    await openFile(page, text);
    await expect(page.getByText('This file cannot be used', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
    await expect(allKnown(page)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'or paste the text of a file here' }).fill('springs: all of them');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'not JSON' })).toBeVisible();
});

test('the example is borrowed for this game, called an example, and leaves my copy alone', async ({
  page,
}) => {
  await openKnownCopy(page);
  await page.getByRole('button', { name: 'Play this table with the example copy' }).click();
  await expect(page.getByText('This table uses the example copy')).toBeVisible();
  await expect(page.getByText('They are not what is printed on your tiles.')).toBeVisible();
  await page.getByRole('button', { name: 'Use my own copy' }).click();
  await expect(page.getByText('Springs come from your copy, “The club’s box”.')).toBeVisible();
});

test('the springs of an opened game are kept as mine, or given back', async ({ page }) => {
  await seedGame(page);
  await page.goto(address('tiles'));
  await page.getByRole('button', { name: 'Use my own copy' }).click();
  await expect(page.getByText('0 of 7', { exact: true })).toBeVisible();
  await undo(page).click();
  await page.getByRole('button', { name: 'Keep as my copy' }).click();
  await expect(page.getByRole('button', { name: 'Keep as my copy' })).toBeHidden();
  await expect(page.getByText('7 of 7', { exact: true })).toBeVisible();
});
