/**
 * A friend sends a game, as a file or as a line in a message: it opens, nothing of one's own is lost, and it can be
 * sent on.
 */
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { makeGameFile, readGameFile } from '../lib/files';
import { speaker } from '../lib/i18n';
import { EXAMPLE, exampleGame } from '../lib/palatinus';
import { EMPTY_NOTEBOOK, setHandedness } from '../lib/palatinus/enter';
import { address, newGame } from './addresses';
import { MINE } from './games';
import { seed, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const FILE = JSON.stringify(makeGameFile(exampleGame()));

const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Or paste it here' });
const line = (page: Page): Locator => page.getByRole('region', { name: 'Save this game' }).getByRole('code');
const opened = (page: Page): Locator => page.getByText(/^Opened: .*, with 35 inhabitants on the board\.$/);
const reasons = (page: Page): Locator =>
  page.getByRole('region', { name: 'Open a game' }).getByRole('listitem');

async function openMine(page: Page): Promise<void> {
  await seedGame(page, MINE);
  await page.goto(address('open'));
  await expect(line(page)).toHaveText(MINE);
}

async function choose(page: Page, content: string | Buffer): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

async function paste(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** The page after the device has been read without finding a game. */
async function openNothing(page: Page): Promise<void> {
  await page.goto(address('open'));
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
}

/** A new game begins with the players; Back leads to opening another one. */
async function startAnew(page: Page): Promise<void> {
  await page.goto(address('home'));
  await page.getByRole('link', { name: /^Score a game/ }).click();
  await expect(page).toHaveURL(newGame());
  await openNothing(page);
}

test('saves a game as a file, and opens it again', async ({ page }) => {
  await openMine(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('palatinus-julia-marco-nora-otto-pia.json');
  const text = (await readFile(await file.path(), 'utf8')).replace('Julia', 'Livia');
  expect(readGameFile(text)).toEqual({ ok: true, value: exampleGame() });

  await startAnew(page);
  await choose(page, text);
  await expect(opened(page)).toContainText('Livia, Marco, Nora, Otto, Pia');
  await expect(line(page)).toHaveText(EXAMPLE);
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL(address('inhabitants'));
});

test('opens what is dropped anywhere', { tag: '@wide' }, async ({ page }) => {
  await openNothing(page);
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'table.json', { type: 'application/json' }));
    return transfer;
  }, FILE);
  await page.getByRole('banner').dispatchEvent('drop', { dataTransfer });
  await expect(opened(page)).toBeVisible();
  await expect(line(page)).toHaveText(EXAMPLE);
});

test('copies the line, and opens it as soon as it is pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMine(page);
  await page.getByRole('button', { name: 'Copy the line' }).click();
  await expect(page.getByRole('main').getByText('Copied.')).toBeVisible();
  await startAnew(page);
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(opened(page)).toBeVisible();
  await expect(line(page)).toHaveText(MINE);
  await expect(box(page)).toHaveValue('');
  await line(page).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(MINE);
});

test('makes room for another game, and restores the first one; refuses other files, and loses nothing', async ({
  page,
}) => {
  await openMine(page);
  await paste(page, EXAMPLE);
  await expect(line(page)).toHaveText(EXAMPLE);
  await expect(page.getByText('Your previous game is not lost')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toHaveText(MINE);
  await expect(opened(page)).toBeHidden();
  await startAnew(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toHaveText(MINE);

  const broken = FILE.replace('"at":"A2"', '"at":"A1"').replace('"people":"yellow"', '"people":"red"');
  await choose(page, broken);
  await expect(page.getByText('Couldn’t open this. Your game hasn’t changed.')).toBeVisible();
  for (const reason of [
    /^players\[1\]\.people Red is already taken/,
    /^pieces\[1\]\.at There are two pieces on A1/,
  ])
    await expect(reasons(page).filter({ hasText: reason })).toHaveCount(1);
  await expect(box(page)).toHaveValue(broken);

  await paste(page, EXAMPLE.slice(0, -20));
  await expect(reasons(page)).toHaveText([speaker('en')('problems.notation-cut-short')]);
  await expect(line(page)).toHaveText(MINE);
  await paste(page, EXAMPLE);
  await expect(line(page)).toHaveText(EXAMPLE);
  await expect(reasons(page)).toHaveCount(0);
});

test('refuses a file with hundreds of mistakes or thousands of entries, of another encoding, or as large as a film', async ({
  page,
}) => {
  await openMine(page);
  const pieces = (count: number): string => `[${Array(count).fill('{}').join()}]`;
  await choose(page, `{"format":"palatinus-game","version":1,"pieces":${pieces(90)}}`);
  await expect(reasons(page).last()).toHaveText('…and 267 more.');
  await expect(reasons(page)).toHaveCount(6);
  await choose(page, `{"format":"palatinus-game","version":1,"pieces":${pieces(20_000)}}`);
  await expect(reasons(page)).toHaveText([/^pieces There are 20000 entries here, and at most 100 are read/]);
  for (const [content, reason] of [
    [Buffer.from(FILE.replace('Livia', 'Zoë'), 'latin1'), /^This is not text in UTF-8: save it as UTF-8/],
    [Buffer.from(`\uFEFF${FILE}`, 'utf16le'), /^This is not text in UTF-8: save it as UTF-8/],
  ] as const) {
    await choose(page, content);
    await expect(reasons(page)).toHaveText([reason]);
  }
  const film = test.info().outputPath('film.json');
  await writeFile(film, '');
  await truncate(film, 34_000_000);
  await page.getByLabel('Choose a file').setInputFiles(film);
  await expect(reasons(page)).toHaveText([/^This is larger than 32768 KB/]);
  await expect(line(page)).toHaveText(MINE);
});

test('tells what an unfinished game lacks, and leads there', async ({ page }) => {
  await seed(page, setHandedness(EMPTY_NOTEBOOK, 'left'));
  await page.goto(address('open'));
  await expect(page.getByText('Add the players.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to: Tiles' })).toHaveAttribute('href', address('tiles'));
  await page.getByRole('link', { name: 'Go to: Players' }).click();
  await expect(page).toHaveURL(address('players'));
});
