/** What the app saves: everything that can be entered is read exactly, and nothing else is read. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundGame } from '../../seven-hills';
import {
  boardAt,
  draftOf,
  EMPTY_NOTEBOOK,
  legionsIn,
  misfitsIn,
  type Notebook,
  orderIn,
} from '../../seven-hills/enter';
import { deepFreeze, edits, notebooks } from '../../seven-hills/enter/testing';
import {
  EMPTY_HISTORY,
  makeSaved,
  nothingSaved,
  type Revision,
  readSaved,
  record,
  redo,
  undo,
} from '../../store';
import { sevenHillsDocument } from './document';

const NOTHING = nothingSaved(sevenHillsDocument);
const start: Revision<Notebook> = { document: EMPTY_NOTEBOOK, history: EMPTY_HISTORY };

function revised({ document, history }: Revision<Notebook>, next: Notebook): Revision<Notebook> {
  return { document: next, history: record(history, document, next, sevenHillsDocument.keyedParts) };
}

test('anything entered, undone and redone is read exactly', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 40 }), fc.nat(10), (row, undone) => {
      const done = row.reduce((now, apply) => revised(now, apply(now.document)), start);
      const revision = Array.from({ length: undone }).reduce<Revision<Notebook>>(undo, done);
      const all = { ...NOTHING, changes: ['tab.1'], ...revision };
      expect(readSaved(sevenHillsDocument, makeSaved(sevenHillsDocument, all))).toStrictEqual({ state: all });
    }),
  );
});

test('undo restores exactly the notebook before any edit, and changes neither', () => {
  fc.assert(
    fc.property(notebooks, edits, (before, apply) => {
      const after = deepFreeze(apply(deepFreeze(before)));
      const { history } = revised({ document: before, history: EMPTY_HISTORY }, after);
      const back = undo({ document: after, history: deepFreeze(history) });
      expect(back.document).toStrictEqual(history.past.length > 0 ? before : after);
      expect(redo(back).document).toStrictEqual(after);
    }),
  );
});

function linesOf(version: string): readonly string[] {
  const text = readFileSync(new URL(`samples/${version}.ndjson`, import.meta.url), 'utf8');
  return text.trimEnd().split('\n');
}

/** On the first line a full game with its history and one step undone, on the second a half-entered game. */
describe.each([1, 2])('the sample of version %d', (version) => {
  const lines = linesOf(`version-${version}`);
  const [full, half] = lines.map((text) => readSaved(sevenHillsDocument, text));

  test('is completely read: a full game', () => {
    expect(full?.why).toBeUndefined();
    const { document, history } = full?.state ?? NOTHING;
    expect(document.table.players.map(({ name }) => name)).toStrictEqual(['Livia', 'Marco', 'Nora', 'Otto']);
    expect([document.table.begun, document.table.isOver]).toStrictEqual([5, true]);
    expect(soundGame(draftOf(document)).ok).toBe(true);
    expect(history.future).toHaveLength(1);
    expect(orderIn(document.table, 2)).toStrictEqual([1, 2, 3, 0]);
    expect(document.table.id).toBe([undefined, 'k3x9q1z7cd01'][version - 1]);
  });

  test('is completely read: a half-entered game', () => {
    expect(half?.why).toBeUndefined();
    const { table } = (half?.state ?? NOTHING).document;
    expect([table.begun, table.isOver]).toStrictEqual([2, undefined]);
    expect(
      boardAt(table, { epoch: 2, stage: 'legions' })['Consul Legion Camp'].map((seat) => seat.plebeian),
    ).toStrictEqual([1, 0, 1]);
  });

  test('is completely read if legions have moved, although the single moves are unknown', () => {
    const older = JSON.parse(lines[1] as string);
    older.history = { past: [], future: [] };
    older.document.table.legions = { 2: { called: { 0: 2 }, cards: { 2: 'none' } } };
    const { state, why } = readSaved(sevenHillsDocument, JSON.stringify(older));
    expect(why).toBeUndefined();
    expect(misfitsIn(state.document.table, 2, [0])).toStrictEqual([]);
    const [call] = legionsIn(state.document.table, 2, [0]).calls;
    expect([call?.called, call?.isDone]).toStrictEqual([2, true]);
  });
});

