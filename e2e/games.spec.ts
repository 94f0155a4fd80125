/**
 * Every game is kept. After starting another, the last one is under Games with its result; it can be played again
 * with the same players or on the same tiles, named, deleted and restored; and all games can be moved to another
 * device and back.
 */
import { readFile } from 'node:fs/promises';
import { progressDocument } from '../lib/files';
import { NO_PROGRESS } from '../lib/palatinus/learn';
import { makeSaved, nothingSaved, readSaved } from '../lib/store';
import { address, atStep, newGame } from './addresses';
import { EXAMPLE, MINE, ONE_MISSING } from './games';
import { expectAccessible } from './look';
import { notebookOf, seed, seedArchive, seedSevenHills, seedText, takeRoom } from './seed';
import { THIRD_EPOCH } from './seven-hills-games';
import { expect, type Locator, type Page, test } from './test';

test.use({ rests: true });

const A_DAY = 24 * 60 * 60 * 1000;
const PRACTISED = makeSaved(progressDocument, {
  ...nothingSaved(progressDocument),
  document: { ...NO_PROGRESS, lessons: { tie: '2026-01-03' } },
});
const SHARED = 'Nora and Pia shared it, 11';

const rows = (page: Page): Locator => page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
const row = (page: Page, text: string | RegExp): Locator => rows(page).filter({ hasText: text });
const more = (page: Page, text: string | RegExp): Locator =>
  row(page, text).getByRole('button', { name: /^More about this game/ });

async function toGames(page: Page): Promise<void> {
  await page.goto(address('games'));
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
}

test('a finished game stays when another is started, and is reopened at its result', async ({ page }) => {
  await seed(page, notebookOf(MINE), Date.now() - A_DAY);
  await page.goto(atStep('tally'));
  // The page is left at once, before the game can be in the archive: that is done on the next page.
  await page
    .getByRole('main')
    .getByRole('button', { name: /, same players$/ })
    .click();
  await expect(page).toHaveURL(newGame());
  await page.goto(address('home'));
  const latest = page.getByRole('region', { name: 'Your games' });
  await expect(page.getByText('The game before')).toBeVisible();
  await latest.getByRole('link', { name: 'All games (1)' }).click();
  await expect(page).toHaveURL(address('games'));
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, SHARED)).toContainText(/Julia.*Marco.*Nora.*Otto.*Pia.*Palatinus · yesterday/);
  await expect(page.getByText('1 finished game')).toBeVisible();
  await expectAccessible(page);

  // By keyboard, with a reload in the middle.
  await page.reload();
  await row(page, SHARED)
    .getByRole('button', { name: /^Nora and Pia/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('columnheader').first()).toContainText('Julia');
  await toGames(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, SHARED)).toContainText('Current');
});

test('an unfinished game goes on, and opening another one in between loses neither', async ({ page }) => {
  await seedSevenHills(page, THIRD_EPOCH, Date.now() - 2 * A_DAY);
  const unfinished = notebookOf(ONE_MISSING);
  await seed(page, { ...unfinished, table: { ...unfinished.table, id: 'mine' } }, Date.now() - A_DAY);
  await page.goto(address('developers'));
  await seedArchive(page, [{ id: 'old', changed: Date.UTC(2025, 4, 1), notebook: notebookOf(MINE) }]);
  await toGames(page);
  await expect(rows(page)).toHaveText([/34 of 35 placed/, /epoch III of V/, /Nora and Pia shared it,\s11/]);
  await page.getByRole('combobox', { name: 'Which year?' }).selectOption('2025');
  await expect(rows(page)).toHaveCount(1);
  await row(page, SHARED)
    .getByRole('button', { name: /^Nora and Pia/ })
    .click();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('columnheader').first()).toContainText('Julia');
  await toGames(page);
  await expect(rows(page)).toHaveCount(3);
  // It is still first on Home.
  await page.goto(address('home'));
  const cards = page.getByRole('main').getByRole('link', { name: /Palatinus · / });
  await expect(cards).toHaveText([/Your unfinished game.*34 of 35 placed/, /opened.*Nora and Pia shared it/]);
  await cards.first().click();
  await expect(page).toHaveURL(address('inhabitants'));
  await expect(page.getByText('34 of 35 placed')).toBeVisible();
  await toGames(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(row(page, '34 of 35 placed')).toContainText('Current');
  await row(page, 'epoch III of V')
    .getByRole('button', { name: /^Go on/ })
    .click();
  await expect(page).toHaveURL(/\/en\/seven-hills\/epoch\?e=3/);
});

