/** The legions as moves: who goes where, and what is left to do after each move. */
import { describe, expect, it, test } from 'vitest';
import { CONSUL_CAMP, type Epoch, FORUM, WAITING_CAMP } from '..';
import {
  beginEpoch,
  boardAt,
  callPlebeian,
  isReturning,
  legionsIn,
  misfitsIn,
  moveCamps,
  moveSeat,
  type Notebook,
  passCall,
  placeMarker,
  removePlayer,
  returnPlebeian,
  setRulings,
  turnCard,
} from './';
import { placed, FOUR as START } from './testing';

function plebeians(
  notebook: Notebook,
  area: string,
  player: number,
  count: number,
  epoch: Epoch = 1,
): Notebook {
  const spot = { area: area as typeof FORUM, player, of: 'plebeian' } as const;
  return Array.from({ length: count }).reduce<Notebook>(
    (before) => placeMarker(before, placed(epoch), spot),
    notebook,
  );
}

const inCamps = ({ table }: Notebook, epoch: Epoch): unknown => {
  const board = boardAt(table, { epoch, stage: 'legions' });
  return [CONSUL_CAMP, WAITING_CAMP].map((camp) =>
    board[camp as typeof CONSUL_CAMP].map(({ plebeian }) => plebeian).join(''),
  );
};

/** Epoch 1: the first player calls one of their own and one of the second's. */
const first = [
  { player: 0, from: 'Aventinus' },
  { player: 1, from: FORUM },
] as const;
const one = first.reduce<Notebook>(
  (notebook, from) => callPlebeian(notebook, 1, 0, from),
  plebeians(plebeians(START, 'Aventinus', 0, 3), FORUM, 1, 3),
);
/** Epoch 2: three more plebeians of the second player were already waiting. */
const two = plebeians(beginEpoch(one, 2), WAITING_CAMP, 1, 2, 2);

describe('a consul', () => {
  it('calls plebeians of any colour from a hill or the Forum, at most two', () => {
    expect(inCamps(one, 1)).toEqual(['1100', '0000']);
    expect(legionsIn(one.table, 1, [0]).calls).toEqual([
      { consul: 0, called: 2, isDone: true, isInTurn: false, sources: [] },
    ]);
    expect(callPlebeian(one, 1, 0, { player: 1, from: FORUM })).toBe(one);
    expect(callPlebeian(one, 1, 1, { player: 2, from: FORUM })).toBe(one);
  });

  it('may call nobody, or no more, and may change their mind', () => {
    const start = plebeians(START, 'Aventinus', 0, 3);
    expect(legionsIn(start.table, 1, [0]).calls[0]?.isDone).toBe(false);
    const passed = passCall(start, 1, 0);
    expect(legionsIn(passed.table, 1, [0]).calls[0]).toMatchObject({ called: 0, isDone: true });
    const called = callPlebeian(passed, 1, 0, { player: 0, from: 'Aventinus' });
    expect(legionsIn(called.table, 1, [0]).calls[0]).toMatchObject({ called: 1, isDone: false });
    expect(called.table.legions?.[1]?.passed).toBeUndefined();
    expect(passCall(start, 1, 4)).toBe(start);
  });

  it('has a turn in playing order, with what is there to be called', () => {
    const { calls } = legionsIn(one.table, 1, [1, 0]);
    expect(calls.map(({ consul }) => consul)).toEqual([0, 1]);
    expect(calls.map(({ isInTurn }) => isInTurn)).toEqual([false, true]);
    const before = legionsIn(plebeians(START, 'Aventinus', 0, 3).table, 1, [1, 0]);
    expect(before.calls.map(({ isInTurn }) => isInTurn)).toEqual([true, false]);
    expect(calls[1]?.sources).toEqual([
      { player: 0, from: 'Aventinus', to: CONSUL_CAMP, count: 2 },
      { player: 1, from: FORUM, to: CONSUL_CAMP, count: 2 },
    ]);
  });
});

describe('the legions of the epoch before', () => {
  it('do not include those called in this epoch, or a camp that was entered on the map', () => {
    const [call] = first;
    const called = callPlebeian(plebeians(START, 'Aventinus', 0, 3), 1, 0, call);
    expect(legionsIn(called.table, 1, [0]).camps).toEqual([]);
    expect(legionsIn(called.table, 1, [0]).calls[0]?.sources).toHaveLength(1);
    const entered = plebeians(beginEpoch(one, 2), CONSUL_CAMP, 2, 1, 2);
    expect(legionsIn(entered.table, 2, []).isEntered).toBe(true);
    expect(legionsIn(entered.table, 2, []).camps).toEqual([]);
    const going = callPlebeian(entered, 2, 0, { player: 0, from: 'Aventinus' });
    expect(legionsIn(going.table, 2, [0]).camps).toEqual([]);
    expect(misfitsIn(going.table, 2, [0])).toEqual([]);
  });

  it('go to the waiting camp, once', () => {
    expect(legionsIn(two.table, 2, []).camps).toHaveLength(2);
    const moved = moveCamps(two, 2);
    expect(inCamps(moved, 2)).toEqual(['0000', '1300']);
    expect(legionsIn(moved.table, 2, []).camps).toEqual([]);
    const called = callPlebeian(moved, 2, 3, { player: 0, from: 'Aventinus' });
    expect(inCamps(called, 2)).toEqual(['1000', '1300']);
    expect(moveCamps(called, 2)).toBe(called);
  });
});

