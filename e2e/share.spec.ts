/**
 * Somebody was not there: the game is sent to them as a link, a code, a picture or a text, and no server learns about
 * it.
 */
import { readFile } from 'node:fs/promises';
import { gameSentences, speaker } from '../lib/i18n';
import { EXAMPLE, exampleGame, score } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { MINE, withChange } from './games';
import { scan } from './scan';
import { LAID_TABLE, notebookOf, seed, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const MARKUP = withChange(EXAMPLE, 'Livia', '~01o~img-src~01p~x-onerror~01p~alert~014~1~01501q~');
const say = speaker('en');
const result = score(exampleGame());
const winners = gameSentences(say, exampleGame()).winners(result);

const sheet = (page: Page): Locator => page.getByRole('article');
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Share this game' });

async function openPanel(page: Page): Promise<void> {
  await seed(page, notebookOf(EXAMPLE), new Date(2026, 10, 2, 21, 40).getTime());
  await page.goto(atStep('tally'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

test('has a code that a camera can read, light or dark, and at localhost tells who can open it', async ({
  page,
}) => {
  for (const [colorScheme, addresses, said] of [
    ['light', [], 'has no address in a network'],
    ['dark', ['http://192.0.2.7:3000'], 'has the address of this computer in your network'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.route('/api/address', (route) => route.fulfill({ json: { addresses } }));
    await openPanel(page);
    await expect(panel(page).getByText('Other phones can’t open “localhost”.')).toBeVisible();
    await expect(panel(page).getByText(said)).toBeVisible();
    const link = await panel(page).getByRole('code').innerText();
    expect(link).toBe(`${addresses[0] ?? new URL(page.url()).origin}${atStep('tally')}#${EXAMPLE}`);
    expect(link.length).toBeLessThanOrEqual(400);
    expect(await scan(page, panel(page).getByRole('img', { name: 'QR code' }))).toBe(link);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  }
});

test('covers a page that does not scroll with it', async ({ page }) => {
  await page.route('/api/address', (route) => route.fulfill({ status: 404 }));
  await openPanel(page);
  await expect(panel(page).getByText('couldn’t find the address of this computer')).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('End');
  // Everything that these move has moved by the time the sheet has.
  await panel(page).getByRole('heading', { name: 'Link' }).hover();
  await page.mouse.wheel(0, 300);
  await expect(panel(page).getByRole('heading', { name: 'Link' })).not.toBeInViewport();
  await page.mouse.wheel(0, 9000);
  await expect(panel(page).getByRole('link', { name: 'Print' })).toBeInViewport();
  await page.mouse.wheel(0, 9000);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('is opened by somebody with a game of their own, and the server does not learn about it', async ({
  page,
}) => {
  await seedGame(page, MINE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${atStep('tally')}#${EXAMPLE}`);
  await expect(page.getByRole('main').getByText('An example: Livia, Marco, Nora')).toBeVisible();
  const points = page.getByRole('row', { name: /^Points \d/ }).getByRole('cell');
  await expect(points).toHaveText(result.tally.map((row) => String(row.points)));
  expect(asked.filter((sent) => sent.includes('Livia'))).toEqual([]);

  const first = page.getByRole('columnheader').first();
  await page.getByRole('button', { name: 'My game' }).click();
  await expect(first).toContainText('Julia');
  await expect(page).toHaveURL(atStep('tally'));
  await page.goBack();
  await expect(first).toContainText('Livia');
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(MINE);
});

test('refuses a link that was cut or changed with a message, and leaves one’s own game alone', async ({
  page,
}) => {
  await seedGame(page, MINE);
  for (const [hash, reason] of [
    [EXAMPLE.slice(0, -4), say('problems.notation-cut-short')],
    [EXAMPLE.replace('Marco', 'Macro'), /^A character of this line is wrong/],
    [withChange(EXAMPLE, 'y-Marco', 'r-Marco'), /^Red is already taken/],
    ['P1_%E0%A4%A_%', say('problems.notation-cut-short')],
  ] as const) {
    await page.goto(address('home'), { waitUntil: 'commit' });
    await page.goto(`${atStep('tally')}#${hash}`);
    await expect(page.getByRole('main').getByText('This link can’t be opened.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'My game' }).click();
  await expect(page.getByRole('columnheader').first()).toContainText('Julia');
});

test('never leads somebody without a game into an empty one', async ({ page }) => {
  const missing = page.getByText(/Something is still missing|No game has been entered yet/);
  const banner = page.getByRole('main').getByText('Shared with you: Julia, Marco');
  await page.goto(`${atStep('tally')}#${MINE}`);
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'My game' })).toHaveCount(0);
  for (const screen of ['Rulings', 'Print']) {
    await page.getByRole('main').getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
    await expect(banner).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Tally' }).click();
    await expect(page).toHaveURL(`${atStep('tally')}#${MINE}`);
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(address('home'));
  await page.goBack();
  await expect(banner).toBeVisible();
  await expect(missing).toHaveCount(0);

  await page.goto(`${address('print')}#${EXAMPLE.slice(0, -4)}`);
  await expect(page.getByRole('main').getByText('This link can’t be opened.')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(address('home'));
});

test('leads from there to where one’s own game continues', async ({ page }) => {
  await seed(page, { ...LAID_TABLE, table: { ...LAID_TABLE.table, tiles: {} } });
  await page.goto(`${atStep('tally')}#${EXAMPLE}`);
  await page.getByRole('button', { name: 'My game' }).click();
  await expect(page).toHaveURL(address('tiles'));
});

test('shows a name with markup as plain text, and stays on the page with “skip to content”', async ({
  page,
}) => {
  await page.goto(`${address('print')}#${MARKUP}`);
  await expect(
    page.getByRole('main').getByText('with you: <img src=x onerror=alert(1)>, Marco'),
  ).toBeVisible();
  await expect(sheet(page)).toContainText('<img src=x onerror=alert(1)>: 0');
  await expect(page.locator('img')).toHaveCount(0);

  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(`${address('print')}#${MARKUP}`);
  await expect(sheet(page).getByRole('code')).toHaveText(MARKUP);
});

test('gives the text, the picture and the file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The phone is so slow that the picture, which is painted when the sheet opens, is not ready when it is requested.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    };
  });
  await openPanel(page);
  const box = panel(page).locator('pre');
  expect(
    await box.evaluate((pre) => [pre.scrollWidth - pre.clientWidth, pre.scrollHeight - pre.clientHeight]),
  ).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Copied.' })).toBeAttached();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [winners, 'Rulings: standard.', `${atStep('tally')}#P1_`]) expect(text).toContain(part);
  expect(text.split('P1_'), 'the game once').toHaveLength(2);
  const picture = panel(page).getByRole('img', { name: `Picture: ${winners}` });
  await expect(picture.getByText('2 November 2026 · Counted with Septimontium')).toBeVisible();

  for (const [button, name, start] of [
    ['Save the picture', 'palatinus-livia-marco-nora-otto-pia-2026-11-02.png', '\u0089PNG'],
    ['Save as a file', 'palatinus-livia-marco-nora-otto-pia.json', '{'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
    expect((await readFile(await (await download).path(), 'latin1')).startsWith(start)).toBe(true);
  }
});
