/** The lamp over the table goes out: the page follows the phone, or the chosen theme, and never flashes. */
import { address } from './addresses';
import { paintedLook } from './look';
import { forbidStorage, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const look = (page: Page): Locator => page.getByRole('combobox', { name: 'Theme' });

async function expectLook(page: Page, wanted: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => paintedLook(page)).toBe(wanted);
}

test('follows the phone, keeps a chosen theme, then goes back to auto', async ({ page }) => {
  await page.goto(address('home'));
  for (const { wish, phone } of [
    { wish: 'dark', phone: 'light' },
    { wish: 'light', phone: 'dark' },
  ] as const) {
    await page.emulateMedia({ colorScheme: phone });
    await expect(look(page)).toBeEnabled();
    await expect(look(page)).toHaveValue('auto');
    await expectLook(page, phone);
    await look(page).selectOption(wish);
    await expectLook(page, wish);
    await page.reload();
    await expect(look(page)).toHaveValue(wish);
    await expectLook(page, wish);
    await look(page).selectOption('auto');
    await expectLook(page, phone);
    await page.reload();
    await expectLook(page, phone);
  }
});

test('a stored theme can be changed, and the next page uses it', async ({ page }) => {
  await page.goto(address('home'));
  await look(page).selectOption('dark');
  await page.reload();
  await look(page).selectOption('light');
  await expectLook(page, 'light');
  await page.getByRole('link', { name: /^Score a game/ }).click();
  await expect(page.getByRole('group', { name: 'How many players?' })).toBeVisible();
});

test('is right in the first paint, before any script has loaded', async ({ page }) => {
  await page.goto(address('home'));
  await page.emulateMedia({ colorScheme: 'light' });
  await look(page).selectOption('dark');
  await expectLook(page, 'dark');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expectLook(page, 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1c1713');
});

test('works as long as the page is open if storage is forbidden', async ({ page }) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await forbidStorage(page);
  await page.goto(address('home'));
  await page.emulateMedia({ colorScheme: 'light' });
  await look(page).selectOption('dark');
  await expectLook(page, 'dark');
  expect(crashes).toEqual([]);
});

test('with forced colours and more contrast, selections stand out and lines are visible', async ({
  page,
}) => {
  await seedGame(page);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await page.goto(address('players'));
  const number = page.getByRole('group', { name: 'How many players?' }).locator('label');
  await expect(number.filter({ hasText: '5' })).toHaveCSS('outline-style', 'solid');
  await expect(number.filter({ hasText: '2' })).toHaveCSS('outline-style', 'none');
  await expect(page.getByRole('link', { name: 'Tiles' }), 'a button has a frame').toHaveCSS(
    'border-top-style',
    'solid',
  );
  const ink = await number.first().evaluate((card) => getComputedStyle(card).borderTopColor);
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect(number.first()).toHaveCSS('border-top-color', 'rgb(100, 87, 65)');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(number.first()).toHaveCSS('border-top-color', 'rgb(223, 210, 182)');
  expect(ink).not.toBe('rgb(223, 210, 182)');

  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address('home'));
  await expect(look(page), 'its picture alone, with no word over it').toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
