/**
 * Damaged texts in a real browser, on the real pages: on the device before a page is opened, in the address, pasted, or
 * chosen as a file. No page may fail or stay empty, and nothing that was on the device may be lost.
 */

import type { Page } from '@playwright/test';
import { palatinusDocument } from '../lib/files';
import { speaker } from '../lib/i18n';
import { EMPTY_NOTEBOOK, type Notebook, openExample } from '../lib/palatinus/enter';
import { isSame, makeSaved, nothingSaved, readSaved } from '../lib/store';
import { damage, excerptOf, type Input } from './attack-damage';
import { GAME_FILES, NOTATIONS, SAVED_TEXTS } from './attack-texts';

const say = speaker('en');
const { key } = palatinusDocument;

const PLAYERS = '/en/palatinus/players';

const OWN_GAME = openExample(EMPTY_NOTEBOOK);
const OWN_TEXT = makeSaved(palatinusDocument, { ...nothingSaved(palatinusDocument), document: OWN_GAME });

/** Browsers take no longer addresses. */
const MOST_LINK_CHARACTERS = 100_000;
const MOST_WAITING_MS = 30_000;

interface Visit {
  readonly name: string;
  readonly sound: readonly string[];
  /** What should not have happened, in words. */
  faultsOf(page: Page, address: string, input: Input): Promise<readonly string[]>;
}

const VISITS: readonly Visit[] = [
  {
    name: 'stored',
    sound: SAVED_TEXTS,
    faultsOf: (page, address, { text }) => visitStored(page, address, { first: text.toWellFormed() }),
  },
  {
    name: 'stored as the second copy',
    sound: SAVED_TEXTS,
    faultsOf: (page, address, { text }) => visitStored(page, address, { second: text.toWellFormed() }),
  },
  { name: 'a link', sound: NOTATIONS, faultsOf: visitLink },
  {
    name: 'pasted',
    sound: [...NOTATIONS, ...GAME_FILES, ...SAVED_TEXTS],
    faultsOf: (page, address, { text }) =>
      open(page, address, async () => {
        await page.getByRole('textbox', { name: say('open.paste') }).fill(text.toWellFormed());
        await page.getByRole('button', { name: say('open.openPasted'), exact: true }).click();
      }),
  },
  {
    name: 'a file',
    sound: [...NOTATIONS, ...GAME_FILES, ...SAVED_TEXTS],
    faultsOf: (page, address, { bytes }) =>
      open(page, address, () =>
        page
          .getByLabel(say('open.choose'))
          .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(bytes) }),
      ),
  },
];

export interface PageOptions {
  readonly address: string;
  readonly seed: number;
  readonly pages: number;
}

/** Every failure with what is needed to repeat it. The page is used for all of them. */
export async function attackPages(
  page: Page,
  { address, seed, pages }: PageOptions,
): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`An error in the page: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`The console says: ${message.text()}`);
  });
  const failures: string[] = [];
  for (let number = 0; number < pages; number += 1) {
    const visit = VISITS[number % VISITS.length] as Visit;
    const input = damage(visit.sound, seed, `${visit.name} ${number}`);
    const faults = await visit.faultsOf(page, address, input).catch((error) => [String(error)]);
    const all = [...faults, ...errors.splice(0)];
    if (all.length > 0)
      failures.push([`${visit.name}, damage: ${input.kinds}`, ...all, excerptOf(input)].join('\n  '));
  }
  return failures;
}

interface Copies {
  readonly first?: string;
  readonly second?: string;
}

async function visitStored(page: Page, address: string, copies: Copies): Promise<readonly string[]> {
  await putOnDevice(page, address, copies);
  const text = copies.first ?? copies.second ?? '';
  const { state, why } = readSaved(palatinusDocument, text);
  // The sound parts of a damaged text are shown if it is the first copy.
  const shown = why === 'damaged' && copies.first === undefined ? EMPTY_NOTEBOOK : state.document;
  for (const path of ['/en', PLAYERS, '/en/palatinus/inhabitants', '/en/palatinus/score']) {
    await page.goto(`${address}${path}`, { waitUntil: 'commit' });
    const faults = await faultsOfPage(page);
    if (faults.length > 0) return faults;
    if (path === PLAYERS) {
      const names = shown.table.players.flatMap(({ name }) => name ?? []);
      await page.waitForFunction(areInInputs, names, { timeout: MOST_WAITING_MS });
    }
    if (why === undefined) continue;
    await page.getByText(say('store.setAsideTitle')).first().waitFor({ timeout: MOST_WAITING_MS });
    const offer = page.getByRole('main').getByRole('button', { name: say('store.download'), exact: true });
    if ((await offer.count()) === 0) return ['What could not be read is not offered for download.'];
  }
  const texts = await page.evaluate(() => Object.values({ ...localStorage }) as string[]);
  return [
    ...(why === undefined || texts.includes(text) ? [] : ['What could not be read is gone.']),
    ...(await faultsOfSaved(page, shown)),
  ];
}

async function visitLink(page: Page, address: string, { text }: Input): Promise<readonly string[]> {
  await putOnDevice(page, address, { first: OWN_TEXT });
  const hash = text.toWellFormed().slice(0, MOST_LINK_CHARACTERS);
  const faults: string[] = [];
  for (const screen of ['score', 'print']) {
    await page.goto(`${address}/en/palatinus/${screen}#${hash}`, { waitUntil: 'commit' });
    faults.push(...(await faultsOfPage(page)));
  }
  return [...faults, ...(await faultsOfSaved(page, OWN_GAME))];
}