describe('the state of the legions', () => {
  const stateOf = (notebook: Notebook, epoch: Epoch, consuls: readonly number[]): string =>
    legionsIn(notebook.table, epoch, consuls).state;

  it('is none without consuls and camps', () => {
    expect(stateOf(START, 1, [])).toBe('none');
  });

  it('is done when every consul has called or passed', () => {
    expect(stateOf(one, 1, [0])).toBe('done');
    expect(stateOf(one, 1, [0, 1])).toBe('left');
    expect(stateOf(passCall(one, 1, 1), 1, [0, 1])).toBe('done');
  });

  it('is done when the camp is empty, and all cards are turned and their plebeians placed', () => {
    expect(stateOf(two, 2, [])).toBe('left');
    const moved = moveCamps(two, 2);
    const none = turnCard(moved, 2, 1, 'none');
    expect(stateOf(none, 2, [])).toBe('left');
    const all = turnCard(none, 2, 0, 'all');
    expect(stateOf(all, 2, [])).toBe('left');
    expect(stateOf(returnPlebeian(all, 2, 0, FORUM), 2, [])).toBe('done');
  });
});

describe('a card', () => {
  const moved = moveCamps(two, 2);
  it.each([
    ['all', '1300', true],
    ['half', '1200', true],
    ['none', '1000', false],
    ['wait', '1300', false],
  ] as const)('%s', (card, left, returns) => {
    const turned = turnCard(moved, 2, 1, card);
    expect(inCamps(turned, 2)).toEqual(['0000', left]);
    const mine = legionsIn(turned.table, 2, []).waiting.find(({ player }) => player === 1);
    expect(mine).toMatchObject({ card });
    expect(mine && isReturning(mine)).toBe(returns);
    expect(turnCard(turned, 2, 1, 'none')).toBe(turned);
  });

  it('is rounded by the ruling', () => {
    const down = turnCard(setRulings(moved, { halfRounds: 'down' }), 2, 1, 'half');
    expect(inCamps(down, 2)).toEqual(['0000', '1100']);
  });

  it('is turned only by players who wait', () => {
    expect(turnCard(moved, 2, 3, 'all')).toBe(moved);
  });
});

describe('a returning plebeian', () => {
  const turned = turnCard(moveCamps(two, 2), 2, 1, 'half');
  it('is put on an open area', () => {
    const back = returnPlebeian(turned, 2, 1, 'Quirinalis');
    expect(inCamps(back, 2)).toEqual(['0000', '1100']);
    expect(boardAt(back.table, { epoch: 2, stage: 'legions' }).Quirinalis[1]?.plebeian).toBe(1);
    const all = returnPlebeian(back, 2, 1, FORUM);
    expect(legionsIn(all.table, 2, []).waiting.map(isReturning)).toEqual([false, false]);
    expect(returnPlebeian(all, 2, 1, FORUM)).toBe(all);
  });

  it('is put on no other area, and others do not return', () => {
    expect(returnPlebeian(turned, 2, 1, 'Viminalis')).toBe(turned);
    expect(returnPlebeian(turned, 2, 1, CONSUL_CAMP)).toBe(turned);
    expect(returnPlebeian(turned, 2, 0, FORUM)).toBe(turned);
  });
});

test('camps that were entered on the map are recognised until a move is made', () => {
  expect(legionsIn(two.table, 2, []).isEntered).toBe(true);
  expect(legionsIn(moveCamps(two, 2).table, 2, []).isEntered).toBe(false);
  expect(legionsIn(beginEpoch(one, 2).table, 2, []).isEntered).toBe(false);
});

test('moves go with their players when they change seats', () => {
  const turned = turnCard(moveCamps(two, 2), 2, 1, 'half');
  const { table } = moveSeat(turned, 0);
  expect(table.legions).toMatchObject({ 1: { called: { 1: 2 } }, 2: { camps: true, cards: { 0: 'half' } } });
  expect(table.legions?.[1]?.moves).toEqual([
    { player: 1, count: 1, from: 'Aventinus', to: CONSUL_CAMP },
    { player: 0, count: 1, from: FORUM, to: CONSUL_CAMP },
  ]);
  expect(removePlayer(passCall(turned, 2, 1), 1).table.legions?.[2]).toEqual({
    camps: true,
    passed: {},
    cards: {},
    moves: [{ player: 0, count: 1, from: CONSUL_CAMP, to: WAITING_CAMP }],
  });
});
