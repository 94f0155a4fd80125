/** What the app saves: everything that can be entered is read exactly, and nothing else is read. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_NOTEBOOK,
  type Notebook,
  openExample,
  type PalatinusView,
  placePiece,
  setLetter,
} from '../../palatinus/enter';
import { edits } from '../../palatinus/enter/testing-edits';
import {
  EMPTY_HISTORY,
  makeSaved,
  nothingSaved,
  type ReadResult,
  type Revision,
  readSaved,
  record,
  type SavedState,
  undo,
} from '../../store';
import { palatinusDocument } from '..';

const NOTHING = nothingSaved(palatinusDocument);
const start: Revision<Notebook> = { document: EMPTY_NOTEBOOK, history: EMPTY_HISTORY };

const read = (text: string): ReadResult<Notebook, PalatinusView> => readSaved(palatinusDocument, text);
const written = (state: SavedState<Notebook, PalatinusView>): string => makeSaved(palatinusDocument, state);

function revised({ document, history }: Revision<Notebook>, next: Notebook): Revision<Notebook> {
  return { document: next, history: record(history, document, next, palatinusDocument.keyedParts) };
}

/** The example, one more tap, and one undone step. */
const opened = openExample(EMPTY_NOTEBOOK);
const tapped = placePiece(opened, '05', { people: 'red', kind: 'peasant' });
const lettered = setLetter(tapped, 3, 'A');
const state: SavedState<Notebook, PalatinusView> = {
  number: 4,
  changes: ['tab.3', 'tab.4'],
  changed: 1_794_173_000_000,
  ...undo([opened, tapped, lettered].reduce(revised, start)),
  names: ['Livia', 'Zoë'],
  view: { turned: 4 },
};

/** The saved text with one value, named by its path, replaced; undefined removes it. */
function savedWith(path: readonly string[], value: unknown): string {
  const saved = JSON.parse(written(state));
  const parent = path.slice(0, -1).reduce((inner, step) => inner[step], saved);
  parent[path.at(-1) ?? ''] = value;
  return JSON.stringify(saved);
}

test('anything entered, undone and redone is read exactly', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 30 }), fc.nat(10), (changes, undone) => {
      const done = changes.reduce((now, { apply }) => revised(now, apply(now.document)), start);
      const revision = Array.from({ length: undone }).reduce<Revision<Notebook>>(undo, done);
      const all = { ...NOTHING, changes: ['tab.1'], ...revision };
      expect(read(written(all))).toStrictEqual({ state: all });
    }),
  );
});

test('names and the turned board are read back', () => {
  expect(read(written(state))).toStrictEqual({ state });
});

describe('a table that could not be entered', () => {
  test.each([
    { why: 'a people twice', path: ['players', '1', 'people'], value: 'red' },
    { why: 'a player’s people as an ally', path: ['players', '1', 'ally'], value: 'red' },
    { why: 'six players', path: ['players'], value: Array(6).fill({ people: 'red' }) },
    { why: 'a name of 41 characters', path: ['players', '0', 'name'], value: 'x'.repeat(41) },
    { why: 'a name that turns the writing around', path: ['players', '0', 'name'], value: '\u202eaivil' },
    { why: 'a name of spaces', path: ['players', '0', 'name'], value: '  ' },
    { why: 'an empty name', path: ['players', '0', 'name'], value: '' },
    { why: 'a letter twice', path: ['tiles', '1', 'letter'], value: 'G' },
    { why: 'a letter H', path: ['tiles', '1', 'letter'], value: 'H' },
    { why: 'a token of 10', path: ['tiles', '1', 'token'], value: 10 },
    { why: 'an arrow in words', path: ['tiles', '1', 'arrow'], value: 'up' },
    { why: 'an eighth place', path: ['tiles', '7'], value: {} },
    { why: 'a tile that is null', path: ['tiles', '0'], value: null },
    { why: 'a spot outside', path: ['pieces', '76'], value: { people: 'red', kind: 'peasant' } },
    { why: 'a strange kind', path: ['pieces', '05'], value: { people: 'red', kind: 'duke' } },
    { why: 'somebody who does not play', path: ['players'], value: [] },
    { why: 'a strange lean', path: ['handedness'], value: 'up' },
    { why: 'a strange ruling', path: ['rulings'], value: { tieBreak: 'dice' } },
    { why: 'half a piece expected', path: ['expected'], value: { player: { merchant: 0.5 } } },
    { why: 'a borrowed copy with a spring twice', path: ['borrowed', 'springs', 'A'], value: [1, 1] },
    { why: 'pieces that are a list', path: ['pieces'], value: [] },
    { why: 'an unknown key', path: ['colour'], value: 1 },
    { why: 'no tiles', path: ['tiles'], value: undefined },
  ])('$why: is not read, but everything else is', ({ path, value }) => {
    expect(read(savedWith(['document', 'table', ...path], value))).toStrictEqual({
      state: {
        ...state,
        document: { table: EMPTY_NOTEBOOK.table, copy: state.document.copy },
        history: EMPTY_HISTORY,
      },
      why: 'damaged',
    });
  });
});

