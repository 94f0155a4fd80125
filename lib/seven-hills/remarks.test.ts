/** The remarks. `§` is a paragraph of docs/seven-hills-rules.md. */

import { describe, expect, test } from 'vitest';
import { type Remark, remarksOf } from '.';
import type { EpochEntry } from './game';
import { draftOf, sound } from './testing';

type Parts = Partial<EpochEntry>;

const remarks = (players: number, ...epochs: readonly Parts[]): readonly Remark[] =>
  remarksOf(sound(draftOf(players, epochs)));

test('an ordinary game has none', () => {
  const board = { Aventinus: [{ noble: 1, plebeian: 3 }, { knight: 2 }, { plebeian: 3 }] };
  expect(remarks(3, { board }, { order: [2, 0, 1], board }, { order: [1, 2, 0], board })).toStrictEqual([]);
});

describe('§6 an order that is no rotation of the seating', () => {
  test.each([
    [[0, 1, 2], false],
    [[1, 2, 0], false],
    [[2, 0, 1], false],
    [[0, 2, 1], true],
    [[2, 1, 0], true],
    [[1, 0, 2], true],
  ])('%s: %s', (order, isRemarked) => {
    expect(remarks(3, { order }, {})).toStrictEqual(isRemarked ? [{ epoch: 1, code: 'order' }] : []);
  });

  test('of four', () => {
    expect(remarks(4, { order: [3, 0, 1, 2] }, { order: [3, 0, 2, 1] })).toStrictEqual([
      { epoch: 2, code: 'order' },
    ]);
  });
});

describe('§4 a hill that is not open', () => {
  const seats = [0, 1, 2, 3];
  test.each<[what: string, player: number, markers: object, hill: string, order: number[], allowed?: number]>(
    [
      ['the first in order placed none', 0, { plebeian: 1 }, 'Caelius', seats, 0],
      ['the second placed one', 1, { plebeian: 1 }, 'Caelius', seats],
      ['the second did not place two', 1, { plebeian: 2 }, 'Caelius', seats, 1],
      ['the third placed one', 2, { plebeian: 1 }, 'Caelius', seats],
      ['the fourth placed two', 3, { plebeian: 2 }, 'Caelius', seats],
      ['the fourth did not place three', 3, { plebeian: 3 }, 'Caelius', seats, 2],
      ['by the order of epoch 1, not by seat', 0, { plebeian: 2 }, 'Caelius', [1, 2, 3, 0]],
      ['only plebeians were placed', 3, { knight: 1 }, 'Caelius', seats, 2],
      ['an open hill', 0, { noble: 2, knight: 1 }, 'Palatinus', seats],
      ['the Forum', 0, { plebeian: 3 }, 'Forum Romanum', seats],
    ],
  )('%s', (_, player, markers, hill, order, allowed) => {
    const board = { [hill]: seats.map((seat) => (seat === player ? markers : {})) };
    expect(remarks(4, { board, order })).toStrictEqual(
      allowed === undefined ? [] : [{ epoch: 1, code: 'hill-closed', player, hills: [hill], allowed }],
    );
  });

  test('three players: none, one and one', () => {
    const each = [{ plebeian: 1 }, { plebeian: 1 }, { plebeian: 1 }];
    expect(remarks(3, { board: { Viminalis: each } })).toStrictEqual([
      { epoch: 1, code: 'hill-closed', player: 0, hills: ['Viminalis'], allowed: 0 },
    ]);
  });

  test('names all hills, until they open', () => {
    const board = { Quirinalis: [{}, { plebeian: 1 }, {}], Esquiliae: [{}, { plebeian: 1 }, {}] };
    expect(remarks(3, { board }, { board })).toStrictEqual([
      { epoch: 1, code: 'hill-closed', player: 1, hills: ['Quirinalis', 'Esquiliae'], allowed: 1 },
    ]);
  });
});

