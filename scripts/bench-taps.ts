/**
 * From a tap to its painted piece, as the browser itself times it, with the processor slowed down to a cheap phone's.
 * A whole five-player table is entered, and the slowest of all taps counts.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exampleGame } from '../lib/palatinus';
import { makeSaved, NOTHING_KEPT, openExample } from '../lib/table';
import type { Figure } from './bench-figure';

const SLOWER = 4;

/** Not bundled along: the script finds its files from where it lies. */
async function launchOptions(): Promise<object> {
  const script = pathToFileURL(join(process.cwd(), 'scripts/browser.js')).href;
  const browser: typeof import('./browser.js') = await import(/* @vite-ignore */ script);
  return browser.launchOptions();
}

export async function tapFigures(address: string): Promise<readonly Figure[]> {
  const { chromium } = await import('@playwright/test'); // not before: it slows the engine's figures down
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const { table, ...rest } = openExample(NOTHING_KEPT.notebook);
  const saved = makeSaved({ ...NOTHING_KEPT, notebook: { ...rest, table: { ...table, pieces: {} } } });
  await page.addInitScript((text) => localStorage.setItem('septimontium', text), saved);
  await page.goto(`${address}/en/inhabitants`, { waitUntil: 'networkidle' });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const inhabitants = exampleGame().position.filter((piece) => piece !== undefined).length;
  const fields = page.locator('[role="button"][data-spot]');
  for (let tap = 0; tap < inhabitants; tap += 1) await fields.nth(tap).tap();
  await page
    .locator('[data-at]')
    .nth(inhabitants - 1)
    .waitFor();
  const taps = await page.evaluate(() => (window as unknown as { taps: number[] }).taps);
  await browser.close();
  if (taps.length === 0) throw new Error('The browser timed no tap.');
  return [
    {
      what: `slowest of ${inhabitants} taps to its painted piece, processor ${SLOWER}× slower`,
      measured: Math.max(...taps),
      most: 100,
      unit: ' ms',
    },
  ];
}
