/** Someone enters who stands where: picks once, taps many, slips now and then, and is told in words what is off. */
import type { Notebook } from '../lib/palatinus/enter';
import { address } from './addresses';
import { LAID_TABLE, seed, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const field = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });
const kind = (page: Page, name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Twelve red merchants, as many as the box has inhabitants of a people. */
const ALL_OF_RED: Notebook = {
  ...LAID_TABLE,
  table: {
    ...LAID_TABLE.table,
    pieces: Object.fromEntries(
      ['20', '21', '22', '23', '24', '25', '10', '11', '12', '13', '14', '15'].map((spot) => [
        spot,
        { people: 'red', kind: 'merchant' },
      ]),
    ),
  },
};

async function openLaid(page: Page): Promise<void> {
  await seed(page, LAID_TABLE);
  await page.goto(address('inhabitants'));
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
}

test('places with a tap, takes back with another, replaces with another brush', async ({ page }) => {
  await openLaid(page);
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, red merchant, beside/);
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, empty/);
  await field(page, 'A1').tap();
  await page.getByText('Peasant', { exact: true }).tap();
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, red peasant/);
  await expect(footer(page)).toContainText('red merchant on A1 is now red peasant');

  const before = await page.locator('[data-at="A1"]').boundingBox();
  await page.getByRole('button', { name: 'Turn the board' }).tap();
  await expect.poll(async () => (await page.locator('[data-at="A1"]').boundingBox())?.y).not.toBe(before?.y);
  await expect(field(page, 'A1'), 'turning the board moves nobody').toHaveAccessibleName(/^A1, red peasant/);
});

test('moves the brush on by itself, and takes back the last of a kind all the same', async ({ page }) => {
  await openLaid(page);
  for (const name of ['A1', 'A2', 'A3']) await field(page, name).tap();
  await expect(kind(page, 'Peasant')).toBeChecked();
  await field(page, 'A3').tap();
  await expect(field(page, 'A3')).toHaveAccessibleName(/^A3, (spring, )?empty/);
  await expect(kind(page, 'Merchant')).toBeChecked();
  for (const name of ['A3', 'A4', 'A5', 'A6', 'B1']) await field(page, name).tap();
  await expect(page.getByRole('radio', { name: /^Marco/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Livia 7\/7/ })).toBeVisible();
});

test('undoes and redoes step by step, also after a reload', async ({ page }) => {
  await openLaid(page);
  for (const name of ['A1', 'A2', 'A3', 'A4']) await field(page, name).tap();
  await page.reload();
  await expect(page.getByText('4 of 35 placed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('2 of 35 placed')).toBeVisible();
  await expect(kind(page, 'Merchant')).toBeChecked();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(field(page, 'A3')).toHaveAccessibleName(/red merchant/);
});

test('clears a full board, takes up the brush again, and brings everybody back', async ({ page }) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
  await field(page, 'A5').tap();
  await expect(footer(page)).toContainText('Everybody is placed. To place more, pick a kind');
  await page.getByRole('button', { name: 'Take all inhabitants off the board' }).tap();
  await expect(footer(page)).toContainText('All 35 inhabitants are off the board');
  await field(page, 'A5').tap();
  await expect(page.getByText('1 of 35 placed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
});

test('says what is off, in words, and what may have happened', async ({ page }) => {
  await openLaid(page);
  for (const name of ['A1', 'A2', 'A3']) await field(page, name).tap();
  await page.getByText('Merchant', { exact: true }).tap();
  await field(page, 'A4').tap();
  await expect(footer(page)).toContainText('Livia (red): 1 merchant too many.');
  await expect(kind(page, 'Merchant')).toHaveAccessibleName(/1 too many/);
  for (const name of ['B1', 'B2', 'B3']) await field(page, name).tap();
  await expect(footer(page)).toContainText(
    'Livia (red) has 1 merchant too many and 1 condottiere too few: is one of A1',
  );
});

test('holds no more of a people than the box does', async ({ page }) => {
  await seed(page, ALL_OF_RED);
  await page.goto(address('inhabitants'));
  await expect(footer(page)).toContainText('Livia (red): 9 merchants too many.');
  await page.getByText('Livia', { exact: true }).tap();
  await page.getByText('Merchant', { exact: true }).tap();
  await field(page, 'C2').tap();
  await expect(footer(page)).toContainText('The box holds only 12');
  await expect(field(page, 'C2')).toHaveAccessibleName(/empty/);
});