test.each([
  { path: ['document', 'copy'], value: { springs: { A: [7] } } },
  { path: ['names'], value: ['x', 'x'] },
  { path: ['names'], value: ['x'.repeat(41)] },
  { path: ['names'], value: Array.from({ length: 31 }, String) },
  { path: ['document', 'more'], value: 1 },
  { path: ['view', 'turned'], value: 6 },
  { path: ['view', 'more'], value: 1 },
  { path: ['view'], value: undefined },
  { path: ['more'], value: 1 },
  { path: ['changed'], value: 'yesterday' },
  { path: ['changed'], value: 9e15 },
])('a damaged part ($path) leaves the table', ({ path, value }) => {
  expect(read(savedWith(path, value))).toMatchObject({
    state: { document: { table: state.document.table }, history: EMPTY_HISTORY },
    why: 'damaged',
  });
});

describe('a history that does not lead to the table', () => {
  test.each([
    { why: 'none', path: ['history'], value: undefined },
    { why: 'no list', path: ['history', 'past'], value: {} },
    { why: 'an empty step', path: ['history', 'past', '1'], value: {} },
    { why: 'a step that is null', path: ['history', 'past', '1'], value: null },
    { why: 'too many steps', path: ['history', 'past'], value: Array(501).fill({}) },
    { why: 'more than past and future', path: ['history', 'more'], value: 1 },
    {
      why: 'more than before and after',
      path: ['history', 'past', '1', 'table.pieces.05', 'more'],
      value: 1,
    },
    {
      why: 'an unknown cell',
      path: ['history', 'past', '1'],
      value: { 'table.colour': { after: 1 } },
    },
    {
      why: 'a date that is none',
      path: ['history', 'past', '1', '@changed'],
      value: { before: 'yesterday' },
    },
    {
      why: 'a broken value',
      path: ['history', 'past', '1', 'table.pieces.05', 'before'],
      value: { people: 'red' },
    },
    {
      why: 'a step that was not made',
      path: ['history', 'past', '1', 'table.pieces.05', 'after'],
      value: { people: 'blue', kind: 'peasant' },
    },
    {
      why: 'a way back over a table that could not be entered',
      path: ['history', 'past', '1', 'table.tiles.0'],
      value: { before: { letter: 'A' }, after: state.document.table.tiles[0] },
    },
    {
      why: 'players that vanish',
      path: ['history', 'past', '0', 'table.players'],
      value: { after: state.document.table.players },
    },
    {
      why: 'a step forward that cannot be made',
      path: ['history', 'future', '0'],
      value: { 'copy.name': { before: 'x', after: 'y' } },
    },
  ])('$why: the table is read without it', ({ path, value }) => {
    expect(read(savedWith(path, value))).toStrictEqual({
      state: { ...state, history: EMPTY_HISTORY },
      why: 'history-damaged',
    });
  });
});

describe('a document of another version, or something else', () => {
  test.each([
    { text: savedWith(['version'], 99), why: 'newer' },
    { text: '{"format":"septimontium-notebook","version":8}', why: 'newer' },
    { text: savedWith(['version'], 0), why: 'damaged' },
    { text: savedWith(['version'], 1.5), why: 'damaged' },
    { text: savedWith(['version'], '2'), why: 'damaged' },
    { text: savedWith(['game'], 'chess'), why: 'damaged' },
    { text: savedWith(['game'], undefined), why: 'damaged' },
    { text: savedWith(['format'], 'palatinus-game'), why: 'damaged' },
    { text: written(state).slice(0, -5), why: 'damaged' },
    { text: '', why: 'damaged' },
    { text: 'null', why: 'damaged' },
    { text: '['.repeat(50_000) + ']'.repeat(50_000), why: 'damaged' },
  ])('is $why', ({ text, why }) => {
    expect(read(text)).toStrictEqual({ state: NOTHING, why });
  });

  test('never makes the reader throw', () => {
    const part = fc.oneof(fc.anything(), fc.constant(state.document), fc.constant(state.history));
    const misshapen = fc
      .record(
        { document: part, notebook: part, names: part, view: part, turned: part, history: part },
        { requiredKeys: [] },
      )
      .chain((parts) =>
        fc.constantFrom(1, 2).map((version) => ({ format: 'septimontium-notebook', version, ...parts })),
      );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      misshapen.map((value) => {
        try {
          return JSON.stringify(value);
        } catch {
          return '';
        }
      }),
    );
    fc.assert(fc.property(texts, (text) => read(text).why !== undefined));
  });
});
