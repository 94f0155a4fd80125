/** The count is over: who won, why, and whose piece was that? From the tally, every answer is one tap away. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { speaker } from '../lib/i18n';
import { EXAMPLE } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { openTable, TIED } from './tables';

const LONG_NAMES = TIED.replace('y-Anna', 'y-Eleonore-Wilhelmina-zur-Sieben-Hugeln')
  .replace('g-Ben', 'g-Maximilianaalexandrabernadettejosephine')
  .replace('b-David', 'b-Wolfeschlegelsteinhausenbergerdorff');

const row = (page: Page, name: RegExp): Locator => page.getByRole('table').getByRole('row', { name });
const toHill = (page: Page, letter: string): Locator =>
  page.getByRole('button', { name: `Hill ${letter}: go to its count` });
const gainsOf = (page: Page, name: string): Locator =>
  page.getByRole('group').filter({ hasText: `How did ${name} get` });

async function openTally(page: Page, notation = EXAMPLE): Promise<void> {
  await openTable(page, notation);
  await page.goto('/en/score?step=tally');
  await expect(page.getByRole('table')).toBeVisible();
}

test('leads from each hill to its count, and back', { tag: '@wide' }, async ({ page }) => {
  await openTally(page);
  await toHill(page, 'F').click();
  await expect(page).toHaveURL('/en/score?step=F-b');
  await page.goBack();
  await row(page, /^Hill B/)
    .getByRole('cell')
    .last()
    .click();
  await expect(page).toHaveURL('/en/score?step=B-b');
  await page.goBack();
  await toHill(page, 'G').press('Enter');
  await expect(page).toHaveURL('/en/score?step=G-b');
});

test('says in words which hill nobody got, which was tied, and who has discs for captives', async ({
  page,
}) => {
  await openTally(page);
  await expect(row(page, /^Discs for captives/)).toHaveCount(0);
  await openTally(page, TIED);
  await expect(row(page, /^Hill A, tie/).getByRole('cell')).toHaveText(['disc 2', 'disc 2', '·', '·', '·']);
  await expect(row(page, /^Hill D/).getByRole('cell')).toHaveText(['nobody']);
  await expect(row(page, /^Discs for captives/).getByRole('cell')).toHaveText(['0', '0', '0', '0', '1']);
  const inkOf = (text: string): Promise<string> =>
    page
      .getByRole('table')
      .getByText(text, { exact: true })
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
  expect(await inkOf('disc')).toBe(await inkOf('★'));
});

test('tells how everyone got their points, each line leading to its step', async ({ page }) => {
  await openTally(page, TIED);
  const points = row(page, /^Points \d/).getByRole('button');
  await expect(points.nth(2)).toHaveAccessibleName('4: how did Clara get there?');
  await points.nth(2).click();
  const clara = gainsOf(page, 'Clara');
  await expect(clara.getByText('How did Clara get 4?')).toBeInViewport();
  await expect(clara.getByRole('listitem')).toHaveText([
    'Hill C: Eva’s merchant, captured on C21',
    'Hill E: David’s merchant, captured on E61',
    'Hill F: Ben’s peasant, captured on A11',
    'Hill F: Anna’s peasant, captured on B21',
    'In all4',
  ]);
  await clara.getByRole('button', { name: 'Eva’s merchant' }).click();
  await expect(page).toHaveURL('/en/score?step=C-a');
  await page.goBack();
  await page.getByText('How did Anna get 5?').click();
  await gainsOf(page, 'Anna').getByRole('button', { name: 'Hill B: its token' }).click();
  await expect(page).toHaveURL('/en/score?step=B-b');
});

test('tells the story of whoever is tapped, corrects it, and stays', { tag: '@wide' }, async ({ page }) => {
  await openTally(page);
  const board = page.getByRole('region', { name: 'The board when the game ended' });
  await board.getByRole('button', { name: /^C2, / }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'C2, yellow peasant' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Entered wrongly?' }).click();
  await sheet.getByRole('button', { name: 'red peasant', exact: true }).click();
  await expect(sheet.getByRole('status')).toContainText('Hill C goes to Livia instead of Marco.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/en/score?step=tally');
  await expect(row(page, /^Points \d/).getByRole('cell')).toHaveText(['3', '3', '11', '8', '11']);
  await expect(board.getByRole('button', { name: 'C2, red peasant' })).toBeFocused();
});

test('has sharing at the thumb, and all else one can do at the end', async ({ page }) => {
  await openTally(page);
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Share', exact: true }),
  ).toBeInViewport();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL('/en/print');
  await page.goBack();
  await main.getByRole('link', { name: 'Save this table' }).click();
  await expect(page).toHaveURL('/en/file#save');
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveText('Save this table');
  await page.getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL('/en/score?step=tally');
  await main.getByRole('button', { name: 'New table, same players' }).click();
  await expect(page).toHaveURL('/en/players');
});

test('fits five long names into any width, and has them in full for those who listen', async ({ page }) => {
  await page.goto(`/fr/score?step=tally#${LONG_NAMES}`);
  const [table, say] = [page.getByRole('table'), speaker('fr')];
  await expect(table.getByRole('columnheader').first()).toHaveText(
    `Eleonore Wilhelmina zur Sieben Hugeln, ${say('words.yellow')}`,
  );
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 664 });
    await expectNoSidewaysScroll(page);
    for (const cell of await table.locator('th, td').all())
      expect(await cell.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  }
});

for (const look of ['light', 'dark'] as const) {
  test(`can be read by everybody, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await page.goto(`/fr/score?step=tally#${TIED}`);
    await page.getByText('Clara : pourquoi 4 points').click();
    await expect(page.getByText('Colline C : un marchand (Eva), capturé en C2')).toBeVisible();
    await expectAccessible(page);
  });
}
