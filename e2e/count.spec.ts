/** Everyone leans in: the game is told hill by hill, and whoever doubts goes back, or to any hill, and forward again. */
import { address, atStep } from './addresses';
import { ONE_MISSING } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const hill = (page: Page, letter: string): Locator =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^Hill ${letter}(,|$)`) });

test('goes to any step by letter, key and the way back', { tag: '@wide' }, async ({ page }) => {
  await seedGame(page);
  await page.goto(address('score'));
  await hill(page, 'C').click();
  await expect(page).toHaveURL(atStep('C-a1'));
  await expect(hill(page, 'C')).toHaveAttribute('aria-current', 'step');
  await expect(hill(page, 'A')).toHaveAccessibleName('Hill A, counted: Nora');
  for (const [key, step] of [
    ['ArrowRight', 'C-a2'],
    ['ArrowRight', 'C-a'],
    ['ArrowLeft', 'C-a2'],
    ['End', 'tally'],
    ['Home', 'A-b'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(atStep(step));
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(atStep('B-b'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(atStep('tally'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Nora captures 2 peasants');
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Nora captures 2 peasants');
  await page.getByRole('button', { name: 'Tally' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(page).toHaveURL(atStep('G-b'));
});

test('shows the hill near by, or the whole board, and says who is missing on it', async ({ page }) => {
  await seedGame(page, ONE_MISSING);
  await page.goto(atStep('C-a'));
  const merchant = page.getByRole('group', { name: /^Hill C/ }).locator('[data-at="C3"]');
  await expect(merchant).toBeVisible();
  const near = (await merchant.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(async () => (await merchant.boundingBox())?.width ?? 0).toBeLessThan(near * 0.8);
  await page.getByText('Some inhabitants are missing or too many').click();
  await expect(page.getByText(/1 merchant missing/)).toBeVisible();
});

test('says what to do while something is missing', async ({ page }) => {
  await page.goto(address('score'));
  await expect(page.getByText('7 tiles are not laid yet.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to: Players' }).click();
  await expect(page).toHaveURL(address('players'));
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('captives leave with their cross, and stand still for whoever asks for less movement', async ({
    page,
  }) => {
    await seedGame(page);
    const moving = (): Promise<number> =>
      page.evaluate(
        () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
      );
    await page.goto(atStep('C-a2'));
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.locator('[data-gone]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-gone]')).toHaveCount(3);
    expect(await moving()).toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-gone]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-gone]')).toHaveCount(3);
    expect(await moving()).toBe(0);
  });
});
