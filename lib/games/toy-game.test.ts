/**
 * Tests the seam with a game of a few lines that counts how often a coin fell on heads and on tails. The same code as
 * for Palatinus stores, undoes, opens, shares, refuses, migrates, scores and explains it, and both work side by side.
 */

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { scoreAll, settleAll } from '../cli/testing';
import { makeFileText, problem, refused, shapeProblems } from '../files';
import { schemaRequest, scoreRequest } from '../http';
import { EXAMPLE, exampleGame } from '../palatinus';
import { makeSaved, makeStore, nothingSaved, readSaved, type Store } from '../store';
import { FakeStorage } from '../store/testing-storage';
import {
  type AnyGame,
  type GameSeam,
  type Games,
  makeShareLink,
  openText,
  palatinus,
  readShareLink,
} from '.';

const FORMAT = { format: 'coin-game', version: 1 } as const;
const count = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const tosses = { heads: count, tails: count };
const game = z.object(tosses);
const file = z.strictObject({
  ...tosses,
  format: z.literal(FORMAT.format),
  version: z.literal(FORMAT.version),
});
const tally = z.strictObject({ heads: z.optional(count), tails: z.optional(count) });
const view = z.strictObject({ isLarge: z.boolean() });
const change = z.strictObject({ before: z.optional(count), after: z.optional(count) });
const patch = z.partialRecord(z.enum(['heads', 'tails']), change);

type Tally = z.output<typeof tally>;
type View = z.output<typeof view>;

const coin: GameSeam<Tally, View, z.output<typeof game>> = {
  document: {
    game: 'coin',
    key: 'septimontium.coin',
    version: 2,
    // Version 1 said crowns.
    migrations: {
      1: (older) => JSON.parse(JSON.stringify(older).replace('crowns', 'heads').replace(':1,', ':2,')),
    },
    empty: {},
    emptyView: { isLarge: false },
    keyedParts: [],
    dated: (document) => document,
    read(found, remembered) {
      const [one, other] = [tally.safeParse(found), view.safeParse(remembered)];
      return {
        document: one.data ?? {},
        view: other.data ?? { isLarge: false },
        whole: one.success && other.success,
      };
    },
    isPatch: (value) => patch.safeParse(value).success,
    isPossible: () => true,
  },
  screens: ['toss', 'result'],
  resultScreen: 'result',
  gameOf(document) {
    const { data, error } = game.safeParse(document);
    return data ? { ok: true, value: data } : { ok: false, problems: shapeProblems(error, document) };
  },
  openGame: (_, opened) => opened,
  openDocument: (_, theirs) => theirs,
  reopen: (_, kept) => kept,
  notation: {
    mark: 'C',
    make: ({ heads, tails }) => `C1_${heads}_${tails}`,
    parse(text) {
      const [heads, tails] = text.replace(/^C1_/, '').split('_').map(Number);
      const { data } = game.safeParse({ heads, tails });
      return data ? { ok: true, value: data } : refused(problem('no-table', []));
    },
  },
  file: {
    ...FORMAT,
    make: (one) => ({ ...FORMAT, ...one }),
    read(value) {
      const { data, error } = file.safeParse(value);
      return data
        ? { ok: true, value: { heads: data.heads, tails: data.tails } }
        : { ok: false, problems: shapeProblems(error, value) };
    },
    fileName: ({ heads, tails }) => `coin-${heads}-${tails}.json`,
  },
  jsonSchema: () => z.toJSONSchema(file),
  score: ({ heads, tails }) => ({ winner: heads > tails ? 'heads' : 'tails' }),
  explain: ({ heads, tails }, language) => `${heads} : ${tails} (${language})`,
  settle: ({ heads, tails }) => ({ tossesToTurn: Math.abs(heads - tails) }),
  explainCount: ({ heads }, text) => ({ ok: true, value: { miscounted: Number(text) - heads } }),
};

const games: Games<AnyGame> = [palatinus, coin];
const value = { heads: 3, tails: 2 } as const;
const fileText = makeFileText(coin.file.make(value));

describe('the store', () => {
  const storage = new FakeStorage();
  const openTab = (): Store<Tally, View> => {
    const tab = makeStore({ document: coin.document, storage: () => storage });
    tab.start();
    return tab;
  };

  test('saves, undoes and finds it again, next to a game of Palatinus', () => {
    const other = makeStore({ document: palatinus.document, storage: () => storage });
    other.change((now) => palatinus.openGame(now, exampleGame()));
    const tab = openTab();
    tab.change((now) => ({ ...now, heads: 1 }));
    tab.change((now) => ({ ...now, heads: 2, tails: 1 }));
    tab.setView(() => ({ isLarge: true }));
    tab.undo();
    expect(tab.snapshot().document).toStrictEqual({ heads: 1 });
    const later = openTab();
    expect(later.snapshot()).toStrictEqual(tab.snapshot());
    later.redo();
    expect(later.snapshot()).toMatchObject({ document: { heads: 2, tails: 1 }, view: { isLarge: true } });
    other.tryAgain();
    expect(palatinus.gameOf(other.snapshot().document)).toStrictEqual({ ok: true, value: exampleGame() });
    expect(other.snapshot()).toMatchObject({ takenOver: 0, setAside: [] });
  });

  test('migrates what an earlier version has saved', () => {
    const first = { format: 'septimontium-notebook', game: 'coin', version: 1, document: { crowns: 5 } };
    const rest = { view: { isLarge: true }, names: ['Zoë'], history: { past: [], future: [] } };
    storage.setItem(coin.document.key, JSON.stringify({ ...first, ...rest }));
    expect(openTab().snapshot()).toMatchObject({
      document: { heads: 5 },
      ...rest,
      saving: 'saved',
      setAside: [],
    });
  });

  test('sets aside what is damaged', () => {
    storage.setItem(coin.document.key, 'edge');
    expect(openTab().snapshot().setAside).toMatchObject([{ key: 'septimontium.coin.aside.1', text: 'edge' }]);
    expect(
      readSaved(coin.document, makeSaved(palatinus.document, nothingSaved(palatinus.document))),
    ).toMatchObject({
      why: 'damaged',
    });
  });
});

