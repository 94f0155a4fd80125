/**
 * The second copy of what is saved, in IndexedDB. The first is in localStorage, which a page can read before it
 * paints. But browsers write localStorage to the disk late, Chromium up to a minute later, and tabs see each other's
 * writes late. An IndexedDB transaction is on the disk when it completes, and no other tab can write during it. So it
 * is also the lock between tabs: a lock of `navigator.locks` would only guard a localStorage that each tab sees
 * differently.
 *
 * Written without a package: `idb-keyval`, the smallest, cannot request strict durability.
 */

export interface SecondCopy {
  /**
   * Replaces the text with the result of `next`, or leaves it if that is undefined. No other tab can write in
   * between. Resolves to true when the text is on the disk, and to false if that failed.
   */
  update(next: (text: string | undefined) => string | undefined): Promise<boolean>;
}

const DATABASE = 'septimontium';
const TEXTS = 'texts';

/** Far longer than any answer takes. Some browsers have had bugs that left requests unanswered until a restart. */
const PATIENCE_MS = 5000;
/** How long no request is made after a timeout, so that not every tap has to wait. */
const SILENCE_MS = 60_000;

/** Calls `factory` when a connection is needed. It may throw, because a browser may forbid the access. */
export function makeSecondCopy(key: string, factory: () => IDBFactory): SecondCopy {
  let opening: Promise<IDBDatabase> | undefined;
  /** Until this time no request is made. */
  let silentUntil = 0;

  const close = (): void => {
    opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    opening = undefined;
  };
  const connection = async (): Promise<IDBDatabase> => {
    opening ??= openDatabase(factory, close);
    return opening;
  };

  return {
    async update(next) {
      if (performance.now() < silentUntil) return false;
      let isGivenUp = false;
      const nextInTime: typeof next = (text) => (isGivenUp ? undefined : next(text));
      const giveUp = (): void => {
        isGivenUp = true;
        silentUntil = performance.now() + SILENCE_MS;
      };
      try {
        const work = connection().then((database) => updateText(database, key, nextInTime));
        await inTime(work, giveUp);
        return true;
      } catch {
        // The next attempt reopens the database, because the browser may have closed it or may allow it again.
        close();
        return false;
      }
    },
  };
}

/** Rejects if the work takes too long. */
function inTime(work: Promise<void>, giveUp: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      giveUp();
      reject();
    }, PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}

function openDatabase(factory: () => IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = onClose;
      // Closes this connection so that a later version of the app can upgrade the database.
      request.result.onversionchange = onClose;
      resolve(request.result);
    };
  });
}

function updateText(
  database: IDBDatabase,
  key: string,
  next: (text: string | undefined) => string | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const texts = transaction.objectStore(TEXTS);
    const reading = texts.get(key);
    reading.onsuccess = () => {
      const text = next(typeof reading.result === 'string' ? reading.result : undefined);
      if (text !== undefined) texts.put(text, key);
    };
  });
}
