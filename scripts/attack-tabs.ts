/**
 * Two tabs with the same game, tapped simultaneously and alternately: each tap of either is one change of the game.
 * Tests both games, because each has its own document.
 */

import type { Browser, Page } from '@playwright/test';
import { palatinusDocument, sevenHillsDocument } from '../lib/files';
import * as sevenHills from '../lib/seven-hills';
import * as sevenHillsEntry from '../lib/seven-hills/enter';
import { type GameDocument, makeSaved, nothingSaved, readSaved } from '../lib/store';
import { FULL_GAME } from './bench-phone';

const TAPS_OF_EACH = 150;
/** Taps of one tab after the other. */
const BY_TURNS = 50;
/** Faster than anybody taps. */
const BETWEEN_TAPS_MS = 10;
/** The most time until everything is on the disk. */
const AFTER_LAST_TAP_MS = 1_000;
const MOST_WAITING_MS = 20_000;

const TAPS_IN_GAME = 2 * TAPS_OF_EACH + BY_TURNS;

interface TappedGame {
  readonly key: string;
  readonly text: string;
  readonly screen: string;
  /** Where each of the two tabs taps: one tap places something, the next removes it. */
  readonly spots: readonly [string, string];
  changesIn(text: string): number;
}

function tappedGame<D, V>(
  game: GameDocument<D, V>,
  document: D,
  rest: Pick<TappedGame, 'screen' | 'spots'>,
): TappedGame {
  return {
    key: game.key,
    text: makeSaved(game, { ...nothingSaved(game), number: 1, changes: ['earlier.1'], document }),
    changesIn: (text) => readSaved(game, text).state.number,
    ...rest,
  };
}

const example = sevenHills.exampleGame();

const GAMES: readonly TappedGame[] = [
  // An empty board, so that the box never runs out of inhabitants, and every tap changes something.
  tappedGame(
    palatinusDocument,
    { ...FULL_GAME, table: { ...FULL_GAME.table, pieces: {} } },
    {
      screen: 'palatinus/inhabitants',
      spots: ['[role="button"][aria-label^="A1,"]', '[role="button"][aria-label^="B1,"]'],
    },
  ),
  tappedGame(
    sevenHillsDocument,
    sevenHillsEntry.openGame(sevenHillsEntry.EMPTY_NOTEBOOK, {
      ...example,
      epochs: example.epochs.slice(0, 1),
    }),
    { screen: 'seven-hills/epoch?e=1', spots: ['[data-area="Aventinus"]', '[data-area="Forum Romanum"]'] },
  ),
];

export const TAPS_OF_BOTH: number = GAMES.length * TAPS_IN_GAME;

/** Taps in two tabs, and returns how many of the taps are not saved or saved twice. */
export async function tapsLostInTwoTabs(browser: Browser, address: string): Promise<number> {
  let lost = 0;
  for (const game of GAMES) lost += await tapsLostIn(browser, address, game);
  return lost;
}

async function tapsLostIn(browser: Browser, address: string, game: TappedGame): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const screen = `${address}/en/${game.screen}`;
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`${address}/api/schema`);
  await one.evaluate(([key, text]) => localStorage.setItem(key, text), [game.key, game.text] as const);
  for (const page of [one, other]) await page.goto(screen);
  for (const [page, spot] of [
    [one, game.spots[0]],
    [other, game.spots[1]],
  ] as const)
    await page.locator(spot).waitFor();
  const before = await changesSaved(other, game);
  await Promise.all([tap(one, game.spots[0], TAPS_OF_EACH), tap(other, game.spots[1], TAPS_OF_EACH)]);
  for (let turn = 0; turn < BY_TURNS / 2; turn += 1) {
    await tap(one, game.spots[0], 1, turn);
    await tap(other, game.spots[1], 1, turn);
  }
  await other.waitForTimeout(AFTER_LAST_TAP_MS);
  for (const page of [one, other]) await page.close();

  // The next visit merges the two copies. Either of them may have been written last.
  const next = await context.newPage();
  await next.goto(screen);
  const end = performance.now() + MOST_WAITING_MS;
  let saved = 0;
  while (saved !== TAPS_IN_GAME && performance.now() < end) {
    await next.waitForTimeout(100);
    saved = (await changesSaved(next, game)) - before;
  }
  await context.close();
  return Math.abs(TAPS_IN_GAME - saved);
}

async function changesSaved(page: Page, { key, changesIn }: TappedGame): Promise<number> {
  return changesIn((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '');
}

/** Alternately places and removes something on a spot. On the map a key removes it. */
async function tap(page: Page, spot: string, taps: number, from = 0): Promise<void> {
  await page.evaluate(
    async ({ selector, first, last, pause }) => {
      for (let count = first; count < last; count += 1) {
        const found = document.querySelector(selector);
        if (!found) throw new Error('The spot is not on the board.');
        const isTakenByKey = count % 2 === 1 && found.hasAttribute('data-area');
        found.dispatchEvent(
          isTakenByKey
            ? new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true })
            : new MouseEvent('click', { bubbles: true }),
        );
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    { selector: spot, first: from, last: from + taps, pause: BETWEEN_TAPS_MS },
  );
}
