/**
 * The election of the consuls, row by row.
 * `§` is a paragraph of docs/seven-hills-rules.md, where **P** is printed and **R** our answer.
 */

import { describe, expect, test } from 'vitest';
import type { Rulings } from '.';
import { scored } from './testing';
import type { Markers } from './types';

describe('consuls', () => {
  interface Row {
    readonly what: string;
    readonly forum: readonly Markers[];
    readonly order?: readonly number[];
    readonly rulings?: Partial<Rulings>;
    readonly consuls: readonly (readonly [player: number, votes: number, before: readonly number[]])[];
    readonly withoutMarker?: readonly number[];
    readonly ruling?: string;
  }
  const p = (plebeian: number): Markers => ({ plebeian });
  const all: Markers = { noble: 1, knight: 1, centurion: 1, plebeian: 1 };
  const rows: readonly Row[] = [
    { what: '§7 three players: most markers', forum: [p(1), p(3), p(2)], consuls: [[1, 3, []]] },
    {
      what: '§7 every class has a vote',
      forum: [all, p(3), {}],
      consuls: [[0, 4, []]],
      ruling: 'nobleInForum',
    },
    {
      what: '§7 four players: the two with most, by votes',
      forum: [p(1), p(2), p(4), p(3)],
      consuls: [
        [2, 4, []],
        [3, 3, []],
      ],
    },
    {
      what: '§8 equal: earlier in the playing order',
      forum: [p(2), p(1), p(2)],
      order: [2, 0, 1],
      consuls: [[2, 2, [0]]],
    },
    {
      what: '§8 equal for the second seat only',
      forum: [p(1), p(5), p(1), p(1)],
      order: [3, 0, 1, 2],
      consuls: [
        [1, 5, []],
        [3, 1, [0, 2]],
      ],
    },
    {
      what: '§8 all equal',
      forum: [p(1), p(1), p(1), p(1)],
      order: [1, 2, 3, 0],
      consuls: [
        [1, 1, [3, 0]],
        [2, 1, [3, 0]],
      ],
    },
    {
      what: '§9 nobody there: no consul',
      forum: [{}, {}, {}],
      order: [1, 2, 0],
      consuls: [],
      withoutMarker: [1, 2, 0],
    },
    {
      what: '§9 one there: one consul of two',
      forum: [{}, p(1), {}, {}],
      order: [3, 2, 1, 0],
      consuls: [[1, 1, []]],
      withoutMarker: [3, 2, 0],
    },
    {
      what: '§10 a noble has one vote',
      forum: [{ noble: 2 }, p(3), {}],
      consuls: [[1, 3, []]],
      ruling: 'nobleInForum',
    },
    {
      what: '§10 ruling: a noble has two votes',
      forum: [{ noble: 2 }, p(3), {}],
      rulings: { nobleInForum: 'two' },
      consuls: [[0, 4, []]],
      ruling: 'nobleInForum',
    },
  ];

  test.each(rows)('$what', ({ forum, order, rulings = {}, consuls, withoutMarker = [], ruling }) => {
    const epoch = { forumAtElection: forum, ...(order && { order }) };
    const { epochs } = scored(forum.length, [epoch], rulings);
    const election = epochs[0]?.election;
    expect(election?.consuls).toStrictEqual(
      consuls.map(([player, votes, before]) => ({ player, votes, points: 2, before })),
    );
    expect(election).toMatchObject({ seats: forum.length - 2, withoutMarker });
    expect(election?.ruling).toBe(ruling);
    expect(election?.nobles).toStrictEqual(forum.map(({ noble = 0 }) => noble));
    const points = forum.map((_, player) => (consuls.some(([one]) => one === player) ? 2 : 0));
    expect(epochs[0]?.total).toStrictEqual(points);
  });
});
