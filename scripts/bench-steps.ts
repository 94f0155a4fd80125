/** From the last inhabitant to the first step of the count, and from each step to the next, to the tally. */
import type { Browser } from '@playwright/test';
import { countSteps, exampleGame, score } from '../lib/palatinus';
import { NOTHING_KEPT, type Notebook, openExample } from '../lib/table';
import type { Figure } from './bench-figure';
import { phoneWith, quickest, SLOWER } from './bench-phone';

export async function stepFigures(address: string): Promise<readonly Figure[]> {
  const [placed = 0, counted = 0, ...steps] = await quickest((browser) => countTable(browser, address));
  return [
    {
      what: `last inhabitant to the first step of the count, processor ${SLOWER}× slower`,
      measured: placed + counted,
      most: 200,
      unit: ' ms',
    },
    {
      what: `slowest of ${steps.length} taps to the next step, processor ${SLOWER}× slower`,
      measured: Math.max(...steps),
      most: 100,
      unit: ' ms',
    },
  ];
}

/** How long it took to paint the last inhabitant, the first step, and every further one. */
async function countTable(browser: Browser, address: string): Promise<readonly number[]> {
  const { notebook, left } = allButOne();
  const phone = await phoneWith(browser, notebook, `${address}/en/inhabitants`);
  const { page } = phone;
  const times = [
    await phone.tap(page.locator(`[data-spot="${left}"]`)),
    await phone.tapUntil(page.getByRole('link', { name: 'Score' }), 'article h2'),
  ];
  const next = page.getByRole('button', { name: /^Next/ });
  const steps = countSteps(score(exampleGame())).length;
  for (let step = 1; step < steps - 1; step += 1) times.push(await phone.tap(next));
  times.push(await phone.tapUntil(next, 'main table'));
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
