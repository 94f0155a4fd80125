/** Everything that was saved, opened again from the file it was handed out as. */

import { expect, test } from 'vitest';
import { exampleGame } from '../palatinus';
import {
  EMPTY_NOTEBOOK,
  type Kept,
  makeSaved,
  NOTHING_KEPT,
  openExample,
  setNumber,
} from '../palatinus/enter';
import { makeTableFile, openSaved, openTable } from '.';

/** Half a table: no game file could hold it. */
const HALF: Kept = { ...NOTHING_KEPT, notebook: setNumber(EMPTY_NOTEBOOK, 3), names: ['Livia'] };
const text = makeSaved(HALF);

test('an unfinished table comes back whole, with the names', () => {
  for (const found of [text, `\uFEFF${text}`, `\n${text}\n`])
    expect(openSaved(found)).toStrictEqual({ ok: true, value: { kept: HALF, whole: true } });
});

test('damaged steps to undo do not matter', () => {
  const damaged = JSON.stringify({ ...JSON.parse(text), history: 'Romulus' });
  expect(openSaved(damaged)).toMatchObject({ ok: true, value: { whole: true } });
});

test('what is whole in a damaged one is opened, and the rest told', () => {
  const saved = JSON.parse(makeSaved({ ...HALF, notebook: openExample(HALF.notebook) }));
  saved.notebook.copy = { springs: { A: [1, 4] } };
  saved.notebook.table.tiles[0].letter = 'Z';
  expect(openSaved(JSON.stringify(saved))).toMatchObject({
    ok: true,
    value: { kept: { notebook: { copy: { springs: { A: [1, 4] } } } }, whole: false },
  });
});

test.each([
  { what: 'of a newer version', found: text.replace('"version":1', '"version":2'), code: 'newer-version' },
  { what: 'of no version', found: text.replace('"version":1', '"version":0'), code: 'notebook-not-file' },
  { what: 'with nothing to read', found: '{"format":"septimontium-notebook"}', code: 'notebook-not-file' },
])('one $what is refused: $code', ({ found, code }) => {
  expect(openSaved(found)).toMatchObject({ ok: false, problems: [{ code }] });
});

test.each([
  ['a game file', makeTableFile(exampleGame()).text],
  ['half a file', text.slice(0, -9)],
  ['a film', `${text}${' '.repeat(1024 * 1024)}`],
  ['nothing', ''],
])('%s is not one, and left to others', (_, found) => {
  expect(openSaved(found)).toBeUndefined();
});

test('where only a game will do, it is told as what it is', () => {
  expect(openTable(text)).toMatchObject({ ok: false, problems: [{ code: 'notebook-not-file' }] });
});
