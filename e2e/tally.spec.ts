/** The count is over: who won, why, and whose piece was that? From the tally, every answer is one tap away. */
import { address, atStep, newGame } from './addresses';
import { EXAMPLE, TIED } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const row = (page: Page, name: RegExp): Locator => page.getByRole('table').getByRole('row', { name });
const toHill = (page: Page, letter: string): Locator =>
  page.getByRole('button', { name: `Hill ${letter}: go to its count` });
const gainsOf = (page: Page, name: string): Locator =>
  page.getByRole('group').filter({ hasText: `How did ${name} get` });

async function openTally(page: Page, notation = EXAMPLE): Promise<void> {
  await seedGame(page, notation);
  await page.goto(atStep('tally'));
  await expect(page.getByRole('table')).toBeVisible();
}

test('leads from each hill to its count, and back', { tag: '@wide' }, async ({ page }) => {
  await openTally(page);
  await expect(row(page, /^Discs for captives/)).toHaveCount(0);
  await toHill(page, 'F').click();
  await expect(page).toHaveURL(atStep('F-b'));
  await page.goBack();
  await row(page, /^Hill B/)
    .getByRole('cell')
    .last()
    .click();
  await expect(page).toHaveURL(atStep('B-b'));
  await page.goBack();
  await toHill(page, 'G').press('Enter');
  await expect(page).toHaveURL(atStep('G-b'));
});

test('says in words which hill nobody got, which was tied, and who has discs for captives', async ({
  page,
}) => {
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
  expect(await inkOf('disc'), 'both are points').toBe(await inkOf('★'));
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
  await expect(page).toHaveURL(atStep('C-a'));
  await page.goBack();
  await page.getByText('How did Anna get 5?').click();
  await gainsOf(page, 'Anna').getByRole('button', { name: 'Hill B: its token' }).click();
  await expect(page).toHaveURL(atStep('B-b'));
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
  await expect(page).toHaveURL(atStep('tally'));
  await expect(row(page, /^Points \d/).getByRole('cell')).toHaveText(['3', '3', '11', '8', '11']);
  await expect(board.getByRole('button', { name: 'C2, red peasant' })).toBeFocused();
});

test('has sharing at the thumb, and all else one can do at the end', async ({ page }) => {
  await openTally(page);
  const share = page.getByRole('contentinfo').getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeInViewport();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(address('print'));
  await page.goBack();
  await main.getByRole('link', { name: 'Save this table' }).click();
  await expect(page).toHaveURL(`${address('open')}#save`);
  await expect(main.getByRole('heading').first()).toHaveText('Save this table');
  await page.getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await main.getByRole('button', { name: 'New table, same players' }).click();
  await expect(page).toHaveURL(newGame());
});
