/** The browser that scripts/browser.js has found, for bundled programs. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserType, LaunchOptions } from '@playwright/test';

/** Imported lazily: the test runner's package would slow down measurements that need no browser. */
export async function findChromium(): Promise<{ chromium: BrowserType; options: LaunchOptions }> {
  const { chromium } = await import('@playwright/test');
  // Not bundled, because the script finds its files relative to its own location.
  const script = pathToFileURL(join(process.cwd(), 'scripts/browser.js')).href;
  const { launchOptions }: typeof import('./browser.js') = await import(/* @vite-ignore */ script);
  return { chromium, options: launchOptions() };
}