/** On the third line legions have moved in two epochs, one consul calls nobody, and one step is undone. */
test('the sample of version 2 is completely read, with the moves of the legions', () => {
  const [, , text = ''] = linesOf('version-2');
  const { state, why } = readSaved(sevenHillsDocument, text);
  expect(why).toBeUndefined();
  const { table } = state.document;
  expect(table.legions?.[1]?.passed).toStrictEqual({ 2: true });
  expect(table.legions?.[2]?.moves).toHaveLength(5);
  expect(table.legions?.[2]?.cards).toStrictEqual({ 1: 'none', 3: 'all' });
  expect(state.history.future).toHaveLength(1);
});

test.each(['version-1', 'version-2'].flatMap(linesOf))(
  'each sample can be undone to its beginning, and made again',
  (text) => {
    const { document, history } = readSaved(sevenHillsDocument, text).state;
    const steps = history.past.length;
    const move = (take: typeof undo, from: Revision<Notebook>): Revision<Notebook> =>
      Array.from({ length: steps }).reduce<Revision<Notebook>>((now) => take(now), from);
    const back = move(undo, { document, history });
    expect(back.document).toStrictEqual(EMPTY_NOTEBOOK);
    expect(move(redo, back)).toStrictEqual({ document, history });
  },
);

test('there is a sample of every version, and the latest equals what is written today', () => {
  expect(sevenHillsDocument.version).toBe(2);
  const text = readFileSync(new URL('samples/version-2.ndjson', import.meta.url), 'utf8');
  for (const line of text.trimEnd().split('\n'))
    expect(makeSaved(sevenHillsDocument, readSaved(sevenHillsDocument, line).state)).toBe(line);
});

describe('a table that could not be entered', () => {
  const table = {
    players: [{ colour: 'red' }, { colour: 'green' }, { colour: 'yellow' }],
    begun: 1,
    changes: { '1/placed/Palatinus/0/noble': 1 },
    orders: { 1: [1, 2, 0] },
    penalties: { '1/2': 1 },
  };

  const saved = (changed: object): string =>
    JSON.stringify({
      ...JSON.parse(makeSaved(sevenHillsDocument, NOTHING)),
      document: { table: { ...table, ...changed } },
    });

  test('is not accepted in any of these cases', () => {
    expect(readSaved(sevenHillsDocument, saved({})).why).toBeUndefined();
  });

  test.each<[string, object]>([
    ['a colour twice', { players: Array(3).fill({ colour: 'red' }) }],
    ['two players', { players: table.players.slice(0, 2), orders: {}, penalties: {} }],
    [
      'a name that turns the writing around',
      { players: [{ colour: 'blue', name: '\u202ea' }, ...table.players.slice(1)] },
    ],
    ['a sixth epoch', { begun: 6 }],
    ['half a marker', { changes: { '1/placed/Palatinus/0/noble': 0.5 } }],
    ['no change at all', { changes: { '1/placed/Palatinus/0/noble': 0 } }],
    ['a marker on Capitolium', { changes: { '1/placed/Capitolium/0/noble': 1 } }],
    ['a marker of nobody', { changes: { '1/placed/Palatinus/3/noble': 1 } }],
    ['a penalty of nobody', { penalties: { '1/3': 1 } }],
    ['an order with somebody twice', { orders: { 1: [1, 1, 0] } }],
    ['an order with somebody missing', { orders: { 1: [1, 0] } }],
    ['a strange ruling', { rulings: { nobleInForum: 'three' } }],
    ['an unknown key', { more: 1 }],
    ['an id that is no id', { id: '<b>' }],
    ['a game that is not over', { isOver: false }],
  ])('%s: is not read, but set aside', (_, changed) => {
    const { state, why } = readSaved(sevenHillsDocument, saved(changed));
    expect(why).toBe('damaged');
    expect(state.document).toStrictEqual(EMPTY_NOTEBOOK);
  });
});
