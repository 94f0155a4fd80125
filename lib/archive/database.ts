/**
 * Where the games are kept: an IndexedDB database separate from the open game's, so that entering a piece never
 * writes it. It has two tables. `games` has the whole games, which are read one by one. `list` has the few facts that
 * a list shows, and is read at once. Both are written in one transaction, so no tab ever finds half of a game.
 *
 * An entry of the list that cannot be read is rebuilt from its game, so nothing is lost. A game that cannot be read
 * is left unchanged, and opening it reports the problem.
 */

import { type KeptGame, keptOfText, type Listed, makeKept, readList, readListed } from './listed';
import { isFinished } from './summary';

export interface GameToPut extends KeptGame {
  readonly title?: string;
  readonly note?: string;
  /** Whether it comes from a file, or has just been written to one. */
  readonly isShared?: boolean;
  /** Whether it comes late: if a later state of the same game is already stored, that stays. */
  readonly isLate?: boolean;
}

export interface RemovedGame {
  readonly listed: Listed;
  readonly text: string;
}

/** Every promise rejects if the browser forbids the database, has no room left, or does not answer. */
export interface Archive {
  list(): Promise<readonly Listed[]>;
  /** This many of the games that were changed last, the latest first; games without a date are left out. */
  latest(count: number): Promise<readonly Listed[]>;
  /** The texts of these games, or of all games. Missing ones are left out. */
  texts(ids?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Adds games, or replaces those with the same id. Titles and notes stay unless new ones are given. */
  put(games: readonly GameToPut[]): Promise<void>;
  edit(ids: readonly string[], edit: (listed: Listed) => Listed): Promise<void>;
  remove(ids: readonly string[]): Promise<readonly RemovedGame[]>;
  /**
   * Puts back exactly what was removed or replaced, and removes what was put there `instead`. A game that has been
   * changed since, perhaps in another tab, stays as it is.
   */
  restore(removed: readonly RemovedGame[], instead?: readonly Pick<Listed, 'id' | 'print'>[]): Promise<void>;
}

const DATABASE = 'septimontium-games';
const GAMES = 'games';
const LIST = 'list';
const TABLES = [GAMES, LIST];
/** The index of the list, and the property that it sorts by. */
const BY_DATE = 'changed';

/** Far longer than any answer takes, even with thousands of games on a slow phone. */
const PATIENCE_MS = 15_000;

/** Calls `factory` when a connection is needed. It may throw, because a browser may forbid the access. */
export function makeArchive(factory: () => IDBFactory, now: () => number = Date.now): Archive {
  let opening: Promise<IDBDatabase> | undefined;
  const close = (): void => {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };

  /**
   * Does some work in one transaction. The function that the work returns is called when the transaction is complete.
   */
  async function inTransaction<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore, list: IDBObjectStore) => () => T,
  ): Promise<T> {
    try {
      return await inTime(
        (async () => {
          opening ??= openDatabase(factory, close);
          return await completed(await opening, mode, work);
        })(),
      );
    } catch (error) {
      // The next attempt reopens the database, because the browser may have closed it or may allow it again.
      close();
      throw error;
    }
  }

  const write = (entries: readonly RemovedGame[]): Promise<void> =>
    inTransaction('readwrite', (games, list) => {
      for (const entry of entries) putBoth(games, list, entry);
      return () => undefined;
    });

  const texts: Archive['texts'] = (ids) =>
    inTransaction('readonly', (games) => {
      if (ids === undefined) {
        const [keys, values] = [games.getAllKeys(), games.getAll()];
        return () => new Map(keys.result.map((key, index) => [String(key), String(values.result[index])]));
      }
      const requests = ids.map((id) => [id, games.get(id)] as const);
      return () =>
        new Map(
          requests.flatMap(([id, { result }]) => (typeof result === 'string' ? [[id, result] as const] : [])),
        );
    });

  return {
    async list() {
      const [listed, missing] = await inTransaction('readonly', (games, list) => {
        const [values, keys] = [list.getAll(), games.getAllKeys()];
        return () => readList(values.result, keys.result);
      });
      if (missing.length === 0) return listed;
      const found = await texts(missing);
      const made = [...found].map(([id, text]) => ({ listed: listedAnew(id, text), text }));
      // If there is no room for it, it is rebuilt the next time.
      await write(made).catch(() => undefined);
      return [...listed, ...made.map((one) => one.listed)];
    },
    latest: (count) =>
      inTransaction('readonly', (games, list) => {
        // As in the whole list, each game is listed once, and no entry without its game.
        const found = new Map<string, readonly [Listed, IDBRequest]>();
        const walking = list.index(BY_DATE).openCursor(null, 'prev');
        walking.onsuccess = () => {
          const listed = readListed(walking.result?.value);
          if (listed && !found.has(listed.id)) found.set(listed.id, [listed, games.getKey(listed.id)]);
          if (found.size < count) walking.result?.continue();
        };
        return () =>
          [...found.values()].flatMap(([listed, { result }]) => (result === undefined ? [] : listed));
      }),
    texts,
    put: (games) =>
      inTransaction('readwrite', (table, list) => {
        for (const { title, note, isShared = false, isLate = false, ...game } of games) {
          const before = list.get(game.id);
          before.onsuccess = () => {
            if (isLate && changedIn(before.result) > (game.changed ?? 0)) return;
            table.put(game.text, game.id);
            const listed = withBefore(makeKept(game), before.result);
            list.put(
              {
                // A game from a link or a file has no date of its own: the day it arrived is the best guess.
                changed: now(),
                ...listed,
                ...(title !== undefined && { title }),
                ...(note !== undefined && { note }),
                ...(isShared && { shared: listed.print }),
              },
              game.id,
            );
          };
        }
        return () => undefined;
      }),
    edit: (ids, edit) =>
      inTransaction('readwrite', (_, list) => {
        for (const id of ids) {
          const before = list.get(id);
          before.onsuccess = () => {
            const listed = readListed(before.result);
            if (listed) list.put(edit(listed), id);
          };
        }
        return () => undefined;
      }),
    remove: (ids) =>
      inTransaction('readwrite', (games, list) => {
        const found = ids.map((id) => [id, list.get(id), games.get(id)] as const);
        for (const id of ids) for (const table of [games, list]) table.delete(id);
        return () => found.flatMap(([id, listed, text]) => readRemoved(id, listed.result, text.result) ?? []);
      }),
    restore: (removed, instead = []) =>
      inTransaction('readwrite', (games, list) => {
        const back = new Map(removed.map((one) => [one.listed.id, one]));
        const prints = new Map(instead.map(({ id, print }) => [id, print]));
        for (const id of new Set([...back.keys(), ...prints.keys()])) {
          const now = list.get(id);
          now.onsuccess = () => {
            const there = readListed(now.result);
            const before = back.get(id);
            const isOther = there !== undefined && there.print !== prints.get(id);
            if (isOther && changedIn(there) >= changedIn(before?.listed)) return;
            for (const table of [games, list]) table.delete(id);
            if (before) putBoth(games, list, before);
          };
        }
        return () => undefined;
      }),
  };
}

