/** A file with everything contains every game of the device, or is not made at all. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeKept } from '@/lib/archive';
import { NOTE } from '@/lib/store/testing-note';
import { gamesForFile } from './everything';

describe('if the archive cannot be read', () => {
  afterEach(() => vi.unstubAllGlobals());

  const localStorage = { getItem: () => null };
  const failing = (name: string): object => ({
    open: () => {
      throw new DOMException('no', name);
    },
  });
  const forbidden = (): never => {
    throw new DOMException('no', 'SecurityError');
  };

  /** Modules keep the opened archive and the games that could not be archived, so each test imports its own. */
  async function everythingOn(window: object): Promise<unknown> {
    vi.stubGlobal('window', window);
    vi.resetModules();
    const { everything } = await import('./everything');
    return JSON.parse((await everything()).text);
  }

  test.each(['UnknownError', 'AbortError', 'QuotaExceededError'])(
    'no file is made after an error of the browser: %s',
    async (name) => {
      await expect(everythingOn({ localStorage, indexedDB: failing(name) })).rejects.toThrow('no');
    },
  );

  test.each([
    ['has no database', { localStorage, indexedDB: undefined }],
    ['forbids the database', { localStorage, indexedDB: failing('SecurityError') }],
    [
      'forbids both storages, the database without saying why',
      {
        get localStorage() {
          return forbidden();
        },
        indexedDB: failing('UnknownError'),
      },
    ],
  ])('this tab contains everything in a browser that %s', async (_, window) => {
    expect(await everythingOn(window)).toMatchObject({ games: [] });
  });

  test('a game that could not be archived is in the file', async () => {
    vi.stubGlobal('window', { localStorage, indexedDB: undefined });
    vi.resetModules();
    const { keepGame } = await import('./keep-game');
    const own = await import('./everything');
    keepGame(NOTE, { text: 'mine' }, 7);
    const { games } = JSON.parse((await own.everything()).text);
    expect(games).toMatchObject([{ saved: { game: 'note', changed: 7, document: { text: 'mine' } } }]);
  });
});

describe('the games of the file', () => {
  const game = (id: string, changed: number) => ({ id, game: 'note', changed, text: `${id} ${changed}` });
  const listed = [
    { ...makeKept(game('a', 5)), title: 'Sunday', played: 3 },
    makeKept(game('b', 5)),
    makeKept(game('gone', 5)),
  ];
  const texts = new Map([
    ['a', 'a 5'],
    ['b', 'b 5'],
  ]);
  const textsWith = (...lost: readonly ReturnType<typeof game>[]): readonly string[] =>
    gamesForFile(listed, texts, lost).map(({ text }) => text);

  test('are the archived ones and those that could not be archived', () => {
    expect(textsWith(game('c', 1))).toStrictEqual(['a 5', 'b 5', 'c 1']);
  });

  test('are listed once, in their latest state, with their title', () => {
    expect(textsWith(game('a', 6), game('a', 7), game('b', 4))).toStrictEqual(['a 7', 'b 5']);
    expect(gamesForFile(listed, texts, [game('a', 6)])[0]).toMatchObject({
      id: 'a',
      title: 'Sunday',
      played: 3,
    });
  });
});
