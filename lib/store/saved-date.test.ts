import { expect, test } from 'vitest';
import { makeSaved, nothingSaved } from './saved';
import { savedDate } from './saved-date';
import { notes } from './testing-document';

const state = nothingSaved(notes);
const named = { ...state, names: ['"changed":7'] };

test('is the date with which a text was saved', () => {
  expect(savedDate(makeSaved(notes, { ...named, changed: 1_700_000_000_000 }))).toBe(1_700_000_000_000);
});

test.each([
  ['without a date', makeSaved(notes, named)],
  ['that is damaged', '{"changed":'],
  ['that is not there', null],
])('is not known of a text %s', (_, text) => {
  expect(savedDate(text)).toBeUndefined();
});
