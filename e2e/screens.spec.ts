/**
 * From screen to screen and back: a tap shows the result at once, back, forward and a reload work as on any page, and
 * only the visible screen handles keys.
 */
import { address, atStep } from './addresses';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const everybody = (page: Page): Locator => page.getByText('Everybody is on the board.');
const result = (page: Page): Locator => page.getByRole('link', { name: 'Show the result' });
const hillA = (page: Page): Locator => page.getByRole('row', { name: /^Hill A/ }).getByRole('cell');
const A4 = /^A4, .*green peasant/;

test.beforeEach(async ({ page }) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await expect(everybody(page)).toBeVisible();
});

test('corrections on the board are counted at once, and back and forward work', async ({ page }) => {
  await page.getByRole('button', { name: A4 }).click();
  await expect(everybody(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(everybody(page)).toBeVisible();
  await result(page).tap();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveTitle(/^Tally/);
  await expect(page.getByRole('main')).toBeFocused();
  const [nora, otto] = [hillA(page).nth(2), hillA(page).nth(3)];
  await expect(nora).toContainText('4');
  await page.goBack();
  await expect(page).toHaveURL(address('inhabitants'));
  await expect(page).toHaveTitle(/^Inhabitants/);
  await expect(everybody(page)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(everybody(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await page.getByRole('button', { name: A4 }).click();
  await expect(everybody(page)).toBeHidden();
  await result(page).click();
  await expect(otto).toContainText('4');
  await expect(nora).not.toContainText('4');
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await page.getByRole('link', { name: 'Count it together' }).tap();
  await expect(page).toHaveURL(`${address('score')}?together`);
  await expect(page).toHaveTitle(/^Score/);

  // From every entry screen and the count, Home is one tap away, and Back returns.
  for (const place of [`${address('score')}?together`, address('inhabitants'), address('tiles')]) {
    await page.goto(place);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who won, and why?');
    await page.goBack();
    await expect(page).toHaveURL(place);
  }
});

test('only the visible screen handles keys', async ({ page }) => {
  await page.getByRole('button', { name: A4 }).click();
  await page.getByRole('button', { name: /^A4, / }).click();
  await expect(everybody(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(page.locator('#content')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
  await result(page).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('#content')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(atStep('G-b'));
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(everybody(page), 'nothing was undone behind the count').toBeVisible();
});

test('after a reload, Back leads to a complete screen', async ({ page }) => {
  const score = page.getByRole('list', { name: 'Score so far' });
  await page.goto(address('players'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiles' }).tap();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inhabitants' }).tap();
  await page.getByRole('link', { name: 'Count it together' }).tap();
  await expect(score).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Inhabitants' }).tap();
  await page.getByRole('link', { name: /Count it together|Go on with the count/ }).tap();
  await expect(score).toBeVisible();
  await page.reload();
  await expect(score).toBeVisible();
  await page.goBack();
  await expect(everybody(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/score/);
  await expect(score).toBeVisible();
});
