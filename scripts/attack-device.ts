/** The device of a browser under attack: sets it up before a page is opened, and checks it afterwards. */

import type { Page } from '@playwright/test';
import { palatinusDocument } from '../lib/files';
import { speaker } from '../lib/i18n';
import { EMPTY_NOTEBOOK, type Notebook, openExample } from '../lib/palatinus/enter';
import { isSame, makeSaved, nothingSaved, readSaved } from '../lib/store';
import type { Input } from './attack-damage';

const say = speaker('en');
const { key } = palatinusDocument;

export const MOST_WAITING_MS = 30_000;

export interface Visit {
  readonly name: string;
  readonly sound: readonly string[];
  /** What should not have happened, in words. */
  faultsOf(page: Page, address: string, input: Input): Promise<readonly string[]>;
}

/** The open game, which must still be there whatever is opened next to it. */
export const OWN_GAME: Notebook = openExample(EMPTY_NOTEBOOK);
export const OWN_TEXT: string = makeSaved(palatinusDocument, {
  ...nothingSaved(palatinusDocument),
  document: OWN_GAME,
  names: ['Livia', 'Own'],
});

/** The tables of the archive as pairs of key and value. A damaged value may be anything that a database can store. */
export interface StoredArchive {
  readonly games: readonly (readonly [string, unknown])[];
  readonly list: readonly (readonly [string, unknown])[];
}

const NO_ARCHIVE: StoredArchive = { games: [], list: [] };

interface Stored {
  /** The two copies of the open game. */
  readonly first?: string;
  readonly second?: string;
  readonly archive?: StoredArchive;
  /** Other keys in localStorage. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Sets up the device from a page without the app, which would overwrite it. */
export async function putOnDevice(page: Page, address: string, stored: Stored): Promise<void> {
  await page.goto(`${address}/api/schema`, { waitUntil: 'commit' });
  const { first, second, archive = NO_ARCHIVE, others = {} } = stored;
  const texts = { ...others, ...(first !== undefined && { [key]: first }) };
  const copies = second === undefined ? [] : [[key, second] as const];
  await page.evaluate(writeDevice, { texts, copies, archive });
}

interface Written {
  readonly texts: Readonly<Record<string, string>>;
  readonly copies: readonly (readonly [string, string])[];
  readonly archive: StoredArchive;
}

/** Runs in the page. */
async function writeDevice({ texts, copies, archive }: Written): Promise<void> {
  localStorage.clear();
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  const finished = (request: IDBRequest | IDBTransaction, event: 'success' | 'complete'): Promise<void> =>
    new Promise((resolve, reject) => {
      request.addEventListener(event, () => resolve());
      request.addEventListener('error', () => reject(request.error));
    });
  const fill = async (name: string, tables: Record<string, StoredArchive['games']>): Promise<void> => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const table of Object.keys(tables)) {
        const made = opening.result.createObjectStore(table);
        if (table === 'list') made.createIndex('changed', 'changed');
      }
    };
    await finished(opening, 'success');
    const transaction = opening.result.transaction(Object.keys(tables), 'readwrite');
    for (const [table, entries] of Object.entries(tables)) {
      transaction.objectStore(table).clear();
      for (const [id, value] of entries) transaction.objectStore(table).put(value, id);
    }
    await finished(transaction, 'complete');
    opening.result.close();
  };
  await fill('septimontium', { texts: copies });
  await fill('septimontium-games', { games: archive.games, list: archive.list });
}

/** The texts of all kept games, by id. */
export async function keptTexts(page: Page): Promise<ReadonlyMap<string, unknown>> {
  const entries = await page.evaluate(
    () =>
      new Promise<[string, unknown][]>((resolve, reject) => {
        const opening = indexedDB.open('septimontium-games', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const table = opening.result.transaction('games').objectStore('games');
          const [keys, values] = [table.getAllKeys(), table.getAll()];
          table.transaction.oncomplete = () => {
            opening.result.close();
            resolve(keys.result.map((id, index) => [String(id), values.result[index]]));
          };
        };
      }),
  );
  return new Map(entries);
}

/** Whether the page shows content and no failure. */
export async function faultsOfPage(page: Page): Promise<readonly string[]> {
  // Parts of a page that wait for the device are marked.
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

/** The second copy may be written a moment later. */
export async function faultsOfSaved(page: Page, document: Notebook): Promise<readonly string[]> {
  const end = performance.now() + MOST_WAITING_MS;
  while (performance.now() < end) {
    const text = await page.evaluate((name) => localStorage.getItem(name), key);
    if (isSame(readSaved(palatinusDocument, text ?? '').state.document, document)) return [];
    await page.waitForTimeout(100);
  }
  return ['What was on the device is lost.'];
}
