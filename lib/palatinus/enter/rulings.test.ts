/** The table's rulings: only answers that are not standard are stored, and the count follows them. */

import { describe, expect, it } from 'vitest';
import { DEFAULT_RULINGS, exampleGame, score, soundGame } from '..';
import { draftOf, EMPTY_NOTEBOOK, resetRulings, rulingsAt, setRuling, tableOf, unusualRulings } from './';

const { table } = EMPTY_NOTEBOOK;

describe('the rulings of a table', () => {
  it('are the standard ones where it says nothing', () => {
    expect(rulingsAt(table)).toEqual(DEFAULT_RULINGS);
    expect(rulingsAt({ rulings: { tieBreak: 'none' } })).toEqual({ ...DEFAULT_RULINGS, tieBreak: 'none' });
  });

  it('are stored only if they are not standard', () => {
    const one = setRuling(EMPTY_NOTEBOOK, 'tieBreak', 'none');
    expect(one.table.rulings).toEqual({ tieBreak: 'none' });
    const two = setRuling(one, 'emptySpring', 'spring');
    expect(two.table.rulings).toEqual({ emptySpring: 'spring', tieBreak: 'none' });
    expect(setRuling(two, 'tieBreak', 'items').table.rulings).toEqual({ emptySpring: 'spring' });
  });

  it('leave no trace once all are standard again', () => {
    const there = setRuling(EMPTY_NOTEBOOK, 'loneCondottiere', 'stays');
    expect(resetRulings(setRuling(there, 'tieBreak', 'none'))).toEqual(EMPTY_NOTEBOOK);
    expect(setRuling(there, 'loneCondottiere', 'flees')).toEqual(EMPTY_NOTEBOOK);
  });

  it('of an opened table lose answers that are standard', () => {
    const opened = { ...EMPTY_NOTEBOOK, table: tableOf(exampleGame(), EMPTY_NOTEBOOK.copy) };
    expect(opened.table.rulings).toEqual(DEFAULT_RULINGS);
    expect(setRuling(opened, 'allyPieces', 'neutral').table.rulings).toEqual({ allyPieces: 'neutral' });
  });

  it('do not change the earlier notebook', () => {
    const before = setRuling(EMPTY_NOTEBOOK, 'tieBreak', 'none');
    const copy = structuredClone(before);
    setRuling(before, 'tieBreak', 'items');
    expect(before).toEqual(copy);
  });

  it('are used by the count', () => {
    const opened = { ...EMPTY_NOTEBOOK, table: tableOf(exampleGame(), EMPTY_NOTEBOOK.copy) };
    const made = soundGame(draftOf(setRuling(opened, 'loneCondottiere', 'stays')));
    if (!made.ok) throw new Error('the example is sound');
    const stays = { ...exampleGame(), rulings: { ...DEFAULT_RULINGS, loneCondottiere: 'stays' as const } };
    expect(score(made.value)).toEqual(score(stays));
    expect(score(made.value)).not.toEqual(score(exampleGame()));
  });
});

it('names the questions whose answer is not the standard one, in their order', () => {
  expect(unusualRulings(DEFAULT_RULINGS)).toEqual([]);
  expect(unusualRulings({ ...DEFAULT_RULINGS, tieBreak: 'none', emptySpring: 'spring' })).toEqual([
    'emptySpring',
    'tieBreak',
  ]);
});
