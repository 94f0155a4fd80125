/**
 * This version reads the notebooks of every earlier version completely. `samples` has the unchanged texts of each
 * version: on the first line a full game with its history and one step undone, on the second a half-entered game.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { soundGame } from '../../palatinus';
import { draftOf, type Notebook, type PalatinusView } from '../../palatinus/enter';
import { makeSaved, type Revision, readSaved, redo, type SavedState, undo } from '../../store';
import { palatinusDocument } from '..';
import { fromVersion1 } from './migrations';

function textsOf(version: number): readonly string[] {
  const text = readFileSync(new URL(`samples/version-${version}.ndjson`, import.meta.url), 'utf8');
  return text.trimEnd().split('\n');
}

function read(text = ''): SavedState<Notebook, PalatinusView> {
  const { state, why } = readSaved(palatinusDocument, text);
  expect(why).toBeUndefined();
  return state;
}

test('there are samples of every version', () => {
  const versions = Array.from({ length: palatinusDocument.version }, (_, index) => index + 1);
  expect(versions.map((version) => textsOf(version).length)).toStrictEqual(versions.map(() => 2));
});

describe.each([1, 2, 3, 4, 5, 6, 7])('version %d', (version) => {
  const [full, half] = textsOf(version);

  test('is completely read: a full game', () => {
    const { document, history, names, view } = read(full);
    expect(soundGame(draftOf(document)).ok).toBe(true);
    expect(document.table.markedHere).toStrictEqual(['G', 'D', 'A', 'C', 'E', 'F', 'B']);
    expect(Object.keys(document.table.pieces)).toHaveLength(35);
    expect([history.past.length, history.future.length]).toStrictEqual([78, 1]);
    expect(names).toStrictEqual(['Livia', 'Marco', 'Nora', 'Otto', 'Pia']);
    expect(view).toStrictEqual({ turned: 4 });
  });

  test('is completely read: a half-entered game', () => {
    const { document, history } = read(half);
    expect(soundGame(draftOf(document)).ok).toBe(false);
    expect(document.table.markedHere).toStrictEqual(['G', 'D', 'A', 'C']);
    expect(history.future).toStrictEqual([{ 'copy.name': { after: 'The club’s box' } }]);
  });

  test.each([full, half])('can be undone to its beginning, and redone', (text) => {
    const { document, history } = read(text);
    const steps = history.past.length;
    const move = (take: typeof undo, from: Revision<Notebook>): Revision<Notebook> =>
      Array.from({ length: steps }).reduce<Revision<Notebook>>((now) => take(now), from);
    const back = move(undo, { document, history });
    expect(back.document).toStrictEqual(palatinusDocument.empty);
    expect(move(redo, back)).toStrictEqual({ document, history });
  });
});

test('all versions have the same content', () => {
  const unnumbered = (text: string): unknown => {
    const state = { ...read(text), number: 0, changes: [], changed: undefined };
    const isNew = (key: string): boolean => ['@changed', 'id', 'table.id'].includes(key);
    return JSON.parse(JSON.stringify(state, (key, value) => (isNew(key) ? undefined : value)));
  };
  const [first, ...later] = [1, 2, 3, 4, 5, 6].map((version) => textsOf(version).map(unnumbered));
  for (const texts of later) expect(texts).toStrictEqual(first);
});

test('the date of the last change is known from version 4 on', () => {
  const changed = [3, 4].map((version) => textsOf(version).map((text) => read(text).changed));
  expect(changed).toStrictEqual([
    [undefined, undefined],
    [1794173000000, 1794174000000],
  ]);
});

test('the dates in the history are known from version 5 on', () => {
  const dates = [4, 5].map((version) =>
    textsOf(version).map((text) => read(text).history.past[0]?.['@changed']),
  );
  expect(dates).toStrictEqual([
    [undefined, undefined],
    [{ after: 1794172100000 }, { after: 1794173100000 }],
  ]);
});

test('a game has an id from version 6 on, which it got with the first entry', () => {
  const ids = [5, 6].map((version) => textsOf(version).map((text) => read(text).document.table.id));
  expect(ids).toStrictEqual([
    [undefined, undefined],
    ['k3x9q1z7ab01', 'k3x9q1z7ab02'],
  ]);
});

test('names with characters that are now refused are cleaned, also in the history', () => {
  const text = (textsOf(2)[1] ?? '')
    .replaceAll('Livia', 'Li\u202evia')
    .replaceAll('Marco', '\u200b')
    .replaceAll('The club’s box', '\\u0000The club’s box');
  const state = read(text);
  expect(state.document.table.players.map(({ name }) => name)).toStrictEqual([
    'Livia',
    undefined,
    'Nora',
    'Otto',
    'Pia',
  ]);
  expect(state.names).not.toContain('');
  expect(state.history.future).toStrictEqual([{ 'copy.name': { after: 'The club’s box' } }]);
  expect(JSON.stringify(state.history)).not.toMatch(/\\u|\u202e|\u200b/);
});

test('the latest sample equals what is written today', () => {
  for (const text of textsOf(palatinusDocument.version))
    expect(makeSaved(palatinusDocument, read(text))).toBe(text);
});

describe('version 1 with a damaged part', () => {
  const [full = ''] = textsOf(1);
  const damaged = (parts: object): ReturnType<typeof readSaved<Notebook, PalatinusView>> =>
    readSaved(palatinusDocument, JSON.stringify({ ...JSON.parse(full), ...parts }));

  test.each([
    { part: { turned: 9 }, why: 'damaged' },
    { part: { notebook: 7 }, why: 'damaged' },
    { part: { notebook: { ...JSON.parse(full).notebook, table: [] } }, why: 'damaged' },
    { part: { colour: 'red' }, why: 'damaged' },
    { part: { history: [] }, why: 'history-damaged' },
    { part: { history: { past: {}, future: [] } }, why: 'history-damaged' },
  ])('is read as far as it is undamaged: $part', ({ part, why }) => {
    expect(damaged(part)).toMatchObject({ why, state: { names: { length: 5 } } });
  });

  test.each([undefined, null, 7, 'text', []])('or something else entirely (%j) does not throw', (value) => {
    expect(fromVersion1(value)).toMatchObject({ game: 'palatinus', version: 2 });
  });
});
