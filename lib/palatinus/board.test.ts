/** The board: coordinates as in game-file.md, and which fields touch, however the tiles are turned. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction, type Hex, neighbours as hexesAround, walk } from '../hex';
import {
  type Board,
  FIELDS,
  HANDEDNESSES,
  type Handedness,
  hexOf,
  hexOfHill,
  hexOfPlace,
  LETTERS,
  makeBoard,
  makeField,
  PLACES,
  type Place,
  parseField,
  type Tile,
} from '.';
import { sound } from './testing';
import { soundDrafts } from './testing-drafts';

const boards: fc.Arbitrary<Board> = soundDrafts.map((draft) => sound(draft).board);

function laidOut(handedness: Handedness, places: readonly Place[], arrows: readonly Direction[]): Board {
  const tiles = LETTERS.map((letter, index) => {
    const tile = { place: places[index], arrow: arrows[index], springs: [], token: 3 };
    return [letter, tile as unknown as Tile] as const;
  });
  return makeBoard(handedness, Object.fromEntries(tiles) as unknown as Board['tiles']);
}

const STRAIGHT = Array.from({ length: 7 }, (): Direction => 0);

describe('the hill of a place', () => {
  test.each([
    {
      handedness: 'right',
      hexes: [
        [0, 0],
        [1, -3],
        [3, -2],
        [2, 1],
        [-1, 3],
        [-3, 2],
        [-2, -1],
      ],
    },
    {
      handedness: 'left',
      hexes: [
        [0, 0],
        [-1, -2],
        [2, -3],
        [3, -1],
        [1, 2],
        [-2, 3],
        [-3, 1],
      ],
    },
  ] as const)('leans $handedness as in game-file.md', ({ handedness, hexes }) => {
    expect(PLACES.map((place) => hexOfPlace(handedness, place))).toStrictEqual(
      hexes.map(([q, r]) => ({ q, r })),
    );
  });

  test('is where its tile lies', () => {
    const board = laidOut('left', [6, 5, 4, 3, 2, 1, 0], STRAIGHT);
    expect(LETTERS.map((letter) => hexOfHill(board, letter))).toStrictEqual(
      [6, 5, 4, 3, 2, 1, 0].map((place) => hexOfPlace('left', place as Place)),
    );
  });
});

describe('the hex of a field', () => {
  test('game-file.md: field n lies in direction (arrow + n − 1) mod 6 from its hill', () => {
    fc.assert(
      fc.property(boards, (board) => {
        for (const letter of LETTERS)
          for (const number of [1, 2, 3, 4, 5, 6] as const) {
            const direction = ((board.tiles[letter].arrow + number - 1) % 6) as Direction;
            expect(hexOf(board, parseField(`${letter}${number}`))).toStrictEqual(
              walk(hexOfHill(board, letter), direction),
            );
          }
      }),
      { numRuns: 30 },
    );
  });

  test('of C1 on the lower left of a tile in the centre, arrow to the lower left', () => {
    const board = laidOut('right', [1, 2, 0, 3, 4, 5, 6], [0, 0, 4, 0, 0, 0, 0]);
    expect(hexOf(board, parseField('C1'))).toStrictEqual({ q: -1, r: 1 });
    expect(hexOf(board, parseField('C3'))).toStrictEqual({ q: 0, r: -1 });
  });
});

describe('neighbouring fields', () => {
  test.each([
    ['right', 'A1', ['A2', 'A6', 'B4', 'B5', 'G3']],
    ['right', 'B1', ['B2', 'B6']],
    ['right', 'B3', ['B2', 'B4', 'C1', 'C6']],
    ['right', 'C1', ['B3', 'C2', 'C6']],
    ['left', 'A1', ['A2', 'A6', 'B3', 'B4', 'C5']],
    ['left', 'B1', ['B2', 'B6']],
    ['left', 'C6', ['B2', 'B3', 'C1', 'C5']],
    ['left', 'G1', ['B5', 'G2', 'G6']],
  ] as const)('leaning %s, %s touches %j', (handedness, name, touching) => {
    const board = laidOut(handedness, PLACES, STRAIGHT);
    expect(board.neighbours[parseField(name)].map(makeField)).toStrictEqual(touching);
  });

  test('18 fields have 5, 6 have 4, 6 have 3 and 12 have 2 of them, however the tiles lie', () => {
    fc.assert(
      fc.property(boards, ({ neighbours }) => {
        const having = (count: number): number => neighbours.filter(({ length }) => length === count).length;
        expect([5, 4, 3, 2].map(having)).toStrictEqual([18, 6, 6, 12]);
      }),
    );
  });

  test('touch each other, lie side by side, and are listed in order', () => {
    fc.assert(
      fc.property(boards, (board) => {
        for (const field of FIELDS) {
          const beside = board.neighbours[field];
          expect(beside).toStrictEqual([...beside].sort((a, b) => a - b));
          for (const other of beside) {
            expect(board.neighbours[other]).toContain(field);
            expect(hexesAround(hexOf(board, field))).toContainEqual(hexOf(board, other));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('and the field itself are everything around it, in order', () => {
    fc.assert(
      fc.property(boards, ({ neighbours, around }) => {
        for (const field of FIELDS)
          expect(around[field]).toStrictEqual([...neighbours[field], field].sort((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  test('of a hill’s fields, with these fields, are all that can matter to the hill', () => {
    const { reach } = laidOut('right', PLACES, STRAIGHT);
    expect(reach.A.map(makeField).join(' ')).toBe('A1 A2 A3 A4 A5 A6 B4 B5 C5 C6 D1 D6 E1 E2 F2 F3 G3 G4');
    expect(reach.B.map(makeField).join(' ')).toBe('A1 A2 B1 B2 B3 B4 B5 B6 C1 C6 G2 G3');
  });

  test('each field touches exactly one hill, its own', () => {
    fc.assert(
      fc.property(boards, (board) => {
        for (const field of FIELDS) {
          const around = hexesAround(hexOf(board, field));
          const hills = LETTERS.filter((letter) => {
            const { q, r } = hexOfHill(board, letter);
            return around.some((hex) => hex.q === q && hex.r === r);
          });
          expect(hills).toStrictEqual([makeField(field).charAt(0)]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the seven tiles', () => {
  const key = ({ q, r }: Hex): string => `${q},${r}`;

  test.each(HANDEDNESSES)('leaning %s, lie on 49 hexes, with no gap between them', (handedness) => {
    const board = laidOut(handedness, PLACES, STRAIGHT);
    const hexes = [
      ...FIELDS.map((field) => hexOf(board, field)),
      ...LETTERS.map((letter) => hexOfHill(board, letter)),
    ];
    const covered = new Set(hexes.map(key));
    expect(covered.size).toBe(49);

    const inside = ({ q, r }: Hex): boolean => Math.abs(q) <= 6 && Math.abs(r) <= 6;
    const outside = new Set<string>();
    const flood: Hex[] = [{ q: 6, r: 6 }];
    for (let hex = flood.pop(); hex; hex = flood.pop()) {
      if (!inside(hex) || covered.has(key(hex)) || outside.has(key(hex))) continue;
      outside.add(key(hex));
      flood.push(...hexesAround(hex));
    }
    expect(covered.size + outside.size).toBe(13 * 13);
  });

  test('carry springs on the fields that say so', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const carrying = FIELDS.filter((field) => board.springs[field]).map(makeField);
        const printed = LETTERS.flatMap((letter) =>
          board.tiles[letter].springs.map((number) => `${letter}${number}`),
        );
        expect(carrying).toStrictEqual(printed);
      }),
    );
  });

  test('may be turned any of six ways', () => {
    for (const arrow of DIRECTIONS) {
      const board = laidOut(
        'right',
        PLACES,
        Array.from({ length: 7 }, () => arrow),
      );
      expect(hexOf(board, parseField('A1'))).toStrictEqual(walk({ q: 0, r: 0 }, arrow));
    }
  });
});
