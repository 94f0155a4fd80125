/** From screen to screen and from step to step, with nothing drawn in advance; and from a tap to its painted piece. */
import type { Browser } from '@playwright/test';
import { countSteps, exampleGame, score } from '../lib/palatinus';
import { countPieces } from '../lib/palatinus/enter';
import { browserForBench, FULL_GAME, phoneWith, SLOWER } from './bench-phone';
import { type Figure, median } from './figure';

const ROUNDS = 5;
const STEP = 'article h2';
const TALLY = 'main table';
/** The card below the tally, once every reading and every slip has been tried. */
const SETTLED = '[data-settled]';
const BOARD =
  '[role="button"][data-spot][aria-label*="next to"], [role="button"][data-spot][aria-label*="beside"]';

interface Round {
  readonly toScore: number;
  readonly toInhabitants: number;
  readonly toSettled: number;
  readonly steps: readonly number[];
  readonly taps: readonly number[];
}

export async function screenFigures(address: string): Promise<readonly Figure[]> {
  const browser = await browserForBench();
  const rounds: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1)
    rounds.push({ ...(await walkThrough(browser, address)), taps: await enterGame(browser, address) });
  await browser.close();
  const slowed = `processor ${SLOWER}× slower`;
  const steps = rounds.flatMap((round) => round.steps);
  return [
    {
      what: `Inhabitants to Score, ${slowed}`,
      measured: median(rounds.map(({ toScore }) => toScore)),
      most: 200,
      unit: ' ms',
    },
    {
      what: `Score to Inhabitants, ${slowed}`,
      measured: median(rounds.map(({ toInhabitants }) => toInhabitants)),
      most: 200,
      unit: ' ms',
    },
    {
      what: `Tally to whether an argument matters, ${slowed}`,
      measured: median(rounds.map(({ toSettled }) => toSettled)),
      most: 300,
      unit: ' ms',
    },
    {
      what: `${steps.length} taps to the next step, ${slowed}`,
      measured: median(steps),
      most: 125,
      unit: ' ms',
    },
    {
      what: `slowest of ${rounds[0]?.taps.length} taps to its painted piece, ${slowed}`,
      measured: median(rounds.map(({ taps }) => Math.max(...taps))),
      most: 100,
      unit: ' ms',
    },
  ];
}

/** From the inhabitants to the count, back, and then from step to step to the tally. */
async function walkThrough(browser: Browser, address: string): Promise<Omit<Round, 'taps'>> {
  const phone = await phoneWith(browser, FULL_GAME, `${address}/en/palatinus/inhabitants`);
  const { page } = phone;
  const toScore = await phone.tapUntil(page.getByRole('link', { name: 'Count it together' }), STEP);
  const toInhabitants = await phone.tapUntil(page.getByRole('link', { name: 'Inhabitants' }), BOARD);
  const result = page.getByRole('link', { name: 'Show the result' });
  const toSettled = await phone.tapAndTime(result, TALLY, SETTLED);
  await page.keyboard.press('Home');
  const next = page.getByRole('button', { name: /^Next/ });
  const steps: number[] = [];
  for (let step = 1; step < countSteps(score(exampleGame())).length - 1; step += 1)
    steps.push(await phone.tap(next));
  await page.close();
  return { toScore, toInhabitants, toSettled, steps };
}

/** How long each tap took until its piece was painted, for a whole five-player game. */
async function enterGame(browser: Browser, address: string): Promise<readonly number[]> {
  const laid = { ...FULL_GAME, table: { ...FULL_GAME.table, pieces: {} } };
  const phone = await phoneWith(browser, laid, `${address}/en/palatinus/inhabitants`);
  const fields = await phone.page.locator('[role="button"][data-spot]:visible').all();
  const wanted = countPieces(FULL_GAME.table);
  const times: number[] = [];
  for (const field of fields.slice(0, wanted)) times.push(await phone.tap(field));
  const placed = await phone.page.locator('[data-at]:visible').count();
  if (placed !== wanted) throw new Error(`${wanted} taps placed ${placed} inhabitants.`);
  await phone.page.close();
  return times;
}
