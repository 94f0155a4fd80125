/**
 * The cost of a large archive: the list opens about as quickly as with a few games, and entering pieces is not
 * slower.
 */
import type { Browser, BrowserContext } from '@playwright/test';
import { keptOf, makeKept } from '../lib/archive';
import { palatinusDocument } from '../lib/files/palatinus';
import { palatinusKept } from '../lib/games';
import { FULL_GAME, PHONE, phoneOn, SLOWER, timeUntilShown } from './bench-phone';
import { type Figure, median } from './figure';

const ROUNDS = 5;
const [FEW, MANY] = [5, 2000];
const A_DAY = 24 * 60 * 60 * 1000;
/** The result of the first game in the list. */
const FIRST_RESULT = 'main li strong';
const TAPS = 12;

const half = { ...FULL_GAME, table: { ...FULL_GAME.table, pieces: {} } };

export async function gamesFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const [few, many] = [await contextWith(browser, address, FEW), await contextWith(browser, address, MANY)];
  const lists: [number, number][] = [];
  const taps: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    lists.push([await openList(few, address), await openList(many, address)]);
    taps.push([await tapPieces(few, address), await tapPieces(many, address)]);
  }
  await Promise.all([few.close(), many.close()]);
  const ratio = (pairs: readonly [number, number][]): number =>
    median(pairs.map(([, large]) => large)) / median(pairs.map(([small]) => small));
  const slowed = `processor ${SLOWER}× slower`;
  return [
    {
      what: `the list of ${MANY} games opens, against ${FEW}, ${slowed}`,
      measured: ratio(lists),
      most: 1.5,
      unit: '×',
    },
    {
      what: `a piece is entered with ${MANY} games kept, against ${FEW}, ${slowed}`,
      measured: ratio(taps),
      most: 1.25,
      unit: '×',
    },
  ];
}

/** A separate browser with this many games, one per day, as stored after the list was shown once. */
async function contextWith(browser: Browser, address: string, count: number): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${address}/en/developers`);
  const { text } = keptOf(palatinusDocument, FULL_GAME, 0);
  const summary = palatinusKept.summarise(FULL_GAME);
  const listed = Array.from({ length: count }, (_, index) => ({
    ...makeKept({ id: `game${index}`, game: 'palatinus', changed: Date.now() - index * A_DAY, text }),
    summary,
  }));
  await page.evaluate(
    ([games, saved]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('septimontium-games', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games');
          opening.result.createObjectStore('list').createIndex('changed', 'changed');
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['games', 'list'], 'readwrite');
          for (const game of games) {
            transaction.objectStore('games').put(saved, game.id);
            transaction.objectStore('list').put(game, game.id);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [listed, text] as const,
  );
  await page.close();
  return context;
}

async function openList(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const time = await timeUntilShown(page, `${address}/en/games`, FIRST_RESULT);
  await page.close();
  return time;
}

/** How long some taps took in all, each until its piece was painted. */
async function tapPieces(context: BrowserContext, address: string): Promise<number> {
  const phone = await phoneOn(await context.newPage(), half, `${address}/en/palatinus/inhabitants`);
  const fields = phone.page.locator('[role="button"][data-spot]');
  let time = 0;
  for (let tap = 0; tap < TAPS; tap += 1) time += await phone.tap(fields.nth(tap));
  await phone.page.close();
  return time;
}
