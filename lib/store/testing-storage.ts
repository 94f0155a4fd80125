/** For tests only: a storage that can be full. Its room is counted in characters, keys and texts together. */

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
