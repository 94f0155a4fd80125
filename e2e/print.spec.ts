/** The evening is over and the box is packed: a printed sheet goes in, one page, readable without colours. */
import { EXAMPLE, exampleGame, makeNotation } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { ALLIES, withChange } from './games';
import { scan } from './scan';
import { notebookOf, seed, seedGame } from './seed';
import { expect, type Page, test } from './test';

/** The largest possible game: forty characters per name, every ruling unusual. */
const LONGEST = withChange(
  makeNotation({
    ...exampleGame(),
    players: exampleGame().players.map((player) => ({
      ...player,
      name: 'Éléonore-Ŵilhelmina Šárka von der Hügeln',
    })),
  }),
  '_bfoio_',
  '_ssddn_',
);

async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('is one page with only the sheet when printed, and light', async ({ page }) => {
  const sheet = page.getByRole('article');
  for (const [what, hash, language] of [
    ['the longest, in French', LONGEST, 'fr'],
    ['two with allies', ALLIES, 'en'],
    ['the example', EXAMPLE, 'en'],
  ] as const) {
    await page.goto(`${address('print', language)}#${hash}`);
    await expect(sheet.getByRole('code')).toHaveText(hash);
    expect(await pagesOf(page, 'A4'), what).toBe(1);
    expect(await pagesOf(page, 'Letter'), what).toBe(1);
  }

  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(sheet).toHaveCSS('color', 'rgb(42, 35, 32)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sheet.getByRole('table', { name: 'Tally' }).getByRole('row')).toHaveCount(10);

  // Any other screen, when printed, shows no controls, except those that are also read.
  await page.emulateMedia({ media: null });
  await page.goto(`${atStep('tally')}#${EXAMPLE}`);
  await expect(
    page.getByRole('table').getByRole('button', { name: 'Hill A: go to its count' }),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link')).toHaveCount(0);
  // After the rest of the page has loaded.
  await expect.poll(() => pagesOf(page, 'A4')).toBeLessThanOrEqual(2);
});

test('shows the peoples by letter, too, and leads back to the count', async ({ page }) => {
  await page.route('/api/address', (route) => route.fulfill({ json: { addresses: [] } }));
  await seed(page, notebookOf(EXAMPLE), new Date(2026, 10, 2, 21, 40).getTime());
  await page.goto(address('print'));
  await expect(page.getByRole('article').getByText('2 November 2026')).toBeVisible();
  const board = page.getByRole('img', { name: 'The board before the count' });
  for (const people of ['red', 'yellow', 'purple']) {
    const { length } = exampleGame().position.filter((piece) => piece?.people === people);
    await expect(board.getByText(people.charAt(0).toUpperCase(), { exact: true })).toHaveCount(length);
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Livia (red)' })).toContainText('R');
  const link = `${new URL(page.url()).origin}${atStep('tally')}#${EXAMPLE}`;
  expect(await scan(page, page.getByRole('img', { name: 'QR code' }))).toBe(link);
  await page.getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(atStep('tally'));
});

test('reports that there is no game to print, and otherwise opens the print dialog', async ({ page }) => {
  await page.goto(address('print'));
  await expect(page.getByText('No game has been entered yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);

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