function putBoth(games: IDBObjectStore, list: IDBObjectStore, { listed, text }: RemovedGame): void {
  games.put(text, listed.id);
  list.put(listed, listed.id);
}

/** When the game of a stored entry was last changed; 0 if there is none or the date is unknown. */
function changedIn(value: unknown): number {
  return readListed(value)?.changed ?? 0;
}

/** What can be put back. A game whose entry cannot be read gets a rebuilt one, as in the list. */
function readRemoved(id: string, value: unknown, text: unknown): RemovedGame | undefined {
  if (typeof text !== 'string') return undefined;
  return { listed: readListed(value) ?? listedAnew(id, text), text };
}

function listedAnew(id: string, text: string): Listed {
  return makeKept(keptOfText(id, text));
}

/** The parts of the previous entry that stay when a game is stored again. */
function withBefore(listed: Listed, value: unknown): Listed {
  const before = readListed(value);
  if (!before) return listed;
  const { changed, title, note, shared, summary } = before;
  const played = playedBefore(before, listed);
  return {
    ...(changed !== undefined && { changed }),
    ...(played !== undefined && { played }),
    ...listed,
    ...(title !== undefined && { title }),
    ...(note !== undefined && { note }),
    ...(shared !== undefined && { shared }),
    ...(summary && before.print === listed.print && { summary }),
  };
}

/**
 * The day on which a game was finished before this change. A game that was unfinished in between has none; if its
 * entry has no summary, it was not listed since its last change, so it is unknown whether it was finished.
 */
function playedBefore({ played, changed, print, summary }: Listed, now: Listed): number | undefined {
  if (summary && !isFinished(summary)) return undefined;
  if (played !== undefined || !summary || print === now.print) return played;
  const isEarlier = changed !== undefined && changed <= (now.changed ?? changed);
  return isEarlier ? changed : undefined;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}

function openDatabase(factory: () => IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES);
      request.result.createObjectStore(LIST).createIndex(BY_DATE, BY_DATE);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = onClose;
      // Closes this connection so that a later version of the app can upgrade the database.
      request.result.onversionchange = onClose;
      resolve(request.result);
    };
  });
}

function completed<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore, list: IDBObjectStore) => () => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(
      TABLES,
      mode,
      mode === 'readwrite' ? { durability: 'strict' } : {},
    );
    transaction.onabort = () => reject(transaction.error);
    try {
      const done = work(transaction.objectStore(GAMES), transaction.objectStore(LIST));
      transaction.oncomplete = () => resolve(done());
    } catch (error) {
      // A `put` may throw synchronously; then nothing of the transaction may be written.
      transaction.onabort = () => reject(error);
      transaction.abort();
    }
  });
}
