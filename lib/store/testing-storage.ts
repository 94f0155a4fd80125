/** For tests only: storages that can be full or late, and a second copy. */

import type { SecondCopy } from '.';

/** Its capacity is counted in characters of keys and texts together. */
export class FakeStorage implements Storage {
  readonly [name: string]: unknown;
  readonly #texts = new Map<string, string>();
  #room: number;

  constructor(room: number = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }

  get length(): number {
    return this.#texts.size;
  }

  clear(): void {
    this.#texts.clear();
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  setItem(key: string, text: string): void {
    const others = [...this.#texts].filter(([other]) => other !== key);
    const used = others.reduce((sum, [other, stored]) => sum + other.length + stored.length, 0);
    if (used + key.length + text.length > this.#room) throw new DOMException('full', 'QuotaExceededError');
    this.#texts.set(key, text);
  }

  setRoom(room: number): void {
    this.#room = room;
  }
}

/**
 * What one of several tabs sees of their shared storage. The writes of the others arrive only when they are
 * delivered, as in browsers that run each tab in its own process.
 */
export class TabStorage extends FakeStorage {
  readonly window = new EventTarget();
  others: readonly TabStorage[] = [];
  readonly #arriving: (readonly [string, string])[] = [];

  override setItem(key: string, text: string): void {
    super.setItem(key, text);
    for (const other of this.others) other.#arriving.push([key, text]);
  }

  deliver(): void {
    for (const [key, text] of this.#arriving.splice(0)) {
      super.setItem(key, text);
      this.window.dispatchEvent(new Event('storage'));
    }
  }
}

export function tabStorages(count: number): readonly TabStorage[] {
  const storages = Array.from({ length: count }, () => new TabStorage());
  for (const storage of storages) storage.others = storages.filter((other) => other !== storage);
  return storages;
}

/** An in-memory second copy for any number of tabs: updates run one after the other, each with a pause. */
export class FakeSecondCopy implements SecondCopy {
  text: string | undefined;
  fails = false;
  /** How many updates were requested. */
  updates = 0;
  #latest: Promise<unknown> = Promise.resolve();

  update(next: (text: string | undefined) => string | undefined): Promise<boolean> {
    this.updates += 1;
    const updated = this.#latest.then(async () => {
      await pause();
      if (this.fails) return false;
      this.text = next(this.text) ?? this.text;
      await pause();
      return true;
    });
    this.#latest = updated;
    return updated;
  }
}

/** Lets everything that is ready run. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Waits until everything pending has arrived. */
export async function settled(): Promise<void> {
  for (let times = 0; times < 12; times += 1) await pause();
}

/** A second copy that serves one tab, until that tab is killed or cut off from it. */
export class OneTabsCopy implements SecondCopy {
  mode: 'serves' | 'fails' | 'does not write' | 'never answers' = 'serves';
  readonly #shared: FakeSecondCopy;

  constructor(shared: FakeSecondCopy) {
    this.#shared = shared;
  }

  async update(next: (text: string | undefined) => string | undefined): Promise<boolean> {
    if (this.mode === 'fails') return false;
    const isDone = await this.#shared.update((text) => {
      if (this.mode === 'never answers') return undefined;
      const written = next(text);
      return this.mode === 'serves' ? written : undefined;
    });
    return this.mode === 'never answers' ? new Promise(() => undefined) : isDone && this.mode === 'serves';
  }
}
