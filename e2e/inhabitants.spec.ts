/** Someone enters who stands where: picks once, taps many, slips now and then, and is told in words what is off. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { LAID_TABLE, seed } from './seed';

const field = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });
const kind = (page: Page, name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) });

test.beforeEach(async ({ page }) => {
  await seed(page, LAID_TABLE);
  await page.goto('/en/inhabitants');
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
});

test('places with a tap, takes back with another, replaces with another brush', async ({ page }) => {
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, red merchant, beside/);
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, empty/);
  await field(page, 'A1').tap();
  await page.getByText('Peasant', { exact: true }).tap();
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, red peasant/);
  await expect(page.getByRole('contentinfo')).toContainText('red merchant on A1 is now red peasant');
});

test('moves the brush on by itself, and takes back the last of a kind all the same', async ({ page }) => {
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

test('clears the board, and brings everybody back', async ({ page }) => {
  for (const name of ['A1', 'A2', 'A3', 'A4']) await field(page, name).tap();
  await page.getByRole('button', { name: 'Take all inhabitants off the board' }).tap();
  await expect(page.getByRole('contentinfo')).toContainText('All 4 inhabitants are off the board');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('4 of 35 placed')).toBeVisible();
});

test('takes up the brush again after a full board was cleared', async ({ page }) => {
  const fields = page.locator('[role="button"][data-spot]');
  for (let tap = 0; tap < 35; tap += 1) await fields.nth(tap).tap();
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
  await fields.nth(40).tap();
  await expect(page.getByRole('contentinfo')).toContainText(
    'Everybody is placed. To place more, pick a kind',
  );
  await page.getByRole('button', { name: 'Take all inhabitants off the board' }).tap();
  await fields.nth(40).tap();
  await expect(page.getByText('1 of 35 placed')).toBeVisible();
});

test('says what is off, in words, and what may have happened', async ({ page }) => {
  for (const name of ['A1', 'A2', 'A3']) await field(page, name).tap();
  await page.getByText('Merchant', { exact: true }).tap();
  await field(page, 'A4').tap();
  await expect(page.getByRole('contentinfo')).toContainText('Livia (red): 1 merchant too many.');
  await expect(kind(page, 'Merchant')).toHaveAccessibleName(/1 too many/);
  for (const name of ['B1', 'B2', 'B3']) await field(page, name).tap();
  await expect(page.getByRole('contentinfo')).toContainText(
    'Livia (red) has 1 merchant too many and 1 condottiere too few: is one of A1',
  );
});

test('holds no more of a people than the box does', async ({ page }) => {
  const names = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C1'];
  for (const name of names) {
    await page.getByText('Livia', { exact: true }).tap();
    await page.getByText('Merchant', { exact: true }).tap();
    await field(page, name).tap();
  }
  await expect(field(page, 'B6')).toHaveAccessibleName(/red merchant/);
  await expect(field(page, 'C1')).toHaveAccessibleName(/empty/);
  await expect(page.getByRole('contentinfo')).toContainText('The box holds only 12');
});

test('turns the board without moving anybody', async ({ page }) => {
  await field(page, 'A1').tap();
  const before = await page.locator('[data-at="A1"]').boundingBox();
  await page.getByRole('button', { name: 'Turn the board' }).tap();
  await expect.poll(async () => (await page.locator('[data-at="A1"]').boundingBox())?.y).not.toBe(before?.y);
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, red merchant/);
});

for (const look of ['light', 'dark'] as const) {
  test(`can be read and used by everyone, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await field(page, 'A1').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('speaks French, too', async ({ page }) => {
  await page.goto('/fr/inhabitants');
  await expect(page.getByRole('heading', { level: 1, name: 'Habitants' })).toBeVisible();
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, marchand rouge/);
});
