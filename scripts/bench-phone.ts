/**
 * A cheap phone to measure with: a real browser at a phone's size with a throttled processor, and simulated touches.
 * Everything is repeated and the median counts, because a busy machine is sometimes slow.
 */
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { palatinusDocument } from '../lib/files/palatinus';
import { sevenHillsDocument } from '../lib/files/seven-hills';
import { EMPTY_NOTEBOOK, type Notebook, openExample } from '../lib/palatinus/enter';
import type { Notebook as SevenHillsNotebook } from '../lib/seven-hills/enter';
import { type GameDocument, makeSaved, nothingSaved } from '../lib/store';
import { findChromium } from './find-chromium';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
export const SLOWER = 4;
/** How long a touch lasts. */
const TOUCH_MS = 80;
/** Nobody taps faster, and the browser should be idle before the next tap. */
const BETWEEN_MS = 400;

export const FULL_GAME: Notebook = openExample(EMPTY_NOTEBOOK);
/** The date of its last change. */
const CHANGED = Date.UTC(2026, 0, 1);
/** The element on Home that shows the game. It is a link, so it can be used at once. */
export const OWN_ON_HOME = 'main a[href*="score?step=tally"]';
/** The same element when the scripts have drawn it, with everything around it. */
export const CARD_ON_HOME = `${OWN_ON_HOME}:not([id])`;

export async function browserForBench(): Promise<Browser> {
  const { chromium, options } = await findChromium();
  return chromium.launch(options);
}

/** Stores a notebook of Palatinus on the device before a page is opened, as after one change on an earlier visit. */
export async function storeBefore(page: Page, notebook: Notebook): Promise<void> {
  await storeGameBefore(page, palatinusDocument, notebook);
}

/** The same for any game. */
async function storeGameBefore<Document, View>(
  page: Page,
  game: GameDocument<Document, View>,
  document: Document,
): Promise<void> {
  const state = { ...nothingSaved(game), number: 1, changes: ['earlier.1'], changed: CHANGED, document };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    game.key,
    makeSaved(game, state),
  ] as const);
}

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a phone on which Home has shown a game and was left. */
export async function keptAfterHome(browser: Browser, home: string): Promise<Kept> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await storeBefore(page, FULL_GAME);
  await page.goto(home, { waitUntil: 'networkidle' });
  // Another page of the app, so that Home has certainly been left.
  await page.goto(`${home}/games`);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

export interface Phone {
  readonly page: Page;
  /** Touches the middle of an element, and returns how long it took until the browser had painted again. */
  tap(target: Locator): Promise<number>;
  /** The same, until an element appears that was not there before. */
  tapUntil(target: Locator, selector: string): Promise<number>;
  /** Types a digit into the focused input, and returns how long it took until each of these elements had appeared. */
  typeUntil(digit: string, ...selectors: readonly string[]): Promise<number>;
  /** Like `tapUntil`, but measures from the moment when one element appears until another does. */
  tapAndTime(target: Locator, from: string, until: string): Promise<number>;
}

interface PhoneOptions {
  /**
   * Whether pages can have workers. Processor throttling does not slow workers down, so that work is measured without
   * them.
   */
  readonly hasWorkers?: boolean;
}

/** Without the service worker, whose fetches would affect the measurement. */
const WITHOUT_SERVICE_WORKER = { ...PHONE, serviceWorkers: 'block' } as const;

/** A phone with a game of Palatinus, on one of the app's screens, loaded and idle. */
export async function phoneWith(
  browser: Browser,
  notebook: Notebook,
  address: string,
  { hasWorkers = true }: PhoneOptions = {},
): Promise<Phone> {
  const page = await browser.newPage(WITHOUT_SERVICE_WORKER);
  if (!hasWorkers) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  return phoneOn(page, notebook, address);
}

/** The same on a page of an existing browser context, which may have more stored. */
export async function phoneOn(page: Page, notebook: Notebook, address: string): Promise<Phone> {
  await storeBefore(page, notebook);
  return phoneAt(page, address);
}

