/**
 * From screen to screen and back: a tap shows the count at once, back, forward and a reload lead where they would on any
 * page, and keys are heard by the screen that is shown and by no other.
 */
import { address, atStep } from './addresses';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const everybody = (page: Page): Locator => page.getByText('Everybody is on the board.');
const verdict = (page: Page): Locator => page.getByRole('heading', { level: 2 });
const A4 = /^A4, .*green peasant/;

test.beforeEach(async ({ page }) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await expect(everybody(page)).toBeVisible();
});

test('the count is shown at once, and back and forward lead to and fro', async ({ page }) => {
  await page.getByRole('link', { name: 'Score' }).tap();
  await expect(verdict(page)).toHaveText('Hill A: Nora takes the 4, with 12 to Otto’s 7');
  await expect(page).toHaveURL(address('score'));
  await expect(page).toHaveTitle(/^Score/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: /^Next/ }).tap();
  await expect(page).toHaveURL(atStep('B-b'));
  await page.goBack();
  await expect(page).toHaveURL(address('score'));
  await page.goBack();
  await expect(page).toHaveURL(address('inhabitants'));
  await expect(page).toHaveTitle(/^Inhabitants/);
  await expect(everybody(page)).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
  await page.goForward();
  await expect(verdict(page)).toHaveText(/^Hill A/);
  await expect(everybody(page)).toBeHidden();
  await page.reload();
  await expect(verdict(page)).toHaveText(/^Hill A/);
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(everybody(page)).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
});

test('keys are heard by the screen that is shown only', async ({ page }) => {
  await page.getByRole('button', { name: A4 }).click();
  await page.getByRole('button', { name: /^A4, / }).click();
  await expect(everybody(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(page.locator('#content')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(verdict(page)).toHaveText(/^Hill A/);
  await expect(page.locator('#content')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(atStep('B-b'));
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(everybody(page), 'nothing was undone behind the count').toBeVisible();
});

test('what was corrected on the board is counted', async ({ page }) => {
  await page.getByRole('button', { name: A4 }).click();
  await expect(everybody(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(everybody(page)).toBeVisible();
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(verdict(page)).toHaveText('Hill A: Nora takes the 4, with 12 to Otto’s 7');
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await page.getByRole('button', { name: A4 }).click();
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(verdict(page)).toHaveText(/^Hill A: Otto takes/);
});
