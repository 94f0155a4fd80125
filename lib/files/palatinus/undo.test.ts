/** Undo and redo restore a notebook exactly after any edit. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_NOTEBOOK,
  type Notebook,
  openExample,
  placePiece,
  setName,
  setPlayerCount,
} from '../../palatinus/enter';
import { deepFreeze } from '../../palatinus/enter/testing';
import { edits, notebooks } from '../../palatinus/enter/testing-edits';
import { EMPTY_HISTORY, type Patch, patchBetween, type Revision, record, redo, undo } from '../../store';
import { palatinusDocument } from '..';

const { keyedParts } = palatinusDocument;
const piece = { people: 'red', kind: 'condottiere' } as const;
const three = setPlayerCount(EMPTY_NOTEBOOK, 3);

function revised({ document, history }: Revision<Notebook>, next: Notebook): Revision<Notebook> {
  return { document: next, history: record(history, document, next, keyedParts) };
}

function times(
  count: number,
  move: (revision: Revision<Notebook>) => Revision<Notebook>,
  from: Revision<Notebook>,
): Revision<Notebook> {
  return Array.from({ length: count }).reduce<Revision<Notebook>>(move, from);
}

describe('undo', () => {
  test('restores exactly the notebook before any edit, and changes neither', () => {
    fc.assert(
      fc.property(notebooks, edits, (before, { apply }) => {
        const after = deepFreeze(apply(deepFreeze(before)));
        const history = record(EMPTY_HISTORY, before, after, keyedParts);
        expect(undo({ document: after, history: deepFreeze(history) }).document).toStrictEqual(
          history.past.length > 0 ? before : after,
        );
        if (history.past.length === 0) expect(after).toEqual(before);
      }),
    );
  });

  test('and as many redos return to the same', () => {
    fc.assert(
      fc.property(notebooks, fc.array(edits, { maxLength: 20 }), fc.nat(25), (document, row, count) => {
        const start = { document, history: EMPTY_HISTORY };
        const done = row.reduce((now, { apply }) => revised(now, apply(now.document)), start);
        const back = times(count, undo, done);
        expect(times(count, redo, back)).toStrictEqual(done);
        expect(times(row.length, undo, done).document).toStrictEqual(document);
      }),
    );
  });

  test('survives serialisation', () => {
    fc.assert(
      fc.property(notebooks, edits, (document, { apply }) => {
        const revision = revised({ document, history: EMPTY_HISTORY }, apply(document));
        const read: Revision<Notebook> = JSON.parse(JSON.stringify(revision));
        expect(undo(read)).toStrictEqual(undo(revision));
      }),
    );
  });
});

describe('a patch', () => {
  const patch = (before: Notebook, after: Notebook): Patch => patchBetween(before, after, keyedParts);

  test('of a change is valid for the notebook', () => {
    fc.assert(
      fc.property(notebooks, edits, (before, { apply }) => {
        const between = patch(before, apply(before));
        expect(palatinusDocument.isPatch(between)).toBe(Object.keys(between).length > 0);
      }),
    );
  });

  test('of a piece is small even on a full table', () => {
    const full = openExample(three);
    const free = ([0, 1, 2, 3, 4, 5] as const).find((direction) => !full.table.pieces[`0${direction}`]) ?? 0;
    expect(JSON.stringify(patch(full, placePiece(full, `0${free}`, piece))).length).toBeLessThan(100);
    const placed = placePiece(three, '32', piece);
    const replaced = placePiece(three, '32', { people: 'purple', kind: 'condottiere' });
    expect(JSON.stringify(patch(placed, replaced)).length).toBeLessThan(150);
  });

  test('of a name is the list of players', () => {
    expect(Object.keys(patch(three, setName(three, 0, 'Livia')))).toStrictEqual(['table.players']);
  });
});
