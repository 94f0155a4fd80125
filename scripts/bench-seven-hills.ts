/**
 * The screens of Seven Hills on the slow phone: from a tap on the map to its painted marker, from the entry of an
 * epoch to its count and back, and from step to step up to the track, in the last epoch of a whole game of four
 * players.
 */
import type { Browser } from '@playwright/test';
import { AREAS, countSteps, type Epoch, parseNotation } from '../lib/seven-hills';
import { EMPTY_NOTEBOOK, type Notebook, openGame } from '../lib/seven-hills/enter';
import { againstFloor, type OnFloor, tapOnFloor } from './bench-floor';
import { browserForBench, phoneWithSevenHills } from './bench-phone';
import { type Figure, median } from './figure';

const ROUNDS = 5;
const LAST: Epoch = 5;
const STEP = 'article h2';
/** An element of the entry screen that the count does not have. */
const ENTRY = 'nav[aria-label="Epochs"]';

/** Five epochs of four players, with ties, legions in both camps and every class on the board. */
const WHOLE_GAME =
  'S1_r-Livia.g-Marco.y-Nora.b-Otto_otsu_1234Bxa-a-r-xPx-x1a-b-xrFx--r-xLb-a-a.4123Bx-1ra-ra-xaAa--rPxr-x1a-b-xrQx1ra--x-raFx-1r-ra-xL-b--b.3412Bx-1ra-1ra-xaA1a-a-r-xrQx2r--xr-rCb-1-xr-raFx-1ra-1r-xLa--a-b.2341Pxrb-x1a-b-xrQx2r--xra-1rCb-1a-xra-rE1-1r-xFx1-1rb-1ra-xaL--a-cW---b.1234Bx1-x1rd-1rb-xaA1b-1a-1r-xrPxrb-x1a-c-xrQx2r--xr-1sCrb-1a-xra-rVb--a-1Fx1-x1rd-1rb-xL--b-bW_k9';

interface Round extends OnFloor {
  readonly toCount: number;
  readonly toEntry: number;
  readonly steps: readonly number[];
  readonly taps: readonly number[];
}

export async function sevenHillsFigures(address: string, floor: string): Promise<readonly Figure[]> {
  const browser = await browserForBench();
  const rounds: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1)
    rounds.push({
      onFloor: await tapOnFloor(browser, floor),
      ...(await walkThrough(browser, address)),
      taps: await enterEpoch(browser, address),
    });
  await browser.close();
  const figure = againstFloor(rounds);
  return [
    figure("Seven Hills, an epoch's entry to its count", 2, ({ toCount }) => toCount),
    figure('Seven Hills, the count back to the entry', 2, ({ toEntry }) => toEntry),
    figure(`Seven Hills, ${rounds[0]?.steps.length} taps to the next step`, 1.25, ({ steps }) =>
      median(steps),
    ),
    figure(
      `Seven Hills, slowest of ${rounds[0]?.taps.length} taps on the map to its painted marker`,
      1,
      ({ taps }) => Math.max(...taps),
    ),
  ];
}

/** From the entry of the last epoch to its count, back, and then from step to step to the track. */
async function walkThrough(browser: Browser, address: string): Promise<Omit<Round, 'taps' | 'onFloor'>> {
  const phone = await phoneWithSevenHills(browser, wholeGame(), `${address}/en/seven-hills/epoch?e=${LAST}`);
  const { page } = phone;
  const elect = page.getByRole('link', { name: 'Elect consuls' });
  const toCount = await phone.tapUntil(elect, STEP);
  const toEntry = await phone.tapUntil(page.getByRole('link', { name: 'Epoch V', exact: true }), ENTRY);
  await phone.tapUntil(elect, STEP);
  const next = page.getByRole('button', { name: /^Next/ });
  const steps: number[] = [];
  for (let step = 1; step < countSteps(LAST).length; step += 1) steps.push(await phone.tap(next));
  await page.getByText('The track after Epoch V').first().waitFor();
  await page.close();
  return { toCount, toEntry, steps };
}

/** How long each tap took until its marker was painted: one of a player's plebeians in each area. */
async function enterEpoch(browser: Browser, address: string): Promise<readonly number[]> {
  const phone = await phoneWithSevenHills(browser, beforeLast(), `${address}/en/seven-hills/epoch?e=${LAST}`);
  const { page } = phone;
  await page.locator('[data-area]').first().waitFor();
  const times: number[] = [];
  const count = async (): Promise<string> =>
    (await page.getByRole('radio', { name: /Livia/ }).locator('..').textContent()) ?? '';
  const before = await count();
  for (const area of AREAS) times.push(await phone.tap(page.locator(`[data-area="${area}"]`)));
  if ((await count()) === before) throw new Error('No tap has placed a marker.');
  await page.close();
  return times;
}

function wholeGame(): Notebook {
  const game = parseNotation(WHOLE_GAME);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return openGame(EMPTY_NOTEBOOK, game.value);
}

/** The same game at the beginning of the last epoch, with nothing entered in it. */
function beforeLast(): Notebook {
  const { isOver: _, ...table } = wholeGame().table;
  const earlier = Object.entries(table.changes).filter(([key]) => !key.startsWith(`${LAST}/`));
  return { table: { ...table, changes: Object.fromEntries(earlier) } };
}
