/** A link was copied incorrectly: the page says so plainly, in the reader's language, and shows the way back. */
import { address } from './addresses';
import { expect, test } from './test';

test('every unknown address is answered with a page and the status 404', async ({ request }) => {
  for (const nowhere of [
    '/nowhere',
    '/en/nowhere',
    '/en/palatinus/nowhere',
    '/es',
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

test('is in French for a French reader, in English on request, and shows the way back', async ({ page }) => {
  await page.route('/nulle-part', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-language': 'fr-FR' } }),
  );
  await page.goto('/nulle-part');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de colline ici' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No hill here' })).toBeVisible();
  await expect(page).toHaveURL('/nulle-part');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Septimontium, home' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(address('home'));
});
