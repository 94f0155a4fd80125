/** A French player borrows an English friend's phone: one tap changes the language, and the app remembers it. */
import { address } from './addresses';
import { seedGame } from './seed';
import { expect, test } from './test';

test('changes the language of the current page, and remembers it', async ({ page }) => {
  await page.goto(`${address('home')}?from=friend#about`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Qui a gagné');
  await expect(page).toHaveURL(`${address('home', 'fr')}?from=friend#about`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/');
  await expect(page).toHaveURL(address('home', 'fr'));

  await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who won, and why?');
  await page.goto('/');
  await expect(page).toHaveURL(address('home'));
});

test('changes on a screen of a game, too, and stays there', async ({ page }) => {
  await seedGame(page);
  await page.goto(`${address('score')}?step=C-b`);
  await expect(page.locator('head link[hreflang="fr"]')).toHaveAttribute('href', address('score', 'fr'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Hill C');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${address('score', 'fr')}?step=C-b`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Colline C');
});

test('is the chosen one, or else the one that the browser prefers', async ({ request }) => {
  for (const { asks, chose, lands } of [
    { asks: 'fr-FR,fr;q=0.9,en;q=0.8', lands: '/fr' },
    { asks: 'fr', lands: '/fr' },
    { asks: 'es-ES,es;q=0.9,fr;q=0.6,en;q=0.4', lands: '/fr' },
    { asks: 'de-DE,de;q=0.9,fr;q=0.6,en;q=0.4', lands: '/de' },
    { asks: 'en-GB,en;q=0.9,fr;q=0.8', lands: '/en' },
    { asks: 'es-ES', lands: '/en' },
    { asks: 'en-GB', chose: 'fr', lands: '/fr' },
    { asks: 'fr-FR', chose: 'en', lands: '/en' },
    { asks: 'fr-FR', chose: 'tlh', lands: '/fr' },
  ]) {
    const cookie = chose === undefined ? {} : { cookie: `lang=${chose}` };
    const answer = await request.get('/', {
      headers: { 'accept-language': asks, ...cookie },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location, `${asks}, chosen: ${chose}`).toBe(lands);
  }
});
