/**
 * A cheap phone to measure with: a real browser at a phone's size with its processor slowed down, and a thumb. Everything
 * is done several times over, and of each tap its quickest time counts, because whatever else the machine does can only
 * make it slower.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { makeSaved, NOTHING_KEPT, type Notebook } from '../lib/palatinus/enter';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
export const SLOWER = 4;
const ROUNDS = 5;
/** How long a thumb stays on the screen. */
const TOUCH_MS = 80;
/** Nobody taps faster; and the browser should be idle when the next tap comes. */
const BETWEEN_MS = 400;

/** The quickest time of each tap, in the order in which the round gives them. */
export async function quickest(
  round: (browser: Browser) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const { chromium } = await import('@playwright/test'); // not before: it slows the engine's figures down
  const browser = await chromium.launch(await launchOptions());
  const rounds: (readonly number[])[] = [];
  try {
    for (let index = 0; index < ROUNDS; index += 1) rounds.push(await round(browser));
  } finally {
    await browser.close();
  }
  const [first = []] = rounds;
  if (rounds.some(({ length }) => length !== first.length)) throw new Error('No two rounds are alike.');
  return first.map((_, tap) => Math.min(...rounds.map((times) => times[tap] ?? Number.POSITIVE_INFINITY)));
}

/** Not bundled along: the script finds its files from where it lies. */
async function launchOptions(): Promise<object> {
  const script = pathToFileURL(join(process.cwd(), 'scripts/browser.js')).href;
  const browser: typeof import('./browser.js') = await import(/* @vite-ignore */ script);
  return browser.launchOptions();
}

export interface Phone {
  readonly page: Page;
  /** Touches the middle of something, and tells how long it took until the browser had painted again. */
  tap(target: Locator): Promise<number>;
  /** The same, until something is there that was not before. */
  tapUntil(target: Locator, selector: string): Promise<number>;
}

/** A phone with a table on it, at one of the app's screens, so many times slower than this machine. */
export async function phoneWith(
  browser: Browser,
  notebook: Notebook,
  address: string,
  slower = SLOWER,
): Promise<Phone> {
  const page = await browser.newPage(PHONE);
  const saved = makeSaved({ ...NOTHING_KEPT, notebook });
  await page.addInitScript((text) => localStorage.setItem('septimontium', text), saved);
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(watchEvents);
  return {
    page,
    tap: async (target) => {
      await touch(session, target);
      await pause(BETWEEN_MS);
      return page.evaluate(slowestEvent);
    },
    tapUntil: async (target, selector) => {
      if ((await page.locator(selector).count()) > 0) throw new Error(`${selector} is there already.`);
      await page.evaluate(watchFor, selector);
      await touch(session, target);
      await page.waitForFunction(isThere, undefined, { polling: BETWEEN_MS });
      return page.evaluate(timeUntilThere);
    },
  };
}

/**
 * A finger that comes down and goes up again. Not Playwright's own tap, which first looks at the target, slowed down and
 * measured like everything else, and whose finger is gone before the page can show that it was there.
 */
async function touch(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to touch: the target is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type Watched = { times: number[]; released: number; there: number };

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

/** In the page: times the way from the finger that goes up to the end of the frame in which something is there. */
function watchFor(selector: string): void {
  const watched = window as unknown as Watched;
  watched.there = 0;
  addEventListener('pointerup', (event) => (watched.released = event.timeStamp), {
    capture: true,
    once: true,
  });
  const look = (): void => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (watched.there = performance.now());
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  look();
}

function isThere(): boolean {
  return (window as unknown as Watched).there > 0;
}

function timeUntilThere(): number {
  const { there, released } = window as unknown as Watched;
  return there - released;
}
