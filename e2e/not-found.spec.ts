/** A link was copied wrong: the page says so plainly, in the reader's language, and shows the way back. */
import { address } from './addresses';
import { expect, test } from './test';

test('any address that leads nowhere is answered with a page that is not found', async ({ request }) => {
  for (const nowhere of [
    '/nowhere',
    '/en/nowhere',
    '/en/palatinus/nowhere',
    '/de',
    '/en/a/b/c',
    '/api/nowhere',
  ]) {
    const answer = await request.get(nowhere);
    expect(answer.status(), nowhere).toBe(404);
    const html = await answer.text();
    expect(html, nowhere).toContain('No hill here');
    expect(html, nowhere).toContain('<html lang="en"');
  }
});

test('shows the way back', async ({ page }) => {
  await page.goto('/en/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'No hill here' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Septimontium, to the start' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(address('home'));
});

test.describe('to a French reader', () => {
  test.use({ locale: 'fr-FR' });

  test('is said in French, and in English when asked', async ({ page }) => {
    await page.goto('/nulle-part');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1, name: 'Pas de colline ici' })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No hill here' })).toBeVisible();
    await expect(page).toHaveURL('/nulle-part');
  });
});
