/** A store in React: rendering a screen again, however often, does not read the device again. */
import { afterEach, expect, it, vi } from 'vitest';
import type { GameDocument } from '@/lib/store';
import { makeGameStore } from './game-store';

const COUNTER: GameDocument<{ readonly count: number }, object> = {
  game: 'counter',
  key: 'counter',
  version: 1,
  migrations: {},
  empty: { count: 0 },
  emptyView: {},
  keyedParts: [],
  dated: (document) => document,
  read: () => ({ document: { count: 0 }, view: {}, whole: true }),
  isPatch: () => true,
  isPossible: () => true,
};

afterEach(() => vi.unstubAllGlobals());

it('reads the device once, not on every render', () => {
  const getItem = vi.fn(() => null);
  const setItem = vi.fn();
  vi.stubGlobal('window', {
    localStorage: { getItem, setItem, removeItem: vi.fn(), key: () => null, length: 0 },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  const { store } = makeGameStore(COUNTER);
  store().snapshot();
  const readings = getItem.mock.calls.length;
  for (let times = 0; times < 100; times += 1) store().snapshot();
  expect(getItem).toHaveBeenCalledTimes(readings);
  expect(setItem).not.toHaveBeenCalled();
  expect(store()).toBe(store());
});
