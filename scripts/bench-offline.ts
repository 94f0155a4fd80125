/**
 * Starts the app from the home screen, without network, on a slow phone: the time until Home shows the person's own
 * game and reacts. Compared with the floor, which the same worker keeps on the device; measured alternately in the
 * same run.
 */
import type { Browser, BrowserContext } from '@playwright/test';
import { OWN_ON_FLOOR } from './bench-floor';
import {
  browserForBench,
  CARD_ON_HOME,
  FULL_GAME,
  type Kept,
  keptAfterHome,
  OWN_ON_HOME,
  PHONE,
  SLOWER,
  storeBefore,
  timeUntilShown,
} from './bench-phone';
import { type Figure, median } from './figure';

const ROUNDS = 9;

export async function offlineFigures(app: string, floor: string): Promise<readonly Figure[]> {
  const browser = await browserForBench();
  const kept = await keptAfterHome(browser, `${app}/en`);
  const phones = await Promise.all([
    installed(browser, kept, `${app}/en`, OWN_ON_HOME),
    installed(browser, kept, `${app}/en`, CARD_ON_HOME),
    installed(browser, kept, `${floor}/`, OWN_ON_FLOOR),
  ]);
  const times: readonly number[][] = phones.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, start] of phones.entries()) times[index]?.push(await start());
  await browser.close();
  const [home, card, ground] = times.map(median) as [number, number, number];
  const figure = (name: string, ms: number, most: number): Figure => ({
    what: `started from the home screen without network, slow phone: ${name} shows a full game (${Math.round(ms)} ms), against the floor kept by the same worker (${Math.round(ground)} ms)`,
    measured: ms / ground,
    most,
    unit: '×',
  });
  return [figure('Home', home, 1.2), figure('Home, by its scripts,', card, 2.2)];
}

/** A phone with a kept app; the returned function starts the app and measures how long that takes. */
async function installed(
  browser: Browser,
  kept: Kept,
  address: string,
  shows: string,
): Promise<() => Promise<number>> {
  const context = await browser.newContext({ ...PHONE, storageState: kept });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await page.close();
  await context.setOffline(true);
  return () => start(context, address, shows);
}

async function start(context: BrowserContext, address: string, shows: string): Promise<number> {
  const page = await context.newPage();
  await storeBefore(page, FULL_GAME);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  // As on the next morning: the worker has to be started, too.
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const ms = await timeUntilShown(page, address, shows);
  await page.close();
  return ms;
}
