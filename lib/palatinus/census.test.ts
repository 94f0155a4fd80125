/** What everybody should have placed, what is missing or too many, and what may have happened. */

import { describe, expect, test } from 'vitest';
import { type CensusRow, census, type DraftPiece, type DraftPlayer, expectedWith, FIELD_NAMES } from '.';

const FIVE: readonly DraftPlayer[] = [
  { people: 'red' },
  { people: 'purple' },
  { people: 'green' },
  { people: 'yellow' },
  { people: 'blue' },
];

/** Pieces from a short list, 'red 3 3 1' being merchants, peasants and condottieri; fields in order from A1. */
function pieces(...placed: readonly string[]): DraftPiece[] {
  const all = placed.flatMap((line) => {
    const [people, merchants, peasants, condottieri] = line.split(' ');
    return [
      ...Array.from({ length: Number(merchants) }, () => ({ people, kind: 'merchant' })),
      ...Array.from({ length: Number(peasants) }, () => ({ people, kind: 'peasant' })),
      ...Array.from({ length: Number(condottieri) }, () => ({ people, kind: 'condottiere' })),
    ];
  });
  return all.map((piece, index) => ({ at: FIELD_NAMES[index], ...piece })) as DraftPiece[];
}

function short({ people, missing }: CensusRow): string {
  return `${people} ${missing.merchant} ${missing.peasant} ${missing.condottiere}`;
}

describe('brings: what each player brings', () => {
  test.each([
    { players: 5, player: '3 3 1' },
    { players: 4, player: '4 3 1' },
    { players: 3, player: '5 5 2' },
    { players: 2, player: '5 5 2' },
    { players: 6, player: '5 5 2' },
  ])('with $players players: $player', ({ players, player }) => {
    const { player: expected, ally } = expectedWith(players);
    expect(Object.values(expected).join(' ')).toBe(player);
    expect(ally).toStrictEqual({ merchant: 2, peasant: 2, condottiere: 0 });
  });
});

describe('brings: the census', () => {
  test('names everybody who may have one piece too many, whatever else is missing', () => {
    const { suspects } = census({ players: FIVE, pieces: pieces('red 1 0 2', 'purple 3 3 1') });
    expect(suspects).toStrictEqual(['A2', 'A3']);
    expect(census({ players: FIVE, pieces: pieces('red 3 3 1') }).suspects).toStrictEqual([]);
  });

  test('of a complete table finds nothing', () => {
    const placed = pieces('red 3 3 1', 'purple 3 3 1', 'green 3 3 1', 'yellow 3 3 1', 'blue 3 3 1');
    const { complete, rows, diagnoses } = census({ players: FIVE, pieces: placed });
    expect(complete).toBe(true);
    expect(diagnoses).toStrictEqual([]);
    expect(rows.map(short)).toStrictEqual([
      'red 0 0 0',
      'purple 0 0 0',
      'green 0 0 0',
      'yellow 0 0 0',
      'blue 0 0 0',
    ]);
    expect(rows[0]).toStrictEqual({
      player: 0,
      people: 'red',
      role: 'player',
      expected: { merchant: 3, peasant: 3, condottiere: 1 },
      placed: { merchant: 3, peasant: 3, condottiere: 1 },
      missing: { merchant: 0, peasant: 0, condottiere: 0 },
    });
  });

  test.each(['red 2 3 1', 'red 3 2 1', 'red 3 3 0', 'red 4 3 1'])(
    'is not complete with one row off: %s',
    (red) => {
      const others = ['purple 3 3 1', 'green 3 3 1', 'yellow 3 3 1', 'blue 3 3 1'];
      expect(census({ players: FIVE, pieces: pieces(red, ...others) }).complete).toBe(false);
    },
  );

  test('ally: counts allies separately, by what allies bring', () => {
    const players = [{ people: 'red', ally: 'green' }, { people: 'blue' }] as const;
    const { rows, complete, diagnoses } = census({
      players,
      pieces: pieces('red 5 5 2', 'green 2 1 0', 'blue 5 5 2'),
    });
    expect(diagnoses).toStrictEqual([{ code: 'ally-missing', people: 'blue' }]);
    expect(complete).toBe(false);
    expect(rows.map(({ player, role }) => `${player} ${role}`)).toStrictEqual([
      '0 player',
      '0 ally',
      '1 player',
    ]);
    expect(rows.map(short)).toStrictEqual(['red 0 0 0', 'green 0 1 0', 'blue 0 0 0']);
  });

  test('uses the numbers of a table that plays differently', () => {
    const expected = {
      player: { merchant: 1, peasant: 0, condottiere: 0 },
      ally: { merchant: 0, peasant: 1, condottiere: 0 },
    };
    const players = [
      { people: 'red', ally: 'green' },
      { people: 'blue', ally: 'yellow' },
    ] as const;
    const placed = pieces('red 1 0 0', 'green 0 1 0', 'blue 1 0 0', 'yellow 0 1 0');
    expect(census({ players, pieces: placed }, expected).complete).toBe(true);
    const [first] = players;
    const without = [first, { people: 'blue' }] as const;
    expect(census({ players: without, pieces: placed.slice(0, 3) }, expected).complete).toBe(false);
  });

  test('counts unfinished drafts: players without a people, pieces without a place, strangers', () => {
    const players = [{}, { people: 'blue' }] as const;
    const unplaced = [{ people: 'blue', kind: 'merchant' }] as const;
    const { rows, diagnoses } = census({
      players,
      pieces: [...pieces('red 1 0 0', 'blue 1 0 0'), ...unplaced],
    });
    expect(rows.map(short)).toStrictEqual(['blue 3 5 2']);
    expect(diagnoses).toStrictEqual([{ code: 'ally-missing', people: 'blue' }]);
  });
});

