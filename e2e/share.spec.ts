/** Somebody was not there: the table goes to them as a link, a code, a picture or a text, and no server learns of it. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sentences, speaker } from '../lib/i18n';
import { EXAMPLE, exampleGame, score } from '../lib/palatinus';
import { makeShareLink } from '../lib/palatinus/enter';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { onPaper, scan } from './shared';
import { openTable } from './tables';

const OTHER = EXAMPLE.replace('Livia', 'Julia');
const MARKUP = EXAMPLE.replace('Livia', '~01o~img-src~01p~x-onerror~01p~alert~014~1~01501q~');
const say = speaker('en');
const result = score(exampleGame());
const winners = sentences(say, exampleGame()).winners(result);

const sheet = (page: Page): Locator => page.getByRole('article');
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Share this table' });

async function openPanel(page: Page, language: 'en' | 'fr' = 'en'): Promise<void> {
  await openTable(page, EXAMPLE, language);
  await page.goto(`/${language}/score?step=tally`);
  await page.getByRole('button', { name: speaker(language)('share.share'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('hands the table across as a code, to somebody with a table of their own', async ({ page, browser }) => {
  await openPanel(page);
  const link = await panel(page).getByRole('code').innerText();
  expect(link).toBe(makeShareLink(new URL(page.url()).origin, 'en', exampleGame()));
  expect(link.length).toBeLessThanOrEqual(400);
  expect(await scan(page, panel(page).getByRole('img', { name: 'QR code' }))).toBe(link);

  const theirs = await browser.newPage();
  await openTable(theirs, OTHER);
  const asked: string[] = [];
  theirs.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await theirs.goto(link);
  await expect(theirs.getByRole('main').getByText('Shared with you: Livia, Marco, Nora')).toBeVisible();
  const points = theirs.getByRole('row', { name: /^Points \d/ }).getByRole('cell');
  await expect(points).toHaveText(result.tally.map((row) => String(row.points)));
  expect(asked.filter((address) => address.includes('Livia'))).toEqual([]);

  const first = theirs.getByRole('columnheader').first();
  await theirs.getByRole('button', { name: 'My table' }).click();
  await expect(first).toContainText('Julia');
  await expect(theirs).toHaveURL('/en/score?step=tally');
  await theirs.goBack();
  await expect(first).toContainText('Livia');
  await theirs.goto('/en/file');
  await expect(theirs.getByRole('code')).toHaveText(OTHER);
  await theirs.close();
});

test('becomes one’s own table when asked to, and undo brings the other back', async ({ page }) => {
  await openTable(page, OTHER);
  await page.goto(onPaper(EXAMPLE));
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL('/en/print');
  await expect(sheet(page).getByRole('code')).toHaveText(EXAMPLE);
  await page.goto('/en/file');
  await expect(page.getByRole('code')).toHaveText(EXAMPLE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('code')).toHaveText(OTHER);
});

test('stays in sight for those who skip to the content', async ({ page }) => {
  await page.goto(onPaper(EXAMPLE));
  await expect(sheet(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL('/en/print#content');
  await expect(sheet(page).getByRole('code')).toHaveText(EXAMPLE);
});

const TAMPERED = [
  { what: 'cut short', hash: EXAMPLE.slice(0, -4), reason: say('problems.notation-cut-short') },
  {
    what: 'with markup in a name',
    hash: EXAMPLE.replace('Livia', '<b>x</b>'),
    reason: say('problems.notation-players'),
  },
  {
    what: 'of a later version',
    hash: EXAMPLE.replace('P1', 'P7'),
    reason: say('problems.notation-newer', { version: 7 }),
  },
  {
    what: 'with two reds',
    hash: EXAMPLE.replace('y-Marco', 'r-Marco'),
    reason: /^The red people is taken already/,
  },
  { what: 'of broken escapes', hash: 'P1_%E0%A4%A_%', reason: say('problems.notation-cut-short') },
];

for (const { what, hash, reason } of TAMPERED) {
  test(`refuses a link ${what} in words, and leaves one’s own table alone`, async ({ page }) => {
    await openTable(page, OTHER);
    await page.goto(`/en/score?step=tally#${hash}`);
    await expect(page.getByRole('main').getByText('This link cannot be opened.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: 'My table' }).click();
    await expect(page.getByRole('columnheader').first()).toContainText('Julia');
  });
}

test('shows a name that is markup as the letters it is made of', async ({ page }) => {
  await page.goto(onPaper(MARKUP));
  await expect(
    page.getByRole('main').getByText('with you: <img src=x onerror=alert(1)>, Marco'),
  ).toBeVisible();
  await expect(sheet(page)).toContainText('<img src=x onerror=alert(1)>: nothing = 0');
  await expect(page.locator('img')).toHaveCount(0);
});

test('gives the text, the picture and the file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const told of [winners, 'Rulings: usual.', EXAMPLE, '/en/score?step=tally#P1_'])
    expect(text).toContain(told);
  await expect(panel(page).getByRole('img', { name: `Picture: ${winners}` })).toBeVisible();

  for (const [button, name, start] of [
    ['Save the picture', 'palatinus.png', '\u0089PNG'],
    ['Save as a file', 'palatinus-livia-marco-nora-otto-pia.json', '{'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
    expect((await readFile(await (await download).path(), 'latin1')).startsWith(start)).toBe(true);
  }
});

for (const look of ['light', 'dark'] as const) {
  test(`reads and scans well, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await openPanel(page, 'fr');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const link = await page.getByRole('dialog').getByRole('code').innerText();
    expect(await scan(page, page.getByRole('img', { name: 'Code QR' }))).toBe(link);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Partager', exact: true })).toBeFocused();
  });
}
