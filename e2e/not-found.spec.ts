/** A link was copied wrong: the page says so plainly, in the reader's language, and shows the way back. */
import { expect, test } from '@playwright/test';
import { expectAccessible } from './look';

for (const address of ['/nowhere', '/en/nowhere', '/de', '/en/a/b/c', '/api/nowhere']) {
  test(`answers ${address} with a page that is not found`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'No hill here' })).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Septimontium, to the start' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL('/en');
  });
}

test.describe('to a French reader', () => {
  test.use({ locale: 'fr-FR' });

  test('is said in French, and in English when asked', async ({ page }) => {
    const answer = await page.goto('/nulle-part');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1, name: 'Pas de colline ici' })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No hill here' })).toBeVisible();
    await expect(page).toHaveURL('/nulle-part');
  });
});

test('can be read without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    locale: 'fr',
  });
  const page = await context.newPage();
  await page.goto('/nulle-part');
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de colline ici' })).toBeVisible();
  await context.close();
});
