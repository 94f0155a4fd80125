/** The lamp over the table goes out: the page follows the phone, or the wish of the one who holds it, and never flashes. */
import { address } from './addresses';
import { paintedLook } from './look';
import { forbidStorage } from './seed';
import { expect, type Locator, type Page, test } from './test';

const look = (page: Page): Locator => page.getByRole('combobox', { name: 'Theme' });

async function expectLook(page: Page, wanted: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => paintedLook(page)).toBe(wanted);
}

test('follows the phone, keeps another look when asked to, then goes back to auto', async ({ page }) => {
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

test('is right in the first paint, before any of the app’s script has come', async ({ page }) => {
  await page.goto(address('home'));
  await page.emulateMedia({ colorScheme: 'light' });
  await look(page).selectOption('dark');
  await expectLook(page, 'dark');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expectLook(page, 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1c1713');
});

test('works for as long as the page is open where storage is forbidden', async ({ page }) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await forbidStorage(page);
  await page.goto(address('home'));
  await page.emulateMedia({ colorScheme: 'light' });
  await look(page).selectOption('dark');
  await expectLook(page, 'dark');
  expect(crashes).toEqual([]);
});
