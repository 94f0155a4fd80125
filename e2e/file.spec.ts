/** A friend sends a table, as a file or as a line in a message: it opens, nothing of one's own is lost, and it can be sent on. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeGameFile, openTable as readTable } from '../lib/files';
import { speaker } from '../lib/i18n';
import { EXAMPLE, exampleGame } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { openTable } from './tables';

const OTHER = EXAMPLE.replace('Livia', 'Julia');
const FILE = JSON.stringify(makeGameFile(exampleGame()));
const say = speaker('en');

const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Or paste it here' });
const line = (page: Page): Locator => page.getByRole('region', { name: 'Save this table' }).getByRole('code');
const chooser = (page: Page): Locator => page.getByLabel('Choose a file');
const opened = (page: Page): Locator => page.getByText(/^Opened: .*, with 35 inhabitants on the board\.$/);

function asFile(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

test('takes a table out as a file, and in again', { tag: '@wide' }, async ({ page }) => {
  await openTable(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('palatinus-livia-marco-nora-otto-pia.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(readTable(text)).toEqual({ ok: true, value: exampleGame() });

  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page.getByText('7 tiles are not laid yet.')).toBeVisible();
  await chooser(page).setInputFiles(asFile(text));
  await expect(opened(page)).toContainText('Livia, Marco, Nora, Otto, Pia');
  await expect(line(page)).toHaveText(EXAMPLE);
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL('/en/inhabitants');
});

test('opens what is dropped anywhere', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/en/file');
  await expect(page.getByText('Something is still missing')).toBeVisible();
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
  await openTable(page);
  await page.getByRole('button', { name: 'Copy the line' }).click();
  await expect(page.getByRole('main').getByText('Copied.')).toBeVisible();
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(line(page)).toBeHidden();
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(opened(page)).toBeVisible();
  await expect(line(page)).toHaveText(EXAMPLE);
  await expect(box(page)).toHaveValue('');
  await line(page).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(EXAMPLE);
});

test('makes room for another table, and brings the first one back', async ({ page }) => {
  await openTable(page);
  await openTable(page, OTHER);
  await expect(page.getByText('The table you had before is not lost')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toHaveText(EXAMPLE);
  await expect(opened(page)).toBeHidden();
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(line(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toHaveText(EXAMPLE);
});

const REFUSED = [
  {
    what: 'another game',
    text: FILE.replace('palatinus-game', 'seven-hills-game'),
    reasons: [say('problems.other-game')],
  },
  {
    what: 'a newer version',
    text: FILE.replace('"version":1', '"version":2'),
    reasons: [say('problems.newer-version', { version: 2 })],
  },
  { what: 'a line cut short', text: EXAMPLE.slice(0, -20), reasons: [say('problems.notation-cut-short')] },
  {
    what: 'a file with several mistakes',
    text: FILE.replace('"at":"A2"', '"at":"A1"').replace('"people":"yellow"', '"people":"red"'),
    reasons: [
      /^players\[1\]\.people The red people is taken already/,
      /^pieces\[1\]\.at Two pieces stand on A1/,
    ],
  },
];

for (const { what, text, reasons } of REFUSED) {
  test(`refuses ${what} in words, and loses nothing`, async ({ page }) => {
    await openTable(page, OTHER);
    await chooser(page).setInputFiles(asFile(text));
    await expect(page.getByText('This cannot be opened. Your table is as it was.')).toBeVisible();
    const told = page.getByRole('region', { name: 'Open a table' }).getByRole('listitem');
    for (const reason of reasons) await expect(told.filter({ hasText: reason })).toHaveCount(1);
    await expect(box(page)).toHaveValue(text);
    await expect(line(page)).toHaveText(OTHER);
    await box(page).fill(EXAMPLE);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(line(page)).toHaveText(EXAMPLE);
    await expect(told).toHaveCount(0);
  });
}

test('refuses a huge heap of mistakes without losing its breath', async ({ page }) => {
  await page.goto('/en/file');
  const heap = `{"format":"palatinus-game","version":1,"pieces":[${'{},'.repeat(20_000)}{}]}`;
  await chooser(page).setInputFiles(asFile(heap));
  const told = page.getByRole('region', { name: 'Open a table' }).getByRole('listitem');
  await expect(told.last()).toHaveText(/^… and \d+ more\.$/);
  await expect(told).toHaveCount(6);
});

test('says what an unfinished table lacks, and leads there', async ({ page }) => {
  await page.goto('/en/file');
  await expect(page.getByText('Who plays is not told yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to: Tiles' })).toHaveAttribute('href', '/en/tiles');
  await page.getByRole('link', { name: 'Go to: Players' }).click();
  await expect(page).toHaveURL('/en/players');
});

for (const look of ['light', 'dark'] as const) {
  test(`reads well for everyone, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await openTable(page, OTHER, 'fr');
    await expect(page.getByText(/^Ouvert/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Ou collez-le ici' }).fill('{}');
    await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
    await expect(page.getByText('Impossible de l’ouvrir.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
