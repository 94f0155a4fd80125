/** Someone without a mouse walks the page with the keyboard alone, and always sees where they are. */
import { expect, type Locator, test } from '@playwright/test';

async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).toBe('solid');
}

test('goes through the header in order, each stop with a ring', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('combobox', { name: 'Look' })).toBeEnabled();
  for (const stop of [
    page.getByRole('link', { name: 'Skip to the content' }),
    page.getByRole('link', { name: 'Septimontium, to the start' }),
    page.getByRole('link', { name: 'Français' }),
    page.getByRole('combobox', { name: 'Look' }),
  ]) {
    await page.keyboard.press('Tab');
    await expectRing(stop);
  }
});

test('skips the header when asked to', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('changes language and look from the keyboard', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Français' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const look = page.getByRole('combobox', { name: 'Apparence' });
  await expect(look).toBeEnabled();
  await look.focus();
  await page.keyboard.press('s');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
