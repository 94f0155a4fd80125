/** Undo and redo: exactly back, exactly forth again, in small patches. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_HISTORY,
  EMPTY_NOTEBOOK,
  type History,
  MOST_STEPS,
  type Notebook,
  nameCopy,
  openExample,
  record,
  recordJoined,
  redo,
  type Step,
  setName,
  setNumber,
  tapField,
  undo,
} from '../palatinus/enter';
import { deepFreeze } from '../palatinus/enter/testing';
import { edits, notebooks } from '../palatinus/enter/testing-edits';

const piece = { people: 'red', kind: 'condottiere' } as const;
const three = setNumber(EMPTY_NOTEBOOK, 3);

function stepped(step: Step, next: Notebook): Step {
  return { notebook: next, history: record(step.history, step.notebook, next) };
}

function times(count: number, move: (step: Step) => Step, step: Step): Step {
  return Array.from({ length: count }).reduce<Step>(move, step);
}

describe('undo', () => {
  test('gives back exactly the notebook before any edit, and touches neither', () => {
    fc.assert(
      fc.property(notebooks, edits, (before, { apply }) => {
        const after = deepFreeze(apply(deepFreeze(before)));
        const history = record(EMPTY_HISTORY, before, after);
        expect(undo({ notebook: after, history: deepFreeze(history) }).notebook).toStrictEqual(
          history.past.length > 0 ? before : after,
        );
        if (history.past.length === 0) expect(after).toEqual(before);
      }),
    );
  });

  test('and redo as often return to the same', () => {
    fc.assert(
      fc.property(notebooks, fc.array(edits, { maxLength: 20 }), fc.nat(25), (start, row, count) => {
        const done = row.reduce((step, { apply }) => stepped(step, apply(step.notebook)), {
          notebook: start,
          history: EMPTY_HISTORY,
        });
        const back = times(count, undo, done);
        expect(times(count, redo, back)).toStrictEqual(done);
        expect(times(row.length, undo, done).notebook).toStrictEqual(start);
      }),
    );
  });

  test('survives being written down', () => {
    fc.assert(
      fc.property(notebooks, edits, (before, { apply }) => {
        const step = stepped({ notebook: before, history: EMPTY_HISTORY }, apply(before));
        const read: Step = JSON.parse(JSON.stringify(step));
        expect(undo(read)).toStrictEqual(undo(step));
      }),
    );
  });

  test('does nothing where there is nothing to undo or redo', () => {
    const step = { notebook: three, history: EMPTY_HISTORY };
    expect(undo(step)).toStrictEqual(step);
    expect(redo(step)).toStrictEqual(step);
  });
});

describe('a patch', () => {
  test.each([
    { what: 'placing a piece', next: tapField(three, '32', piece), cells: ['table.pieces.32'] },
    { what: 'naming my copy', next: nameCopy(three, 'Ours'), cells: ['copy.name'] },
    { what: 'naming a player', next: setName(three, 0, 'Livia'), cells: ['table.players'] },
  ])('of $what has the cells $cells', ({ next, cells }) => {
    expect(Object.keys(record(EMPTY_HISTORY, three, next).past[0] ?? {})).toStrictEqual(cells);
  });

  test('of a piece is small on a full table, too', () => {
    const full = openExample(three);
    const free = ([0, 1, 2, 3, 4, 5] as const).find((direction) => !full.table.pieces[`0${direction}`]) ?? 0;
    const { past } = record(EMPTY_HISTORY, full, tapField(full, `0${free}`, piece));
    expect(past).toHaveLength(1);
    expect(JSON.stringify(past[0]).length).toBeLessThan(100);
    const { past: replaced } = record(
      EMPTY_HISTORY,
      tapField(three, '32', piece),
      tapField(three, '32', { people: 'purple', kind: 'condottiere' }),
    );
    expect(JSON.stringify(replaced[0]).length).toBeLessThan(150);
  });
});

describe('a history', () => {
  const taps = (count: number): History =>
    times(count, (step) => stepped(step, tapField(step.notebook, '32', piece)), {
      notebook: three,
      history: EMPTY_HISTORY,
    }).history;

  test('is the same if an edit changes nothing, even one that makes everything anew', () => {
    const history = taps(2);
    expect(record(history, three, structuredClone(three))).toBe(history);
    const tapped = tapField(three, '32', piece);
    const reordered = { ...tapped.table, pieces: { '32': { kind: piece.kind, people: piece.people } } };
    expect(record(history, tapped, { ...tapped, table: reordered })).toBe(history);
  });

  test(`holds the latest ${MOST_STEPS} steps`, () => {
    const history = taps(MOST_STEPS + 1);
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]).toStrictEqual({ 'table.pieces.32': { before: piece } });
  });

  test('loses its future to a new change', () => {
    const back = undo(stepped({ notebook: three, history: EMPTY_HISTORY }, tapField(three, '32', piece)));
    expect(back.history.future).toHaveLength(1);
    expect(stepped(back, tapField(three, '33', piece)).history.future).toStrictEqual([]);
  });

  test('takes a name typed letter by letter as one step', () => {
    const [before, after] = [setName(three, 0, 'L'), setName(three, 0, 'Li')];
    const typed = recordJoined(record(EMPTY_HISTORY, three, before), before, after);
    expect(typed.past).toHaveLength(1);
    expect(undo({ notebook: after, history: typed }).notebook).toStrictEqual(three);
    expect(recordJoined(typed, after, three)).toStrictEqual(EMPTY_HISTORY);
    expect(recordJoined(EMPTY_HISTORY, three, before).past).toHaveLength(1);
  });
});
