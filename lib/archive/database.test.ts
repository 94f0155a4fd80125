/** What the archive does with entries of another version of the app. What a real browser writes and reads is tried in e2e. */

import { beforeEach, expect, test } from 'vitest';
import { type Archive, makeArchive, makeKept } from '.';

const TEXT = '{"game":"palatinus","changed":7}';
const ENTRY = { ...makeKept({ id: 'a', game: 'palatinus', changed: 7, text: TEXT }), title: 'Sunday' };

let games: Map<string, unknown>;
let list: Map<string, unknown>;
let archive: Archive;

beforeEach(() => {
  games = new Map([['a', TEXT]]);
  list = new Map([['a', { ...ENTRY, summary: { version: 99 } }]]);
  archive = makeArchive(() => factoryOf({ games, list }));
});

test('edits an entry with a summary of another version, and leaves the summary out', async () => {
  await archive.edit(['a', 'gone'], (listed) => ({ ...listed, title: 'Monday' }));
  expect([...list]).toStrictEqual([['a', { ...ENTRY, title: 'Monday' }]]);
});

test.each([
  ['has a summary of another version', { ...ENTRY, summary: { version: 99 } }, ENTRY],
  ['is damaged', 'x', makeKept({ id: 'a', game: 'palatinus', changed: 7, text: TEXT })],
])('puts back a game whose entry %s', async (_, entry, listed) => {
  list.set('a', entry);
  const removed = await archive.remove(['a', 'gone']);
  expect([games.size, list.size]).toStrictEqual([0, 0]);
  await archive.restore(removed);
  expect([...games]).toStrictEqual([['a', TEXT]]);
  expect([...list]).toStrictEqual([['a', listed]]);
});

/** A database in memory that knows as much as these tests need. */
function factoryOf(tables: Readonly<Record<string, Map<string, unknown>>>): IDBFactory {
  type Asked = { result?: unknown; onsuccess?: () => void };
  const answerLater = (request: Asked): void => queueMicrotask(() => request.onsuccess?.());
  function transaction(): object {
    const waiting: (() => void)[] = [];
    const ask = (answer: () => unknown): Asked => {
      const request: Asked = {};
      waiting.push(() => {
        request.result = answer();
        request.onsuccess?.();
      });
      return request;
    };
    const made = {
      oncomplete: () => undefined,
      objectStore: (name: string) => ({
        get: (id: string) => ask(() => tables[name]?.get(id)),
        put: (value: unknown, id: string) => ask(() => tables[name]?.set(id, value)),
        delete: (id: string) => ask(() => tables[name]?.delete(id)),
      }),
    };
    queueMicrotask(() => {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
      made.oncomplete();
    });
    return made;
  }
  const open = (): Asked => {
    const request = { result: { transaction, close: () => undefined } };
    answerLater(request);
    return request;
  };
  return { open } as unknown as IDBFactory;
}
