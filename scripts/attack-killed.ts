/**
 * The browser is killed: a phone without power, a crash, a swipe that closes it. One second after the last tap
 * everything must be on the disk. Each round starts a separate browser, because it is killed, with its own folder,
 * because only the disk counts.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { FULL_GAME, storeBefore } from './bench-phone';
import { findChromium } from './find-chromium';

const FIELDS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B1', 'B2', 'B3', 'B4'];
/** The promise is about this second. */
const AFTER_LAST_TAP_MS = 1_000;
const MOST_WAITING_MS = 30_000;
/** The folder of localStorage in Chromium's profile. */
const FIRST_COPIES = 'Default/Local Storage';
const PROGRESS = /(\d+) of 35 placed/;

export const TAPS_PER_ROUND: number = FIELDS.length;

/** Taps ten fields, kills the browser, and returns how many of the taps the next visit does not show. */
export async function tapsLostWhenKilled(address: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'septimontium-'));
  const { chromium, options } = await findChromium();
  const start = (): Promise<BrowserContext> => chromium.launchPersistentContext(folder, options);
  const screen = `${address}/en/palatinus/inhabitants`;
  try {
    const browser = await start();
    const page = await browser.newPage();
    await storeBefore(page, { ...FULL_GAME, table: { ...FULL_GAME.table, pieces: {} } });
    await page.goto(screen);
    for (const field of FIELDS) await page.getByRole('button', { name: new RegExp(`^${field},`) }).click();
    await page.getByText(`${FIELDS.length} of 35 placed`).waitFor();
    await page.waitForTimeout(AFTER_LAST_TAP_MS);
    await kill(browser);
    // How much of localStorage is on the disk by then is random: nothing within its first five seconds, later some or
    // all. Here it is removed, so that no tap is saved by luck.
    await rm(join(folder, FIRST_COPIES), { recursive: true });

    const next = await start();
    const again = await next.newPage();
    await again.goto(screen);
    // If not all of them appear, the last number counts.
    await again
      .getByText(`${FIELDS.length} of 35 placed`)
      .waitFor({ timeout: MOST_WAITING_MS })
      .catch(() => undefined);
    const shown = Number(PROGRESS.exec(await again.locator('body').innerText())?.[1] ?? 0);
    await next.close();
    return FIELDS.length - shown;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Kills it immediately, so that it writes nothing more. */
async function kill(browser: BrowserContext): Promise<void> {
  const gone = new Promise((resolve) => browser.once('close', resolve));
  const session = await browser.browser()?.newBrowserCDPSession();
  session?.send('Browser.crash').catch(() => undefined);
  await gone;
}
