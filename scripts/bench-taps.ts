/**
 * From a tap to its painted piece, as the browser itself times it, with the processor slowed down to a cheap phone's.
 * A whole five-player table is entered several times, and the slowest of all taps counts; of each tap its quickest time,
 * because whatever else the machine does can only make it slower.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, CDPSession } from '@playwright/test';
import { countPieces, makeSaved, NOTHING_KEPT, openExample } from '../lib/table';
import type { Figure } from './bench-figure';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const SLOWER = 4;
const ROUNDS = 3;
/** How long a thumb stays on the screen. */
const TOUCH_MS = 80;
/** Nobody taps faster; and the browser should be idle when the next tap comes. */
const BETWEEN_MS = 400;

export async function tapFigures(address: string): Promise<readonly Figure[]> {
  const { chromium } = await import('@playwright/test'); // not before: it slows the engine's figures down
  const browser = await chromium.launch(await launchOptions());
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await enterTable(browser, address));
  await browser.close();
  const quickest = rounds[0]?.map((_, tap) => Math.min(...rounds.map((times) => times[tap] ?? 0))) ?? [];
  return [
    {
      what: `slowest of ${quickest.length} taps to its painted piece, processor ${SLOWER}× slower`,
      measured: Math.max(...quickest),
      most: 100,
      unit: ' ms',
    },
  ];
}

/** Not bundled along: the script finds its files from where it lies. */
async function launchOptions(): Promise<object> {
  const script = pathToFileURL(join(process.cwd(), 'scripts/browser.js')).href;
  const browser: typeof import('./browser.js') = await import(/* @vite-ignore */ script);
  return browser.launchOptions();
}

/** How long each tap took. */
async function enterTable(browser: Browser, address: string): Promise<readonly number[]> {
  const page = await browser.newPage({ ...PHONE, baseURL: address });
  const { table, ...rest } = openExample(NOTHING_KEPT.notebook);
  const saved = makeSaved({ ...NOTHING_KEPT, notebook: { ...rest, table: { ...table, pieces: {} } } });
  await page.addInitScript((text) => localStorage.setItem('septimontium', text), saved);
  await page.goto('/en/inhabitants', { waitUntil: 'networkidle' });
  const fields = await page.locator('[role="button"][data-spot]').all();
  const boxes = await Promise.all(fields.slice(0, countPieces(table)).map((field) => field.boundingBox()));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchEvents);
  const times: number[] = [];
  for (const box of boxes) {
    if (box) await touch(session, box.x + box.width / 2, box.y + box.height / 2);
    await pause(BETWEEN_MS);
    times.push(await page.evaluate(slowestEvent));
  }
  const placed = await page.locator('[data-at]').count();
  if (placed !== boxes.length) throw new Error(`${boxes.length} taps placed ${placed} inhabitants.`);
  await page.close();
  return times;
}

/**
 * A finger that comes down and goes up again. Not Playwright's own tap, which first looks at the target, slowed down and
 * measured like everything else, and whose finger is gone before the page can show that it was there.
 */
async function touch(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type Watched = { times: number[] };

/** In the page: times every event, from the touch to the paint that follows it. */
function watchEvents(): void {
  const watched = window as unknown as Watched;
  watched.times = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.times.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** In the page: the slowest since one asked last. What is quicker than one frame is not told of. */
function slowestEvent(): number {
  const watched = window as unknown as Watched;
  return Math.max(0, ...watched.times.splice(0));
}
