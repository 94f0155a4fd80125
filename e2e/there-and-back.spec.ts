/**
 * When everybody stands on the board the count waits behind it: a tap shows it at once, and back, forward and a reload
 * lead where they would if it were any other page.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './look';
import { openTable } from './tables';

const everybody = (page: Page): Locator => page.getByText('Everybody is on the board.');
const verdict = (page: Page): Locator => page.getByRole('heading', { level: 2 });
const waiting = (page: Page): Locator => page.locator('[inert] h2');

async function wholeTable(page: Page): Promise<void> {
  await openTable(page);
  await page.goto('/en/inhabitants');
  await expect(everybody(page)).toBeVisible();
  await expect(waiting(page)).toBeAttached();
}

test('the count is shown at once, and back and forward lead to and fro', async ({ page }) => {
  await wholeTable(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Score' }).tap();
  await expect(verdict(page)).toHaveText('Hill A: Nora takes the 4, with 12 to Otto’s 7');
  await expect(page).toHaveURL('/en/score');
  await expect(page).toHaveTitle(/^Score/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: /^Next/ }).tap();
  await expect(page).toHaveURL('/en/score?step=B-b');
  await page.goBack();
  await expect(page).toHaveURL('/en/score');
  await page.goBack();
  await expect(page).toHaveURL('/en/inhabitants');
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

test('whatever waits neither hears keys nor speaks', async ({ page }) => {
  await wholeTable(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(page.locator('#content')).toHaveCount(1);
  await expect(page.locator('#live')).toBeEmpty();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(page).toHaveURL('/en/score');
  await expect(verdict(page)).toHaveText(/^Hill A/);
  await expect(page.getByRole('button', { name: 'Play by itself' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/en/score?step=B-b');
});

test('the board behind the count does not hear keys either', async ({ page }) => {
  await wholeTable(page);
  await page.getByRole('button', { name: /^A4, .*green peasant/ }).click();
  await page.getByRole('button', { name: /^A4, / }).click();
  await expect(everybody(page)).toBeVisible();
  await expect(waiting(page)).toBeAttached();
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(verdict(page)).toHaveText(/^Hill A/);
  await expect(page.locator('#content')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(everybody(page)).toBeVisible();
});

test('what was corrected on the board is counted', async ({ page }) => {
  await wholeTable(page);
  await page.getByRole('button', { name: /^A4, .*green peasant/ }).click();
  await expect(everybody(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(everybody(page)).toBeVisible();
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(verdict(page)).toHaveText('Hill A: Nora takes the 4, with 12 to Otto’s 7');
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await page.getByRole('button', { name: /^A4, .*green peasant/ }).click();
  await page.getByRole('link', { name: 'Score' }).click();
  await expect(verdict(page)).toHaveText(/^Hill A: Otto takes/);
});