/** The same with a game of Seven Hills. */
export async function phoneWithSevenHills(
  browser: Browser,
  notebook: SevenHillsNotebook,
  address: string,
): Promise<Phone> {
  const page = await browser.newPage(WITHOUT_SERVICE_WORKER);
  await storeGameBefore(page, sevenHillsDocument, notebook);
  return phoneAt(page, address);
}

/** The same without any game. */
export async function phoneWithNothing(browser: Browser, address: string): Promise<Phone> {
  return phoneAt(await browser.newPage(WITHOUT_SERVICE_WORKER), address);
}

async function phoneAt(page: Page, address: string): Promise<Phone> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchEvents);
  return {
    page,
    tap: async (target) => {
      await touch(session, target);
      await pause(BETWEEN_MS);
      return page.evaluate(slowestEvent);
    },
    tapUntil: async (target, selector) => {
      await doAndWait(page, () => touch(session, target), [selector]);
      return page.evaluate(timeSinceTouch, selector);
    },
    typeUntil: async (digit, ...selectors) => {
      await doAndWait(page, () => page.keyboard.press(digit), selectors);
      const times = selectors.map((selector) => page.evaluate(timeSinceTouch, selector));
      return Math.max(...(await Promise.all(times)));
    },
    tapAndTime: async (target, from, until) => {
      await doAndWait(page, () => touch(session, target), [from, until]);
      return page.evaluate(timeBetween, [from, until] as const);
    },
  };
}

async function doAndWait(page: Page, act: () => Promise<void>, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    if ((await page.locator(selector).count()) > 0) throw new Error(`${selector} is there already.`);
    await page.evaluate(watchFor, selector);
  }
  await act();
  for (const selector of selectors) await page.waitForFunction(isShown, selector, { polling: BETWEEN_MS });
  await pause(BETWEEN_MS);
}

/** The time from requesting a page to the frame in which an element appears. */
export async function timeUntilShown(page: Page, address: string, selector: string): Promise<number> {
  await page.addInitScript(watchFor, selector);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isShown, selector, { polling: 50, timeout: 60_000 });
  return page.evaluate(timeSinceStart, selector);
}

/**
 * A finger that comes down and goes up again. Playwright's own tap first checks the target, which would be slowed
 * down and measured too, and its finger is gone before the page can show that it was there.
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

type Watched = { times: number[]; released: number; shown: Record<string, number> };

/** Runs in the page: times every event, from the touch to the next paint. */
function watchEvents(): void {
  const watched = window as unknown as Watched;
  watched.times = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.times.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: the slowest event since the last call. Events shorter than one frame are not reported. */
function slowestEvent(): number {
  const watched = window as unknown as Watched;
  return Math.max(0, ...watched.times.splice(0));
}

/**
 * Runs in the page: records when a finger or a key goes up or down, and the end of the frame in which an element
 * appears.
 */
function watchFor(selector: string): void {
  const watched = window as unknown as Watched;
  watched.shown = { ...watched.shown, [selector]: 0 };
  for (const event of ['pointerup', 'keydown'])
    addEventListener(event, ({ timeStamp }) => (watched.released = timeStamp), { capture: true, once: true });
  const look = (): void => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    // It is found before this frame is drawn, and the message arrives after that. The next frame might be delayed by
    // other work.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (watched.shown[selector] = performance.now());
    port2.postMessage(undefined);
  };
  look();
}

function isShown(selector: string): boolean {
  return ((window as unknown as Watched).shown[selector] ?? 0) > 0;
}

function timeSinceTouch(selector: string): number {
  const { shown, released } = window as unknown as Watched;
  return (shown[selector] ?? 0) - released;
}

function timeBetween([from, until]: readonly [string, string]): number {
  const { shown } = window as unknown as Watched;
  return (shown[until] ?? 0) - (shown[from] ?? 0);
}

function timeSinceStart(selector: string): number {
  return (window as unknown as Watched).shown[selector] ?? 0;
}
