/** The lamp over the table goes out: the page follows the phone, or the wish of the one who holds it, and never flashes. */
import { address } from './addresses';
import { paintedLook } from './look';
import { forbidStorage } from './seed';
import { expect, type Locator, type Page, test } from './test';

const look = (page: Page): Locator => page.getByRole('combobox', { name: 'Look' });

for (const { wish, phone } of [
  { wish: 'dark', phone: 'light' },
  { wish: 'light', phone: 'dark' },
] as const)
  test(`follows a ${phone} phone, keeps ${wish} when asked to, then goes back to auto`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: phone });
    await page.goto(address('home'));
    await expect(look(page)).toBeEnabled();
    await expect(look(page)).toHaveValue('auto');
    expect(await paintedLook(page)).toBe(phone);
    await page.emulateMedia({ colorScheme: wish });
    expect(await paintedLook(page)).toBe(wish);
    await page.emulateMedia({ colorScheme: phone });
    await look(page).selectOption(wish);
    expect(await paintedLook(page)).toBe(wish);
    await page.reload();
    await expect(look(page)).toHaveValue(wish);
    expect(await paintedLook(page)).toBe(wish);
    await look(page).selectOption('auto');
    expect(await paintedLook(page)).toBe(phone);
    await page.reload();
    expect(await paintedLook(page)).toBe(phone);
  });

test('is right in the first paint, before any of the app’s script has come', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('home'));
  await look(page).selectOption('dark');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await paintedLook(page)).toBe('dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1c1713');
});

test('works for as long as the page is open where storage is forbidden', async ({ page }) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await forbidStorage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('home'));
  await look(page).selectOption('dark');
  expect(await paintedLook(page)).toBe('dark');
  expect(crashes).toEqual([]);
});