describe('opening', () => {
  test.each([
    ['a file', fileText],
    ['a notation', 'C1_3_2'],
    ['a message', 'Look: https://here.example/en/coin/result#C1_3_2!'],
  ])('takes %s, and says which game it is', (_, text) => {
    const opened = openText(games, text);
    expect(opened).toStrictEqual({ ok: true, value: { kind: 'game', seam: coin, game: value } });
    if (opened.ok && opened.value.kind === 'game')
      expect(coin.openGame({ heads: 9 }, opened.value.game as typeof value)).toStrictEqual(value);
  });

  test('accepts a saved document', () => {
    const state = { ...nothingSaved(coin.document), changes: ['tab.1'], document: { heads: 1 } as const };
    expect(openText(games, makeSaved(coin.document, state))).toStrictEqual({
      ok: true,
      value: { kind: 'saved', seam: coin, state, whole: true },
    });
  });

  test('still takes Palatinus', () => {
    expect(openText(games, EXAMPLE)).toMatchObject({ ok: true, value: { seam: palatinus } });
  });

  test.each([
    [
      'all that is wrong with a file',
      { ...FORMAT, heads: 'x', tails: 10, edge: 1 },
      ['not-one-of', 'not-one-of', 'unknown-key'],
    ],
    ['a file of no game', { format: 'chess-game' }, ['not-one-of']],
    ['a file that names none', {}, ['value-missing']],
    ['a game that is not in the list', { format: 'seven-hills-game' }, ['not-one-of']],
    ['a copy of Palatinus', { format: 'palatinus-copy' }, ['copy-not-game']],
    ['a list', [], ['not-an-object']],
  ])('refuses %s', (_, content, codes) => {
    const opened = openText(games, JSON.stringify(content));
    expect(opened.ok ? [] : opened.problems.map(({ code }) => code)).toStrictEqual(codes);
  });
});

test('a link is shared and read back, or refused', () => {
  const { document, resultScreen: screen, notation } = coin;
  const link = makeShareLink({
    origin: 'https://here.example',
    language: 'fr',
    game: document.game,
    screen,
    notation: notation.make(value),
  });
  expect(link).toBe('https://here.example/fr/coin/result#C1_3_2');
  expect(readShareLink(notation, new URL(link).hash)).toStrictEqual({ ok: true, value });
  expect(readShareLink(notation, '#C1_3')).toMatchObject({ ok: false });
  expect(readShareLink(notation, '#content')).toBeUndefined();
});

test('the command line scores, explains and settles it', async () => {
  const text = `C1_3_2\n${EXAMPLE}\n${JSON.stringify(coin.file.make(value))}\nC1_edge`;
  const printed = async (explain: boolean): Promise<readonly string[]> => {
    const all = await scoreAll([text], { explain }, games);
    return all.map((one) => ('out' in one ? one.out.slice(0, 18) : 'refused'));
  };
  expect(await printed(false)).toStrictEqual([
    '{"winner":"heads"}',
    '{"hills":[{"letter',
    '{"winner":"heads"}',
    'refused',
  ]);
  expect(await printed(true)).toMatchObject(['3 : 2 (en)', EXAMPLE.slice(0, 18), '3 : 2 (en)', 'refused']);
  expect(await settleAll(['C1_3_2'], {}, games)).toStrictEqual([{ out: '{"tossesToTurn":1}' }]);
  const count = { name: 'count', bytes: new TextEncoder().encode('5') };
  expect(await settleAll(['C1_3_2'], { count }, games)).toStrictEqual([{ out: '{"miscounted":2}' }]);
});

test('HTTP scores it by its format, and serves its schema', async () => {
  const post = (body: string): Promise<Response> => {
    const headers = { 'content-type': 'application/json' };
    return scoreRequest(new Request('http://localhost/api/score', { method: 'POST', body, headers }), games);
  };
  expect(await (await post(fileText)).json()).toStrictEqual({ winner: 'heads' });
  expect((await post('{"format":"coin-game","version":1}')).status).toBe(422);
  const ask = (search: string): Response =>
    schemaRequest(new Request(`http://localhost/api/schema${search}`), games);
  expect(await ask('').json()).toStrictEqual(palatinus.jsonSchema());
  expect(await ask('?format=coin-game').json()).toStrictEqual(coin.jsonSchema());
  expect(ask('?format=seven-hills-game').status).toBe(404);
});
