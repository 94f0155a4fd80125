/** Undo and redo restore a document of any shape exactly, with small patches. */

import { describe, expect, test } from 'vitest';
import {
  EMPTY_HISTORY,
  type History,
  MOST_STEPS,
  matches,
  patchBetween,
  patched,
  type Revision,
  record,
  recordJoined,
  redo,
  undo,
} from '.';
import { EMPTY_NOTES, type Notes, notes, seated, tapped, titled } from './testing-document';

const { keyedParts } = notes;
const three = seated(EMPTY_NOTES, 3);
const start: Revision<Notes> = { document: three, history: EMPTY_HISTORY };

function revised({ document, history }: Revision<Notes>, next: Notes): Revision<Notes> {
  return { document: next, history: record(history, document, next, keyedParts) };
}

describe('undo', () => {
  test('restores the document before exactly, and redo the one after', () => {
    const done = [tapped(three, '32'), titled(tapped(three, '32'), 'Ours'), EMPTY_NOTES].reduce(
      revised,
      start,
    );
    const back = undo(undo(done));
    expect(back.document).toStrictEqual(tapped(three, '32'));
    expect(redo(redo(back))).toStrictEqual(done);
    expect(undo(undo(back)).document).toStrictEqual(three);
  });

  test('does nothing where there is nothing to undo or redo', () => {
    expect(undo(start)).toStrictEqual(start);
    expect(redo(start)).toStrictEqual(start);
  });
});

describe('a patch', () => {
  test.each([
    { what: 'an entry of a keyed part', next: tapped(three, '32'), cells: ['table.pieces.32'] },
    { what: 'another part', next: { ...three, box: { label: 'Ours' } }, cells: ['box.label'] },
    { what: 'a part of the table', next: titled(three, 'x'), cells: ['table.title'] },
  ])('of $what has the cells $cells', ({ next, cells }) => {
    expect(Object.keys(patchBetween(three, next, keyedParts))).toStrictEqual(cells);
  });

  test('of a value without parts is the whole value', () => {
    const [before, after] = [
      { heads: 1, row: [1], note: null },
      { heads: 2, row: [1, 2] },
    ];
    const patch = patchBetween<object>(before, after, []);
    expect(patch).toStrictEqual({
      heads: { before: 1, after: 2 },
      row: { before: [1], after: [1, 2] },
      note: { before: null },
    });
    expect(patched<object>(after, patch, 'before')).toStrictEqual(before);
  });

  test('matches a document that has its content in every cell', () => {
    const patch = patchBetween(three, tapped(three, '32'), keyedParts);
    expect(matches(three, patch, 'before')).toBe(true);
    expect(matches(three, patch, 'after')).toBe(false);
    expect(matches(tapped(three, '32'), patch, 'after')).toBe(true);
    expect(matches(three, { 'table.pieces.toString': {} }, 'before')).toBe(true);
  });
});

describe('a history', () => {
  const taps = (count: number): History =>
    Array.from({ length: count }).reduce<Revision<Notes>>(
      (revision) => revised(revision, tapped(revision.document, '32')),
      start,
    ).history;

  test('is the same object if an edit changes nothing, even if the edit makes new objects', () => {
    const history = taps(2);
    expect(record(history, three, structuredClone(three), keyedParts)).toBe(history);
    const reordered = { box: three.box, table: { pieces: {}, title: undefined, seats: 3 } };
    expect(record<object>(history, three, reordered, keyedParts)).toBe(history);
  });

  test(`holds the latest ${MOST_STEPS} steps`, () => {
    const history = taps(MOST_STEPS + 1);
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]).toStrictEqual({ 'table.pieces.32': { before: 'peasant' } });
  });

  test('loses its future with a new change', () => {
    const back = undo(revised(start, tapped(three, '32')));
    expect(back.history.future).toHaveLength(1);
    expect(revised(back, tapped(three, '33')).history.future).toStrictEqual([]);
  });

  test('joins a name typed letter by letter into one step', () => {
    const [before, after] = [titled(three, 'L'), titled(three, 'Li')];
    const typed = recordJoined(record(EMPTY_HISTORY, three, before, keyedParts), before, after, keyedParts);
    expect(typed.past).toHaveLength(1);
    expect(undo({ document: after, history: typed }).document).toStrictEqual(three);
    expect(recordJoined(typed, after, three, keyedParts)).toStrictEqual(EMPTY_HISTORY);
    expect(recordJoined(EMPTY_HISTORY, three, before, keyedParts).past).toHaveLength(1);
  });
});
