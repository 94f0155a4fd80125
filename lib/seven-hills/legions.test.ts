/** Legions as moves. `§` is a paragraph of docs/seven-hills-rules.md. */

import { describe, expect, test } from 'vitest';
import { CARDS, callable, campMoves, cardOutcome, openAreas, type Position, waiting } from '.';

const position: Position = {
  Aventinus: [{ plebeian: 3, knight: 1 }, {}, { noble: 1 }],
  Viminalis: [{}, { plebeian: 1 }, {}],
  'Forum Romanum': [{}, {}, { plebeian: 2 }],
  'Consul Legion Camp': [{ plebeian: 1 }, { plebeian: 0 }, { plebeian: 2 }],
  'Waiting Camp': [{ plebeian: 1 }, {}, { plebeian: 4 }],
};

test('§11 plebeians called last time move to the waiting camp', () => {
  expect(campMoves(position)).toStrictEqual([
    { player: 0, count: 1, from: 'Consul Legion Camp', to: 'Waiting Camp' },
    { player: 2, count: 2, from: 'Consul Legion Camp', to: 'Waiting Camp' },
  ]);
  expect(campMoves({})).toStrictEqual([]);
});

test('§11 a consul calls up to two plebeians of any colour, from any hill or the Forum', () => {
  const to = 'Consul Legion Camp';
  expect(callable(position, 0)).toStrictEqual([
    { player: 0, count: 2, from: 'Aventinus', to },
    { player: 1, count: 1, from: 'Viminalis', to },
    { player: 2, count: 2, from: 'Forum Romanum', to },
  ]);
  expect(callable(position, 1).map(({ count }) => count)).toStrictEqual([1, 1, 1]);
  expect(callable(position, 2)).toStrictEqual([]);
  expect(callable(position, 3)).toStrictEqual([]);
});

test('§12 everybody with plebeians in the waiting camp turns a card, in playing order', () => {
  expect(waiting(position, [1, 2, 0])).toStrictEqual([
    { player: 2, count: 4, from: 'Waiting Camp' },
    { player: 0, count: 1, from: 'Waiting Camp' },
  ]);
});

describe('§12, §13 a card', () => {
  test.each([
    ['all', 3, 'up', [3, 0, 0]],
    ['half', 4, 'up', [2, 2, 0]],
    ['half', 3, 'up', [2, 1, 0]],
    ['half', 3, 'down', [1, 2, 0]],
    ['half', 1, 'up', [1, 0, 0]],
    ['half', 1, 'down', [0, 1, 0]],
    ['none', 3, 'up', [0, 3, 0]],
    ['wait', 3, 'up', [0, 0, 3]],
  ] as const)('%s of %d, rounded %s', (card, count, halfRounds, [returned, removed, left]) => {
    expect(cardOutcome(card, count, { halfRounds })).toStrictEqual({ returned, removed, waiting: left });
  });

  test('never loses a plebeian', () => {
    for (const card of CARDS)
      for (let count = 0; count <= 17; count += 1)
        for (const halfRounds of ['up', 'down'] as const) {
          const { returned, removed, waiting: left } = cardOutcome(card, count, { halfRounds });
          expect(returned + removed + left).toBe(count);
        }
  });
});

test('§12 a returning plebeian stands on an open hill or in the Forum', () => {
  expect(openAreas(1)).toStrictEqual(['Aventinus', 'Palatinus', 'Forum Romanum']);
  expect(openAreas(5)).toHaveLength(7);
});