async function open(page: Page, address: string, handIn: () => Promise<void>): Promise<readonly string[]> {
  await putOnDevice(page, address, { first: OWN_TEXT });
  await page.goto(`${address}/en/open`, { waitUntil: 'commit' });
  const faults = [...(await faultsOfPage(page))];
  await handIn();
  const refused = page.getByText(say('open.refused'));
  const undoable = page.getByText(say('open.undoable'));
  await refused.or(undoable).first().waitFor({ timeout: MOST_WAITING_MS });
  faults.push(...(await faultsOfPage(page)));
  if (await undoable.isVisible()) await page.getByRole('button', { name: say('ui.undo') }).click();
  return [...faults, ...(await faultsOfSaved(page, OWN_GAME))];
}

/** Whether the page shows something, and not that it has failed. */
async function faultsOfPage(page: Page): Promise<readonly string[]> {
  // A part of a page that waits for the device says so.
  await page.waitForFunction(
    () => document.querySelector('main') && !document.querySelector('main [data-waiting]'),
    undefined,
    { timeout: MOST_WAITING_MS },
  );
  const words = await page.locator('main').innerText();
  return [
    ...(words.includes(say('broken.title')) ? ['The page has failed.'] : []),
    ...(/\p{L}{3}/u.test(words) ? [] : ['The page is empty.']),
  ];
}

/** The second copy may come a moment later. */
async function faultsOfSaved(page: Page, document: Notebook): Promise<readonly string[]> {
  const end = performance.now() + MOST_WAITING_MS;
  while (performance.now() < end) {
    const text = await page.evaluate((name) => localStorage.getItem(name), key);
    if (isSame(readSaved(palatinusDocument, text ?? '').state.document, document)) return [];
    await page.waitForTimeout(100);
  }
  return ['What was on the device is lost.'];
}

/** In the page. */
function areInInputs(texts: readonly string[]): boolean {
  const shown = Array.from(
    document.querySelectorAll('main input'),
    (input) => (input as HTMLInputElement).value,
  );
  return texts.every((text) => shown.includes(text));
}

/** With nothing of the app running: it would write over it. */
async function putOnDevice(page: Page, address: string, copies: Copies): Promise<void> {
  await page.goto(`${address}/api/schema`, { waitUntil: 'commit' });
  await page.evaluate(writeCopies, { key, ...copies });
}

/** In the page. */
async function writeCopies({ key, first, second }: Copies & { readonly key: string }): Promise<void> {
  localStorage.clear();
  if (first !== undefined) localStorage.setItem(key, first);
  const finished = (request: IDBRequest | IDBTransaction, event: 'success' | 'complete'): Promise<void> =>
    new Promise((resolve, reject) => {
      request.addEventListener(event, () => resolve());
      request.addEventListener('error', () => reject(request.error));
    });
  const opening = indexedDB.open('septimontium', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
  await finished(opening, 'success');
  const transaction = opening.result.transaction('texts', 'readwrite');
  transaction.objectStore('texts').clear();
  if (second !== undefined) transaction.objectStore('texts').put(second, key);
  await finished(transaction, 'complete');
  opening.result.close();
}
