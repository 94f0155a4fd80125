/** The browser that scripts/browser.js has found, for programs that are bundled. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserType, LaunchOptions } from '@playwright/test';

/** Loaded when it is needed: the test runner's package slows down what is measured without a browser. */
export async function findChromium(): Promise<{ chromium: BrowserType; options: LaunchOptions }> {
  const { chromium } = await import('@playwright/test');
  // Not bundled along: the script finds its files from where it lies.
  const script = pathToFileURL(join(process.cwd(), 'scripts/browser.js')).href;
  const { launchOptions }: typeof import('./browser.js') = await import(/* @vite-ignore */ script);
  return { chromium, options: launchOptions() };
}