describe('brings: the diagnosis', () => {
  const diagnose = (...placed: readonly string[]) =>
    census({ players: FIVE, pieces: pieces(...placed) }).diagnoses;

  test('when one people has exactly as many too many as another lacks: the two were mixed up', () => {
    expect(diagnose('red 4 3 1', 'purple 2 3 1', 'green 3 3 1', 'yellow 3 3 1', 'blue 3 3 1')).toStrictEqual([
      {
        code: 'peoples-mixed-up',
        kind: 'merchant',
        count: 1,
        tooMany: 'red',
        tooFew: 'purple',
        at: ['A1', 'A2', 'A3', 'A4'],
      },
    ]);
  });

  test('is given while others are still unfinished', () => {
    expect(diagnose('red 4 3 1', 'purple 2 3 1', 'green 0 0 0', 'yellow 3 3 1', 'blue 3 3 1')).toMatchObject([
      { code: 'peoples-mixed-up', tooMany: 'red', tooFew: 'purple' },
    ]);
  });

  test('when a people has too many of one kind and lacks as many of another: the kinds were mixed up', () => {
    expect(diagnose('red 3 3 1', 'purple 3 3 1', 'green 1 5 1', 'yellow 3 3 1', 'blue 3 3 1')).toStrictEqual([
      {
        code: 'kinds-mixed-up',
        people: 'green',
        count: 2,
        tooMany: 'peasant',
        tooFew: 'merchant',
        at: ['C4', 'C5', 'C6', 'D1', 'D2'],
      },
    ]);
  });

  test('last-turns: when only condottieri are missing, they may have been left over', () => {
    expect(diagnose('red 3 3 0', 'purple 3 3 1', 'green 3 3 1', 'yellow 3 3 0', 'blue 3 3 1')).toStrictEqual([
      { code: 'condottiere-left-over', people: 'red', count: 1 },
      { code: 'condottiere-left-over', people: 'yellow', count: 1 },
    ]);
  });

  test.each([
    { why: 'the numbers differ', placed: ['red 5 3 1', 'purple 2 3 1'] },
    { why: 'two others lack as many', placed: ['red 4 3 1', 'purple 2 3 1', 'green 2 3 1'] },
    { why: 'two others have as many too many', placed: ['red 4 3 1', 'purple 4 3 1', 'green 2 3 1'] },
    { why: 'something else is missing, too', placed: ['red 2 3 0'] },
    { why: 'a peasant is missing, too', placed: ['red 3 2 0'] },
    { why: 'there is only too much', placed: ['red 4 4 1'] },
    { why: 'a condottiere too many is somebody’s', placed: ['red 3 3 3', 'purple 3 3 0'] },
  ])('says nothing when $why', ({ placed }) => {
    const named = new Set(placed.map((line) => line.split(' ')[0]));
    const others = FIVE.filter(({ people }) => !named.has(people)).map(({ people }) => `${people} 3 3 1`);
    expect(diagnose(...placed, ...others)).toStrictEqual([]);
  });
});
