/** Games of an earlier visit, stored on the device as the app itself would have saved them. */
import type { Page } from '@playwright/test';
import { keptOf, makeKept } from '../lib/archive';
import { palatinusDocument, sevenHillsDocument } from '../lib/files';
import { EXAMPLE, parseNotation } from '../lib/palatinus';
import {
  EMPTY_NOTEBOOK,
  exampleCopy,
  type Notebook,
  openExample,
  openGame,
  withMyCopy,
} from '../lib/palatinus/enter';
import type { Notebook as SevenHillsNotebook } from '../lib/seven-hills/enter';
import { makeSaved, nothingSaved } from '../lib/store';

const { example: _, ...springs } = exampleCopy();

/** A copy whose springs are all known, and no game yet, as after an earlier game. */
export const KNOWN_COPY: Notebook = { ...EMPTY_NOTEBOOK, copy: { name: 'The club’s box', ...springs } };

/** The example with all its inhabitants, with that copy. */
const FULL_TABLE: Notebook = withMyCopy(openExample(KNOWN_COPY));

/** The same without pieces. */
export const LAID_TABLE: Notebook = { ...FULL_TABLE, table: { ...FULL_TABLE.table, pieces: {} } };

/** Saved by a future version of the app. */
export const FROM_NEWER_APP: string = textOf(EMPTY_NOTEBOOK).replace(/"version":\d+/, '"version":99');

/** The only function here that knows how the app serialises a notebook. */
function textOf(notebook: Notebook, changed?: number): string {
  return makeSaved(palatinusDocument, { ...nothingSaved(palatinusDocument), changed, document: notebook });
}

/**
 * Stores a notebook on the device, unless something is there already, because a reload must find later entries.
 * `changed` is the date of its last change.
 */
export async function seed(page: Page, notebook: Notebook, changed?: number): Promise<void> {
  await seedText(page, textOf(notebook, changed));
}

export async function seedText(page: Page, text: string, key = palatinusDocument.key): Promise<void> {
  await page.addInitScript(
    ([saved, under]) => {
      if (localStorage.getItem(under) === null) localStorage.setItem(under, saved);
    },
    [text, key] as const,
  );
}

/** The same for a notebook of the other game. */
export async function seedSevenHills(
  page: Page,
  notebook: SevenHillsNotebook,
  changed?: number,
): Promise<void> {
  const state = { ...nothingSaved(sevenHillsDocument), changed, document: notebook };
  await seedText(page, makeSaved(sevenHillsDocument, state), sevenHillsDocument.key);
}

/** Stores the game of a notation as the last one that was entered. */
export async function seedGame(page: Page, notation = EXAMPLE): Promise<void> {
  await seed(page, notebookOf(notation));
}

/** A notebook with the game of a notation. */
export function notebookOf(notation: string, before = EMPTY_NOTEBOOK): Notebook {
  const game = parseNotation(notation);
  if (!game.ok) throw new Error(`no game: ${notation}`);
  return openGame(before, game.value);
}

/** Makes storage throw on every access, as in some private windows. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
}

/** Leaves no room for anything until `giveRoom` is called. */
export async function takeRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const full = (): boolean => sessionStorage.getItem('room') === null;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, value) {
      if (full() && this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function set(value, key) {
      if (full()) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
}

export async function giveRoom(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('room', 'yes'));
}

export interface KeptSeed {
  readonly id: string;
  readonly changed: number;
  readonly notebook: Notebook;
}

/** Stores games in the browser's archive, as the app would have kept them, without their summaries. */
export async function seedArchive(page: Page, games: readonly KeptSeed[]): Promise<void> {
  const entries = games.map(({ id, changed, notebook }) => {
    const identified = { ...notebook, table: { ...notebook.table, id } };
    const kept = keptOf(palatinusDocument, identified, changed);
    return { listed: makeKept({ ...kept, id }), text: kept.text };
  });
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('septimontium-games', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games');
          opening.result.createObjectStore('list').createIndex('changed', 'changed');
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['games', 'list'], 'readwrite');
          for (const { listed, text } of all) {
            transaction.objectStore('games').put(text, listed.id);
            transaction.objectStore('list').put(listed, listed.id);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}
