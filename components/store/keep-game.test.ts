/** A replaced game waits on the device until it is archived, and never replaces a later state of itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseOf } from '@/lib/archive/testing-database';
import { textOfGame } from '@/lib/store';
import { NOTE, type Note } from '@/lib/store/testing-note';
import { FakeStorage } from '@/lib/store/testing-storage';

const WAITING = 'septimontium-waiting.a';
const note = (text: string): Note => ({ id: 'a', text });
const textOf = (text: string, changed: number): string => textOfGame(NOTE, note(text), changed);

let localStorage: FakeStorage;
let games: Map<string, unknown>;
let isRefused: boolean;

beforeEach(() => {
  games = new Map();
  localStorage = new FakeStorage();
  isRefused = false;
  const database = databaseOf({ games, list: new Map() });
  vi.stubGlobal('window', {
    localStorage,
    get indexedDB() {
      if (isRefused) throw new DOMException('full', 'QuotaExceededError');
      return database;
    },
  });
  // The module keeps what could not be archived, so each test imports its own.
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

test('waits until it is in the archive, and no longer', async () => {
  const { keepGame, allKept } = await import('./keep-game');
  keepGame(NOTE, note('mine'), 7);
  expect(localStorage.getItem(WAITING)).toBe(textOf('mine', 7));
  await allKept();
  expect([...games]).toStrictEqual([['a', textOf('mine', 7)]]);
  expect(localStorage.length).toBe(0);
});

test('waits as long as the archive refuses it; the next page archives it', async () => {
  isRefused = true;
  const { keepGame, allKept, lostGames } = await import('./keep-game');
  keepGame(NOTE, note('mine'), 7);
  await allKept();
  expect(lostGames()).toHaveLength(1);
  expect(localStorage.getItem(WAITING)).toBe(textOf('mine', 7));
  isRefused = false;
  await allKept();
  expect([...games]).toStrictEqual([['a', textOf('mine', 7)]]);
  expect(localStorage.length).toBe(0);
  expect(lostGames(), 'it is lost no more').toHaveLength(0);
});

test.each([
  ['later', 5, 'later'],
  ['earlier', 9, 'waiting'],
])('of a waiting state and a %s archived one, the later one stays', async (_, changed, stays) => {
  const { keepGame, allKept } = await import('./keep-game');
  keepGame(NOTE, note('later'), 7);
  await allKept();
  localStorage.setItem(WAITING, textOf('waiting', changed));
  await allKept();
  expect(games.get('a')).toContain(stays);
  expect(localStorage.length).toBe(0);
});

test('a second try replaces neither what was archived of the game meanwhile nor what waits of it', async () => {
  isRefused = true;
  const { keepGame, keepLostGames, lostGames, allKept } = await import('./keep-game');
  keepGame(NOTE, note('half'), 5);
  keepGame(NOTE, note('finished'), 7);
  expect(localStorage.getItem(WAITING)).toBe(textOf('finished', 7));
  await allKept();
  expect(lostGames()).toHaveLength(2);
  isRefused = false;
  keepLostGames();
  await allKept();
  expect([...games]).toStrictEqual([['a', textOf('finished', 7)]]);
  expect(lostGames()).toHaveLength(0);
  expect(localStorage.length).toBe(0);
});

test.each(['{"game":"note', 'nothing of a game'])(
  'an unreadable text is archived unchanged, next to the game of that id: %s',
  async (text) => {
    localStorage.setItem(WAITING, text);
    const { allKept } = await import('./keep-game');
    await allKept();
    expect([...games.values()]).toStrictEqual([text]);
    expect(games.has('a')).toBe(false);
    expect(localStorage.length).toBe(0);
  },
);
