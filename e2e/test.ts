/**
 * The tests of a worker share one browser context, because a fresh one costs a second of both cores each time, most of
 * it for starting a process and compiling the same scripts again. Between two tests Playwright empties cookies, cache and
 * storage and forgets routes and scripts; what it leaves is emptied here.
 *
 * Whatever a test does, the browser must not have to block anything of the app: it would say so in the console.
 */
import { test as base, expect } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

interface Options {
  /**
   * Whether the browser comes to rest, as a phone does after each page: then the app fetches whatever may be asked for next,
   * which is a third of the work of opening a page. A test that is not about it does without; parts that are loaded late
   * come when they are asked for.
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
    // A tab that was closed, or that ended on no page of the app, has nothing to forget.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  },
});
