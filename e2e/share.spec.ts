/** Somebody was not there: the game goes to them as a link, a code, a picture or a text, and no server learns of it. */
import { readFile } from 'node:fs/promises';
import { gameSentences, speaker } from '../lib/i18n';
import { EXAMPLE, exampleGame, score } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { MINE } from './games';
import { scan } from './scan';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const MARKUP = EXAMPLE.replace('Livia', '~01o~img-src~01p~x-onerror~01p~alert~014~1~01501q~');
const say = speaker('en');
const result = score(exampleGame());
const winners = gameSentences(say, exampleGame()).winners(result);

const sheet = (page: Page): Locator => page.getByRole('article');
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Share this table' });

async function openPanel(page: Page): Promise<void> {
  await seedGame(page);
  await page.goto(atStep('tally'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`has a code that a camera reads, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPanel(page);
    const link = await panel(page).getByRole('code').innerText();
    expect(link).toBe(`${new URL(page.url()).origin}${atStep('tally')}#${EXAMPLE}`);
    expect(link.length).toBeLessThanOrEqual(400);
    expect(await scan(page, panel(page).getByRole('img', { name: 'QR code' }))).toBe(link);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  });

test('is opened by somebody with a game of their own, and the server does not learn of it', async ({
  page,
}) => {
  await seedGame(page, MINE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${atStep('tally')}#${EXAMPLE}`);
  await expect(page.getByRole('main').getByText('Shared with you: Livia, Marco, Nora')).toBeVisible();
  const points = page.getByRole('row', { name: /^Points \d/ }).getByRole('cell');
  await expect(points).toHaveText(result.tally.map((row) => String(row.points)));
  expect(asked.filter((sent) => sent.includes('Livia'))).toEqual([]);

  const first = page.getByRole('columnheader').first();
  await page.getByRole('button', { name: 'My table' }).click();
  await expect(first).toContainText('Julia');
  await expect(page).toHaveURL(atStep('tally'));
  await page.goBack();
  await expect(first).toContainText('Livia');
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(MINE);
});

test('becomes one’s own game when asked to, and undo brings the other back', async ({ page }) => {
  await seedGame(page, MINE);
  await page.goto(`${address('print')}#${EXAMPLE}`);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(address('print'));
  await expect(sheet(page).getByRole('code')).toHaveText(EXAMPLE);
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(EXAMPLE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('code')).toHaveText(MINE);
});

test('stays in sight for those who skip to the content', async ({ page }) => {
  await page.goto(`${address('print')}#${EXAMPLE}`);
  await expect(sheet(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(`${address('print')}#${EXAMPLE}`);
  await expect(sheet(page).getByRole('code')).toHaveText(EXAMPLE);
});

test('refuses a link that was cut or tampered with in words, and leaves one’s own game alone', async ({
  page,
}) => {
  await seedGame(page, MINE);
  for (const [hash, reason] of [
    [EXAMPLE.slice(0, -4), say('problems.notation-cut-short')],
    [EXAMPLE.replace('y-Marco', 'r-Marco'), /^The red people is taken already/],
    ['P1_%E0%A4%A_%', say('problems.notation-cut-short')],
  ] as const) {
    await page.goto(address('home'), { waitUntil: 'commit' });
    await page.goto(`${atStep('tally')}#${hash}`);
    await expect(page.getByRole('main').getByText('This link cannot be opened.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'My table' }).click();
  await expect(page.getByRole('columnheader').first()).toContainText('Julia');
});

test('shows a name that is markup as the letters it is made of', async ({ page }) => {
  await page.goto(`${address('print')}#${MARKUP}`);
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
  for (const part of [winners, 'Rulings: usual.', EXAMPLE, `${atStep('tally')}#P1_`])
    expect(text).toContain(part);
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
