/** The evening is over and the box is packed: a sheet of paper goes in, one page, readable without colours. */
import { EXAMPLE, exampleGame, makeNotation } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { ALLIES } from './games';
import { scan } from './scan';
import { seedGame } from './seed';
import { expect, type Page, test } from './test';

/** All the room a game can ask for: forty characters to a name, every ruling unusual. */
const LONGEST = makeNotation({
  ...exampleGame(),
  players: exampleGame().players.map((player) => ({
    ...player,
    name: 'Éléonore-Ŵilhelmina Šárka von der Hügeln',
  })),
}).replace('_bfoio_', '_ssddn_');

async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [what, hash, language] of [
  ['the example', EXAMPLE, 'en'],
  ['the longest, in French', LONGEST, 'fr'],
  ['two with allies', ALLIES, 'en'],
] as const)
  test(`fits one page: ${what}`, async ({ page }) => {
    await page.goto(`${address('print', language)}#${hash}`);
    await expect(page.getByRole('article').getByRole('code')).toHaveText(hash);
    expect(await pagesOf(page, 'A4')).toBe(1);
    expect(await pagesOf(page, 'Letter')).toBe(1);
  });

test('is nothing but the sheet on paper, and light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(`${address('print')}#${EXAMPLE}`);
  const sheet = page.getByRole('article');
  await expect(sheet).toHaveCSS('color', 'rgb(42, 35, 32)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sheet.getByRole('table', { name: 'The tally' }).getByRole('row')).toHaveCount(10);
});

test('tells the peoples by letter, too, and leads back to the count', async ({ page }) => {
  await seedGame(page);
  await page.goto(address('print'));
  const board = page.getByRole('img', { name: 'The board before the count' });
  for (const people of ['red', 'yellow', 'purple']) {
    const { length } = exampleGame().position.filter((piece) => piece?.people === people);
    await expect(board.getByText(people.charAt(0).toUpperCase(), { exact: true })).toHaveCount(length);
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Livia, red' })).toContainText('R');
  const link = `${new URL(page.url()).origin}${atStep('tally')}#${EXAMPLE}`;
  expect(await scan(page, page.getByRole('img', { name: 'QR code' }))).toBe(link);
  await page.getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(atStep('tally'));
});

test('asks the printer', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await seedGame(page);
  await page.goto(atStep('tally'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(address('print'));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

test('says what is missing before there is something to print', async ({ page }) => {
  await page.goto(address('print'));
  await expect(page.getByText('7 tiles are not laid yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
});
