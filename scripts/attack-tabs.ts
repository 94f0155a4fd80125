/** Two tabs with the same game, tapped at the same time: each tap of either is one change of the game. */

import type { Browser, Page } from '@playwright/test';
import { palatinusDocument } from '../lib/files';
import { readSaved } from '../lib/store';
import { FULL_GAME, storeBefore } from './bench-phone';

const TAPS_OF_EACH = 250;
/** Faster than anybody taps. */
const BETWEEN_TAPS_MS = 10;
/** As long as it may take until everything is on the disk. */
const AFTER_LAST_TAP_MS = 1_000;
const MOST_WAITING_MS = 20_000;

export const TAPS_OF_BOTH: number = 2 * TAPS_OF_EACH;

/** Taps in two tabs at once, and returns how many of the taps are not saved, or twice. */
export async function tapsLostInTwoTabs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const screen = `${address}/en/palatinus/inhabitants`;
  const [one, other] = [await context.newPage(), await context.newPage()];
  // An empty board, so that the box never runs out of inhabitants, and every tap changes something.
  await storeBefore(one, { ...FULL_GAME, table: { ...FULL_GAME.table, pieces: {} } });
  for (const page of [one, other]) await page.goto(screen);
  const before = await changesSaved(other);
  await Promise.all([tap(one, 'A1'), tap(other, 'B1')]);
  await other.waitForTimeout(AFTER_LAST_TAP_MS);
  for (const page of [one, other]) await page.close();

  // The next visit brings the two copies together. Either of them may have been written last.
  const next = await context.newPage();
  await next.goto(screen);
  const end = performance.now() + MOST_WAITING_MS;
  let saved = 0;
  while (saved !== TAPS_OF_BOTH && performance.now() < end) {
    await next.waitForTimeout(100);
    saved = (await changesSaved(next)) - before;
  }
  await context.close();
  return Math.abs(TAPS_OF_BOTH - saved);
}

async function changesSaved(page: Page): Promise<number> {
  const text = await page.evaluate((key) => localStorage.getItem(key), palatinusDocument.key);
  return readSaved(palatinusDocument, text ?? '').state.number;
}

/** Puts an inhabitant on a field and takes it back, again and again. */
async function tap(page: Page, field: string): Promise<void> {
  const spot = await page.getByRole('button', { name: new RegExp(`^${field},`) }).getAttribute('data-spot');
  await page.evaluate(
    async ({ selector, taps, pause }) => {
      for (let count = 0; count < taps; count += 1) {
        const field = document.querySelector(selector);
        if (!field) throw new Error('The field is not on the board.');
        field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    { selector: `[data-spot="${spot}"]`, taps: TAPS_OF_EACH, pause: BETWEEN_TAPS_MS },
  );
}
