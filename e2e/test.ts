/**
 * The tests of a worker share one browser context, because a new one costs a second of both cores each time, mostly
 * for starting a process and compiling the same scripts again. Between tests Playwright clears cookies, cache and
 * storage and removes routes and scripts; this file clears the rest.
 *
 * It also fails a test when the browser blocks something of the app, which appears in the console.
 */
import { test as base, expect } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

interface Options {
  /**
   * Whether the browser becomes idle, as on a phone after each page: then the app prefetches what may be needed next,
   * a third of the work of opening a page. Most tests do without; lazily loaded parts are then fetched on demand.
   */
  readonly rests: boolean;
}

export const test = base.extend<Options>({
  rests: [false, { option: true }],
  context: async ({ context, rests }, use) => {
    if (!rests) await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await use(context);
  },
  page: async ({ page }, use) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
    });
    await use(page);
    expect(blocked).toEqual([]);
    await page.context().clearPermissions();
    // A tab that was closed, or that ended outside the app, has nothing to clear.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  },
});
