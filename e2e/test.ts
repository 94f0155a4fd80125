/**
 * The tests of a worker share one browser context, because a fresh one costs a second of both cores each time, most of
 * it for starting a process and compiling the same scripts again. Between two tests Playwright empties cookies, cache and
 * storage and forgets routes and scripts; what it leaves is emptied here.
 *
 * Whatever a test does, the browser must not have to block anything of the app: it would say so in the console.
 */
import { test as base, expect } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

export const test = base.extend({
  page: async ({ page }, use) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
    });
    await use(page);
    expect(blocked).toEqual([]);
    await page.context().clearPermissions();
    // A tab that was closed, or that ended on no page of the app, has nothing to forget.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  },
});