test('is played again by the same players or on the same tiles; has a name and a note; is deleted and restored', async ({
  page,
}) => {
  await page.goto(address('developers'));
  await seedArchive(page, [{ id: 'mine', changed: Date.now() - A_DAY, notebook: notebookOf(MINE) }]);
  await toGames(page);
  const sheet = page.getByRole('dialog');
  await more(page, SHARED).click();
  await sheet.getByRole('textbox', { name: 'Name of this game' }).fill('=<b>Sunday</b>');
  await sheet.getByRole('textbox', { name: 'Note' }).fill('Otto was late.');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByText('Saved.')).toBeVisible();
  await expectAccessible(page);
  const link = await sheet.getByRole('link', { name: 'Log it in BG Stats' }).getAttribute('href');
  const play = JSON.parse(new URL(link ?? '').searchParams.get('data') ?? '');
  expect(play).toMatchObject({ sourcePlayId: 'mine', players: { 0: { name: 'Julia', startPlayer: false } } });
  await expect(sheet.getByText(/Nora and Pia share the victory/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, '=<b>Sunday</b>')).toContainText('Otto was late.');

  await more(page, SHARED).click();
  await sheet.getByRole('button', { name: 'Same tiles again' }).click();
  await expect(page).toHaveURL(address('inhabitants'));
  await expect(page.getByText(/0 of 35/).first()).toBeVisible();
  await toGames(page);
  await more(page, SHARED).click();
  await sheet.getByRole('button', { name: 'Same players again' }).click();
  await expect(page).toHaveURL(newGame());
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked();

  await toGames(page);
  await expect(rows(page)).toHaveCount(2);
  // Another tab has the list open, with the sheet of the same game.
  const other = await page.context().newPage();
  await toGames(other);
  await more(other, SHARED).click();
  await more(page, SHARED).click();
  await sheet.getByRole('button', { name: 'Delete this game' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(other)).toHaveCount(1);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, '=<b>Sunday</b>')).toBeVisible();
  await expect(row(other, '=<b>Sunday</b>')).toBeVisible();
  await other.close();
});

test('everything goes to another device as one file, and is merged there without duplicates', async ({
  page,
  browser,
}) => {
  await seed(page, notebookOf(ONE_MISSING), Date.now());
  await seedText(page, PRACTISED, progressDocument.key);
  await page.goto(address('developers'));
  await seedArchive(page, [{ id: 'mine', changed: Date.now() - A_DAY, notebook: notebookOf(MINE) }]);
  await toGames(page);
  await expect(row(page, SHARED)).toBeVisible();
  const file = await saved(page, 'Save everything as a file');
  expect(file, 'what was practised, which no screen has shown').toContain('2026-01-03');
  const table = await saved(page, 'Table of all games (CSV)');
  expect(table.split('\r\n')).toHaveLength(12);
  expect(table).toContain('Palatinus,');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto(address('developers'));
  await seedArchive(other, [{ id: 'theirs', changed: Date.now(), notebook: notebookOf(EXAMPLE) }]);
  await open(other, file);
  await expect(other.getByText('Opened: 2 games added.')).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('main').getByText('Undone: everything is as it was.')).toBeVisible();
  const practised = await other.evaluate((key) => localStorage.getItem(key), progressDocument.key);
  expect(readSaved(progressDocument, practised ?? '').state.document).toEqual(NO_PROGRESS);
  await open(other, file);
  await expect(other.getByText('Opened: 2 games added.')).toBeVisible();
  await open(other, file);
  await expect(other.getByText('Nothing new in this file')).toBeVisible();
  // A game in it is damaged: the rest is read.
  const damaged = JSON.parse(file);
  damaged.games[0].saved.document.table.pieces = 'none';
  await open(other, JSON.stringify(damaged));
  await expect(other.getByText(/couldn’t be read/)).toBeVisible();
  await toGames(other);
  await expect(rows(other)).toHaveCount(3);
  await expect(row(other, '34 of 35 placed')).toContainText('Current');
  await context.close();
});

test('if there is no room for the previous game, that is reported, and undo still has it', async ({
  page,
}) => {
  await seed(page, notebookOf(MINE), Date.now());
  await page.goto(atStep('tally'));
  await takeRoom(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /, same players$/ })
    .click();
  await expect(page.getByRole('main').getByText('The game before couldn’t be put into Games')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('columnheader').first()).toContainText('Julia');
});

async function saved(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

async function open(page: Page, text: string): Promise<void> {
  await page.goto(address('open'));
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'everything.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}
