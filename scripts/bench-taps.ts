/** From a tap to its painted piece: a whole five-player table is entered, and the slowest of all taps counts. */
import type { Browser } from '@playwright/test';
import { countPieces, NOTHING_KEPT, openExample } from '../lib/palatinus/enter';
import type { Figure } from './bench-figure';
import { phoneWith, quickest, SLOWER } from './bench-phone';

export async function tapFigures(address: string): Promise<readonly Figure[]> {
  const taps = await quickest((browser) => enterTable(browser, address));
  return [
    {
      what: `slowest of ${taps.length} taps to its painted piece, processor ${SLOWER}× slower`,
      measured: Math.max(...taps),
      most: 100,
      unit: ' ms',
    },
  ];
}

/** How long each tap took. */
async function enterTable(browser: Browser, address: string): Promise<readonly number[]> {
  const { table, ...rest } = openExample(NOTHING_KEPT.notebook);
  const laid = { ...rest, table: { ...table, pieces: {} } };
  const phone = await phoneWith(browser, laid, `${address}/en/inhabitants`);
  const fields = await phone.page.locator('[role="button"][data-spot]:visible').all();
  const wanted = countPieces(table);
  const times: number[] = [];
  for (const field of fields.slice(0, wanted)) times.push(await phone.tap(field));
  const placed = await phone.page.locator('[data-at]:visible').count();
  if (placed !== wanted) throw new Error(`${wanted} taps placed ${placed} inhabitants.`);
  await phone.page.close();
  return times;
}
