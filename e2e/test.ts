/**
 * The tests of a worker share one browser context, because a fresh one costs a second of both cores each time, most of
 * it for starting a process and compiling the same scripts again. Between two tests Playwright empties cookies, cache and
 * storage and forgets routes and scripts; what it leaves is emptied here.
 */
import { test as base } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.context().clearPermissions();
    // A tab that was closed, or that ended on no page of the app, has nothing to forget.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  },
});
