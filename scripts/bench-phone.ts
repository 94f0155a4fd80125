/**
 * A cheap phone to measure with: a real browser at a phone's size with its processor slowed down, and a thumb. Everything
 * is done several times over and the median counts, since a busy machine is late now and then.
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
/** How long a thumb stays on the screen. */
const TOUCH_MS = 80;
/** Nobody taps faster; and the browser should be idle when the next tap comes. */
const BETWEEN_MS = 400;

export const FULL_GAME: Notebook = openExample(EMPTY_NOTEBOOK);
/** When it was last changed. */
const CHANGED = Date.UTC(2026, 0, 1);
/** What Home shows of it. It is a link, so whoever sees it can act on it. */
export const OWN_ON_HOME = 'main a[href*="score?step=tally"]';
/** The same drawn by its scripts, with everything around it. */
export const CARD_ON_HOME = `${OWN_ON_HOME}:not([id])`;

export async function browserForBench(): Promise<Browser> {
  const { chromium, options } = await findChromium();
  return chromium.launch(options);
}

/** Puts a notebook of Palatinus on the device before a page is opened, as after one change on an earlier visit. */
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

/** What is kept on a phone on which Home has shown a game and was left. */
export async function keptAfterHome(browser: Browser, home: string): Promise<Kept> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await storeBefore(page, FULL_GAME);
  await page.goto(home, { waitUntil: 'networkidle' });
  // Another page of the app: Home is then left for certain.
  await page.goto(`${home}/games`);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

export interface Phone {
  readonly page: Page;
  /** Touches the middle of something, and tells how long it took until the browser had painted again. */
  tap(target: Locator): Promise<number>;
  /** The same, until something is there that was not before. */
  tapUntil(target: Locator, selector: string): Promise<number>;
  /** Types a digit into what has the focus, and tells how long it took until all of these were there, or had been. */
  typeUntil(digit: string, ...selectors: readonly string[]): Promise<number>;
  /** The same as `tapUntil`, but from the moment at which one thing is there until another one is. */
  tapAndTime(target: Locator, from: string, until: string): Promise<number>;
}

interface PhoneOptions {
  /** Whether pages can have workers. A processor that is slowed down slows no worker down, so that work is measured without. */
  readonly hasWorkers?: boolean;
}

/** What the service worker fetches would be measured along. */
const WITHOUT_SERVICE_WORKER = { ...PHONE, serviceWorkers: 'block' } as const;

/** A phone with a game of Palatinus on it, at one of the app's screens, loaded and at rest. */
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

/** The same on a page of a browser that may have more on it. */
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

/** The same with nothing on it. */
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

/** From asking for a page to the frame in which something is there. */
export async function timeUntilShown(page: Page, address: string, selector: string): Promise<number> {
  await page.addInitScript(watchFor, selector);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isShown, selector, { polling: 50, timeout: 60_000 });
  return page.evaluate(timeSinceStart, selector);
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

type Watched = { times: number[]; released: number; shown: Record<string, number> };

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

/** In the page: notes when a finger goes up or a key down, and the end of the frame in which something is there. */
function watchFor(selector: string): void {
  const watched = window as unknown as Watched;
  watched.shown = { ...watched.shown, [selector]: 0 };
  for (const event of ['pointerup', 'keydown'])
    addEventListener(event, ({ timeStamp }) => (watched.released = timeStamp), { capture: true, once: true });
  const look = (): void => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    // It is found before this frame is drawn, and a message comes after that. The frame after it may wait for other work.
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
