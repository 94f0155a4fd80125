/**
 * From screen to screen and from step to step, with nothing prerendered; from a tap to its painted piece; from a
 * typed number to its explanation; and from question to question of the quiz, each made on demand.
 */
import type { Browser } from '@playwright/test';
import { countSteps, exampleGame, score } from '../lib/palatinus';
import { countPieces } from '../lib/palatinus/enter';
import { againstFloor, type OnFloor, tapOnFloor } from './bench-floor';
import { gamesFigures } from './bench-games';
import { browserForBench, FULL_GAME, phoneWith } from './bench-phone';
import { type Figure, median } from './figure';

const ROUNDS = 5;
const STEP = 'article h2';
const TALLY = 'main table';
/** The card below the tally, once every reading and every slip has been tried. */
const SETTLED = '[data-settled]';
/**
 * What explains the players' numbers, with the number of explanations; the progress bar while more are searched for.
 */
const EXPLAINED = '[data-explained]';
const UNEXPLAINED = '[data-explained="0"]';
const SEARCHING = 'main progress';
const BOARD =
  '[role="button"][data-spot][aria-label*="next to"], [role="button"][data-spot][aria-label*="beside"]';

/** The answers of a question of the quiz that has not been answered yet. */
const ASKED = 'article fieldset button:not([aria-disabled])';
/** The topics with the largest positions, at the highest level. */
const LARGE_TOPICS = ['winner', 'whole-hill', 'shared-captive'];
const QUESTIONS_OF_TOPIC = 4;

interface Round extends OnFloor {
  readonly toScore: number;
  readonly toInhabitants: number;
  readonly toSettled: number;
  readonly steps: readonly number[];
  readonly taps: readonly number[];
  readonly toMisreading: number;
  readonly searched: number;
  readonly searchedHere: number;
  readonly questions: readonly number[];
}

export async function screenFigures(address: string, floor: string): Promise<readonly Figure[]> {
  const browser = await browserForBench();
  const rounds: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1)
    rounds.push({
      onFloor: await tapOnFloor(browser, floor),
      ...(await walkThrough(browser, address)),
      taps: await enterGame(browser, address),
      ...(await explainNumbers(browser, address)),
      questions: await askQuestions(browser, address),
    });
  const games = await gamesFigures(browser, address);
  await browser.close();
  const figure = againstFloor(rounds);
  return [
    figure('Inhabitants to Score', 2, ({ toScore }) => toScore),
    figure('Score to Inhabitants', 2, ({ toInhabitants }) => toInhabitants),
    figure('Tally to whether an argument matters', 3, ({ toSettled }) => toSettled),
    figure('a digit to the misreading that explains it', 1, ({ toMisreading }) => toMisreading),
    figure(
      'a digit to the end of the search through pairs of misreadings with rulings, progress shown',
      10,
      ({ searched }) => searched,
    ),
    figure(
      'the same without a worker, so that the search itself is slowed down',
      10,
      ({ searchedHere }) => searchedHere,
    ),
    figure(`${rounds[0]?.steps.length} taps to the next step`, 1.25, ({ steps }) => median(steps)),
    figure(`slowest of ${rounds[0]?.taps.length} taps to its painted piece`, 1, ({ taps }) =>
      Math.max(...taps),
    ),
    figure(`slowest of ${rounds[0]?.questions.length} questions made and painted`, 2, ({ questions }) =>
      Math.max(...questions),
    ),
    ...games,
  ];
}

/** From the inhabitants to the count, back, and then from step to step to the tally. */
async function walkThrough(
  browser: Browser,
  address: string,
): Promise<Pick<Round, 'toScore' | 'toInhabitants' | 'toSettled' | 'steps'>> {
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
  const buttons = phone.page.locator('[role="button"][data-spot]:visible');
  // On a busy machine the network may be idle before the board is drawn.
  await buttons.first().waitFor();
  const fields = await buttons.all();
  const wanted = countPieces(FULL_GAME.table);
  const times: number[] = [];
  for (const field of fields.slice(0, wanted)) times.push(await phone.tap(field));
  const placed = await phone.page.locator('[data-at]:visible').count();
  if (placed !== wanted) throw new Error(`${wanted} taps placed ${placed} inhabitants.`);
  await phone.page.close();
  return times;
}

type Explained = Pick<Round, 'toMisreading' | 'searched' | 'searchedHere'>;

/** How long the players wait for an explanation of their numbers: in the best case, and if there is none. */
async function explainNumbers(browser: Browser, address: string): Promise<Explained> {
  const screen = `${address}/en/palatinus/our-count`;
  const phone = await phoneWith(browser, FULL_GAME, screen);
  const points = phone.page.getByRole('textbox', { name: /: final points$/ });
  await points.first().focus();
  // What she gets with the misreading that captives stay on the board.
  const toMisreading = await phone.typeUntil('5', EXPLAINED);
  await phone.page.close();
  return {
    toMisreading,
    searched: await searchInVain(browser, screen, true),
    searchedHere: await searchInVain(browser, screen, false),
  };
}

/** One player's number is impossible, and another's is wrong, too, so that every reading is tried. */
async function searchInVain(browser: Browser, screen: string, hasWorkers: boolean): Promise<number> {
  const phone = await phoneWith(browser, FULL_GAME, screen, { hasWorkers });
  const points = phone.page.getByRole('textbox', { name: /: final points$/ });
  await points.first().fill('40');
  await phone.page.locator(EXPLAINED).waitFor();
  await phone.page.locator('section[aria-busy=false]').waitFor();
  await points.nth(1).focus();
  const time = await phone.typeUntil('9', SEARCHING, UNEXPLAINED);
  await phone.page.close();
  return time;
}

/** How long each question took from "next" until it could be answered. */
async function askQuestions(browser: Browser, address: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (const topic of LARGE_TOPICS) {
    const phone = await phoneWith(browser, FULL_GAME, `${address}/en/palatinus/quiz?topic=${topic}&level=4`);
    for (let asked = 0; asked < QUESTIONS_OF_TOPIC; asked += 1) {
      await phone.tap(phone.page.locator(ASKED).first());
      times.push(await phone.tapUntil(phone.page.getByRole('button', { name: 'Next question' }), ASKED));
    }
    await phone.page.close();
  }
  return times;
}
