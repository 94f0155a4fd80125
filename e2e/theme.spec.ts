/** The lamp over the table goes out: the page follows the phone, or the wish of the one who holds it, and never flashes. */
import { expect, test } from '@playwright/test';
import { expectAccessible, paintedLook } from './look';

test('follows the phone while left on auto', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  await expect(page.getByRole('combobox', { name: 'Look' })).toHaveValue('auto');
  expect(await paintedLook(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paintedLook(page)).toBe('dark');
});

for (const { wish, phone } of [
  { wish: 'dark', phone: 'light' },
  { wish: 'light', phone: 'dark' },
] as const) {
  test(`keeps ${wish} on a ${phone} phone over a reload, then goes back to auto`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: phone });
    await page.goto('/en');
    const look = page.getByRole('combobox', { name: 'Look' });
    await look.selectOption(wish);
    expect(await paintedLook(page)).toBe(wish);
    await expectAccessible(page);
    await page.reload();
    await expect(look).toHaveValue(wish);
    expect(await paintedLook(page)).toBe(wish);
    await look.selectOption('auto');
    expect(await paintedLook(page)).toBe(phone);
    await page.reload();
    expect(await paintedLook(page)).toBe(phone);
  });
}

test('is right in the first paint, before any of the app’s script has come', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  await page.getByRole('combobox', { name: 'Look' }).selectOption('dark');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await paintedLook(page)).toBe('dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1c1713');
});

test('works for as long as the page is open where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  await page.getByRole('combobox', { name: 'Look' }).selectOption('dark');
  expect(await paintedLook(page)).toBe('dark');
  expect(crashes).toEqual([]);
});
