/** From the last inhabitant to the first step of the count, and from each step to the next, to the tally. */
import type { Browser } from '@playwright/test';
import { countSteps, exampleGame, score } from '../lib/palatinus';
import { NOTHING_KEPT, type Notebook, openExample } from '../lib/palatinus/enter';
import type { Figure } from './bench-figure';
import { phoneWith, quickest, SLOWER } from './bench-phone';

/** A thumb's way from the last inhabitant to the button. */
const THUMB_MS = 1000;

export async function stepFigures(address: string): Promise<readonly Figure[]> {
  const [first = 0, ...slow] = await quickest((browser) => countTable(browser, address, SLOWER));
  const [, ...steps] = await quickest((browser) => countTable(browser, address, 1));
  const typical = slow.toSorted((a, b) => a - b)[Math.floor(slow.length / 2)] ?? 0;
  return [
    {
      what: `everybody placed, to the first step of the count, processor ${SLOWER}× slower`,
      measured: first,
      most: 200,
      unit: ' ms',
    },
    {
      what: `half of ${slow.length} taps to the next step, processor ${SLOWER}× slower`,
      measured: typical,
      most: 125,
      unit: ' ms',
    },
    {
      what: `slowest of ${steps.length} taps to the next step, on this machine`,
      measured: Math.max(...steps),
      most: 100,
      unit: ' ms',
    },
  ];
}

/** How long it took to paint the first step, and every further one. */
async function countTable(browser: Browser, address: string, slower: number): Promise<readonly number[]> {
  const { notebook, left } = allButOne();
  const phone = await phoneWith(browser, notebook, `${address}/en/inhabitants`, slower);
  const { page } = phone;
  await phone.tap(page.locator(`[data-spot="${left}"]:visible`));
  await page.waitForTimeout(THUMB_MS);
  const toScore = page.getByRole('link', { name: 'Score' });
  const times = [await phone.tapUntil(toScore, 'article h2:not([inert] *)')];
  const next = page.getByRole('button', { name: /^Next/ });
  const steps = countSteps(score(exampleGame())).length;
  for (let step = 1; step < steps - 1; step += 1) times.push(await phone.tap(next));
  times.push(await phone.tapUntil(next, 'main:not([inert] *) table'));
  await page.close();
  return times;
}

/** The example table before its last inhabitant, and where that one stands. */
function allButOne(): { notebook: Notebook; left: string } {
  const notebook = openExample(NOTHING_KEPT.notebook);
  const [[left = ''] = [], ...others] = Object.entries(notebook.table.pieces).toReversed();
  return {
    notebook: { ...notebook, table: { ...notebook.table, pieces: Object.fromEntries(others) } },
    left,
  };
}
