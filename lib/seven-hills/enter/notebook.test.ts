/** Epochs as changes: what a correction does to later epochs, and saving and opening a game. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EPOCHS, exampleGame, FORUM, soundGame } from '..';
import {
  beginEpoch,
  boardAt,
  countAt,
  draftOf,
  EMPTY_NOTEBOOK,
  isBegun,
  type Notebook,
  openGame,
  orderIn,
  placeMarker,
  setFirstPlayer,
  setMarkers,
  setPenalties,
  takeMarker,
} from './';
import { deepFreeze, edits, FOUR, legions, notebooks, placed, spots, THREE, tapped, taps } from './testing';

const noble = { area: 'Palatinus', player: 0, of: 'noble' } as const;
const voter = { area: FORUM, player: 1, of: 'plebeian' } as const;

test('an order is stored only if it does not follow from the epoch before', () => {
  const game = exampleGame();
  const [first, second, ...others] = game.epochs;
  if (!first || !second) throw new Error('the example has five epochs');
  const turned = { ...second, order: second.order.toReversed() };
  const opened = openGame(EMPTY_NOTEBOOK, { ...game, epochs: [first, turned, ...others] });
  expect(opened.table.orders[2]).toStrictEqual(turned.order);
  expect(openGame(EMPTY_NOTEBOOK, game).table.orders[2]).toBeUndefined();
});

describe('an epoch', () => {
  test('begins as the last one ended', () => {
    const one = placeMarker(placeMarker(THREE, placed(1), noble), legions(1), voter);
    expect(boardAt(one.table, placed(2))).toStrictEqual(boardAt(one.table, legions(1)));
    expect(boardAt(one.table, placed(2)).Palatinus[0]?.noble).toBe(1);
  });

  test('follows a correction of an earlier one', () => {
    const two = placeMarker(placeMarker(THREE, placed(1), noble), placed(2), noble);
    expect(countAt(placeMarker(two, placed(1), noble).table, legions(5), noble)).toBe(3);
    expect(countAt(takeMarker(two, placed(1), noble).table, legions(5), noble)).toBe(1);
  });

  test('removes nothing that a correction has already removed, and has it back when that is undone', () => {
    const gone = takeMarker(placeMarker(THREE, placed(1), noble), placed(2), noble);
    const corrected = takeMarker(gone, placed(1), noble);
    expect(countAt(corrected.table, legions(2), noble)).toBe(0);
    expect(placeMarker(corrected, placed(1), noble)).toStrictEqual(gone);
  });

  test('has the Forum of its election and the board on which it is scored', () => {
    const called = setMarkers(setMarkers(THREE, placed(1), voter, 3), legions(1), voter, 1);
    const [epoch] = draftOf(called).epochs;
    expect(epoch?.forumAtElection?.[1]).toStrictEqual({ noble: 0, knight: 0, centurion: 0, plebeian: 3 });
    expect(epoch?.board?.[FORUM]?.[1]?.plebeian).toBe(1);
  });
});

test('before the first epoch the board is empty, and missing markers count 0', () => {
  const empty = boardAt(THREE.table, undefined);
  expect(
    Object.values(empty)
      .flat()
      .flatMap(Object.values)
      .every((count) => count === 0),
  ).toBe(true);
  expect(countAt(placeMarker(THREE, placed(1), noble).table, undefined, noble)).toBe(0);
  const stray = { ...THREE.table, changes: { '1/placed/Palatinus/3/noble': 1 } } as const;
  expect(boardAt(stray, placed(1))).toStrictEqual(empty);
});

test('a game that is opened after five epochs is over', () => {
  const { table } = openGame(EMPTY_NOTEBOOK, exampleGame());
  expect([table.begun, table.isOver]).toStrictEqual([5, true]);
});

describe('the playing order', () => {
  test('is proposed: the last of the epoch before begins', () => {
    expect(EPOCHS.map((epoch) => orderIn(THREE.table, epoch))).toStrictEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 1, 2],
      [2, 0, 1],
    ]);
  });

  test('that was set moves the later ones, and setting the proposed one stores nothing', () => {
    const set = setFirstPlayer(FOUR, 1, 2);
    expect([orderIn(set.table, 1), orderIn(set.table, 2)]).toStrictEqual([
      [2, 3, 0, 1],
      [1, 2, 3, 0],
    ]);
    expect(setFirstPlayer(set, 1, 0)).toStrictEqual(FOUR);
  });
});

test('correcting an epoch equals having entered it correctly', () => {
  fc.assert(
    fc.property(fc.array(taps, { maxLength: 20 }), taps, (row, correction) => {
      const later = row.filter(({ at }) => at.epoch > correction.at.epoch);
      const before = row.filter(({ at }) => at.epoch <= correction.at.epoch).reduce(tapped, THREE);
      // A tap on a marker that exists only with or without the correction has a different meaning each time.
      const meant = (start: Notebook): number => {
        let notebook = start;
        return later.filter((tap) => {
          const next = tapped(notebook, tap);
          const isDone = next !== notebook;
          notebook = next;
          return isDone;
        }).length;
      };
      const corrected = tapped(before, correction);
      fc.pre(meant(before) === later.length && meant(corrected) === later.length);
      expect(tapped(later.reduce(tapped, before), correction)).toStrictEqual(later.reduce(tapped, corrected));
    }),
  );
});

test('a correction adds the same to every later board', () => {
  fc.assert(
    fc.property(fc.array(taps, { maxLength: 20 }), spots, (row, spot) => {
      const before = row.reduce(tapped, THREE);
      const after = placeMarker(before, placed(1), spot);
      fc.pre(after !== before);
      for (const epoch of EPOCHS) {
        const more = countAt(after.table, legions(epoch), spot) - countAt(before.table, legions(epoch), spot);
        expect([0, 1]).toContain(more);
      }
    }),
  );
});

test('a sound game is opened as it was written', () => {
  fc.assert(
    fc.property(notebooks, (notebook) => {
      const sound = soundGame(draftOf(notebook));
      fc.pre(sound.ok);
      if (!sound.ok) return;
      const opened = openGame(EMPTY_NOTEBOOK, sound.value);
      const again = soundGame(draftOf(opened));
      expect(again).toStrictEqual(sound);
      expect(openGame(notebook, sound.value)).toStrictEqual(opened);
      expect(opened.table.isOver ?? false).toBe(notebook.table.begun === 5);
    }),
  );
});

test('no edit changes the notebook it is applied to', () => {
  fc.assert(
    fc.property(notebooks, edits, (notebook, apply) => {
      deepFreeze(notebook);
      expect(() => apply(notebook)).not.toThrow();
    }),
  );
});

test.each<[string, boolean, Notebook]>([
  ['nothing', false, EMPTY_NOTEBOOK],
  ['players', false, THREE],
  ['a marker', true, placeMarker(THREE, placed(1), noble)],
  ['a penalty', true, setPenalties(THREE, 1, 0, 1)],
  ['who begins', true, setFirstPlayer(THREE, 1, 1)],
  ['a second epoch', true, beginEpoch(THREE, 2)],
])('with %s entered, a game is begun: %s', (_, begun, notebook) => {
  expect(isBegun(notebook)).toBe(begun);
});
