/** Somebody edits the springs of their own copy of the game: marks them, shares them, clears them. */
import { readFile } from 'node:fs/promises';
import { address } from './addresses';
import { KNOWN_COPY, seed, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const spring = (page: Page, tile: string, field: number): Locator =>
  page.getByRole('button', { name: `Tile ${tile}, field ${field}, spring` });
const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name of your box' });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
const allKnown = (page: Page): Locator => page.getByText('7 of 7 tiles known', { exact: true });
const openFile = (page: Page, content: string | Buffer): Promise<void> =>
  page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(content) });

async function openKnownCopy(page: Page): Promise<void> {
  await seed(page, KNOWN_COPY);
  await page.goto(address('copy'));
  await expect(allKnown(page)).toBeVisible();
}

test('its tiles are marked one by one, its name is one step to undo, and everything is there after a reload', async ({
  page,
}) => {
  await page.goto(address('home'));
  await page.getByRole('link', { name: 'My box' }).click();
  await expect(page.getByText('they are printed on the tiles')).toBeVisible();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();
  await name(page).pressSequentially('Our box');
  await name(page).blur();
  await name(page).pressSequentially(', old');
  await undo(page).click();
  await expect(name(page)).toHaveValue('Our box');
  await undo(page).click();
  await expect(name(page)).toHaveValue('');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await spring(page, 'A', 3).click();
  await spring(page, 'A', 5).click();
  await page.getByRole('button', { name: 'Tile C has no springs' }).click();
  await page.reload();
  await expect(page.getByText('2 of 7 tiles known', { exact: true })).toBeVisible();
  await expect(spring(page, 'A', 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(spring(page, 'A', 4)).toHaveAttribute('aria-pressed', 'false');
  // It leads back to the previous screen.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(address('home'));
});

test('it is saved as a file, cleared, and opened again; another file is refused with a message', async ({
  page,
}) => {
  await openKnownCopy(page);
  await expect(page.getByText('Springs come from your box, “The club’s box”.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('palatinus-copy-the-club-s-box.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'palatinus-copy', springs: KNOWN_COPY.copy.springs });

  await page.getByRole('button', { name: 'Forget my box' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(allKnown(page)).toBeVisible();
  await page.getByRole('button', { name: 'Forget my box' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget my box' }).click();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await undo(page).click();
  await expect(allKnown(page)).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('0 of 7 tiles known')).toBeVisible();

  await openFile(page, text);
  const section = page.getByRole('region', { name: 'As a file' });
  await expect(section.getByText(/^Imported: 7 of 7 tiles/)).toBeVisible();
  await expect(spring(page, 'G', 5)).toHaveAttribute('aria-pressed', 'true');

  for (const [content, reason] of [
    ['{"format":"palatinus-game","version":1}', /This is a game, not a box/],
    ['{"format":"palatinus-copy","version":1,"springs":{"A":[9]}}', /^springs\.A\[0\] This is 9/],
    [Buffer.from('{"name":"Boîte"}', 'latin1'), /^This is not text in UTF-8/],
  ] as const) {
    await openFile(page, content);
    await expect(page.getByText('This file cannot be used', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
    await expect(allKnown(page)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'or paste the text of a file here' }).fill('springs: all of them');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'not JSON' })).toBeVisible();
});

test('the example is borrowed for this game, labelled as an example, and does not change my box', async ({
  page,
}) => {
  await openKnownCopy(page);
  await page.getByRole('button', { name: 'Use the example box for this game' }).click();
  await expect(page.getByText('This game uses the example box')).toBeVisible();
  await expect(page.getByText('They are not those on your tiles.')).toBeVisible();
  await page.getByRole('button', { name: 'Use my own box' }).click();
  await expect(page.getByText('Springs come from your box, “The club’s box”.')).toBeVisible();
});

test('the springs of an opened game are kept as mine, or given back', async ({ page }) => {
  await seedGame(page);
  await page.goto(address('tiles'));
  await page.getByRole('button', { name: 'Use my own box' }).click();
  await expect(page.getByText('0 of 7', { exact: true })).toBeVisible();
  await undo(page).click();
  await page.getByRole('button', { name: 'Keep as my box' }).click();
  await expect(page.getByRole('button', { name: 'Keep as my box' })).toBeHidden();
  await expect(page.getByText('7 of 7', { exact: true })).toBeVisible();
});