describe('§5 more markers than are deployed in an epoch', () => {
  const with_ = (...counts: readonly number[]): Parts => ({
    board: { Aventinus: counts.map((plebeian) => ({ plebeian })) },
  });
  test.each([
    ['three players, with two placed before the game', [with_(15, 0, 0)], undefined],
    ['three players, one too many', [with_(16, 0, 0)], [1, 16, 15]],
    ['four players, with four placed before the game', [with_(10, 9, 0, 0)], undefined],
    ['four players, one too many', [with_(10, 10, 0, 0)], [1, 20, 19]],
    ['three players, later', [with_(2, 0, 0), with_(15, 0, 0)], undefined],
    ['three players, later, one too many', [with_(2, 0, 0), with_(16, 0, 0)], [2, 14, 13]],
    ['four players, later', [with_(2, 0, 0, 0), with_(2, 15, 0, 0)], undefined],
    ['four players, later, one too many', [with_(2, 0, 0, 0), with_(2, 15, 1, 0)], [2, 16, 15]],
    ['losses of one do not make up for another', [with_(15, 0, 0), with_(0, 14, 0)], [2, 14, 13]],
  ] as const)('%s', (_, epochs, found) => {
    const players = (epochs[0].board?.Aventinus ?? []).length;
    expect(remarks(players, ...epochs)).toStrictEqual(
      found ? [{ epoch: found[0], code: 'deployed', count: found[1], most: found[2] }] : [],
    );
  });

  test('markers that only move are not deployed', () => {
    const there = { board: { Aventinus: [{ plebeian: 15 }, {}, {}] } };
    expect(remarks(3, there, { board: { 'Forum Romanum': [{ plebeian: 15 }, {}, {}] } })).toStrictEqual([]);
  });
});

describe('§11 legions', () => {
  const camp = (...counts: readonly number[]): EpochEntry['board'] => ({
    'Consul Legion Camp': counts.map((plebeian) => ({ plebeian })),
  });
  const consul = { forumAtElection: [{ plebeian: 1 }, {}, {}] };
  const consuls = { forumAtElection: [{ plebeian: 1 }, { plebeian: 1 }, {}, {}] };

  test.each([
    ['two by one consul', 3, { ...consul, board: camp(1, 0, 1) }, undefined],
    ['three by one consul', 3, { ...consul, board: camp(1, 1, 1) }, { count: 3, most: 2, consuls: 1 }],
    ['one without a consul', 3, { board: camp(1, 0, 0) }, { count: 1, most: 0, consuls: 0 }],
    ['four by two consuls', 4, { ...consuls, board: camp(4, 0, 0, 0) }, undefined],
    ['a fifth by two consuls', 4, { ...consuls, board: camp(4, 0, 0, 1) }, { count: 5, most: 4, consuls: 2 }],
  ] as const)('%s', (_, players, epoch, found) => {
    expect(remarks(players, epoch)).toStrictEqual(found ? [{ epoch: 1, code: 'called', ...found }] : []);
  });

  const waiting = (...counts: readonly number[]): EpochEntry['board'] => ({
    'Waiting Camp': counts.map((plebeian) => ({ plebeian })),
  });
  test('the waiting camp is empty in epoch 1', () => {
    expect(remarks(3, { board: waiting(0, 1, 0) })).toStrictEqual([
      { epoch: 1, code: 'waiting', player: 1, count: 1, most: 0 },
    ]);
  });

  test('then it holds at most the player’s plebeians of both camps', () => {
    const first = { ...consul, board: camp(2, 0, 0) };
    expect(remarks(3, first, { board: waiting(2, 0, 0) }, { board: waiting(2, 0, 0) })).toStrictEqual([]);
    expect(remarks(3, first, { board: waiting(3, 0, 1) })).toStrictEqual([
      { epoch: 2, code: 'waiting', player: 0, count: 3, most: 2 },
      { epoch: 2, code: 'waiting', player: 2, count: 1, most: 0 },
    ]);
  });
});
