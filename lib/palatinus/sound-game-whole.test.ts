/** A draft as a whole: all its problems at once, junk in every place, and the result for a sound one. */

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS, type Draft, makeField, parseField, soundGame } from '.';
import { BARE_DRAFT, sound, table } from './testing';

const NOTHING: Draft = { players: [], board: { tiles: [] }, pieces: [] };

const JUNK: readonly unknown[] = [
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  '1',
  '',
  '__proto__',
  'constructor',
  {},
  [],
  ['A1'],
  true,
  () => 'red',
  Symbol('red'),
  1n,
];

describe('an unsound draft', () => {
  test('reports all its problems at once: players, board, pieces, rulings', () => {
    const draft = {
      players: [{ people: 'red' }],
      board: { handedness: 'right', tiles: BARE_DRAFT.board.tiles.slice(0, 6) },
      pieces: [{ at: 'A1', people: 'blue', kind: 'wolf' }],
      rulings: { loneCondottiere: 'dances' },
    } as unknown as Draft;
    expect(soundGame(draft)).toStrictEqual({
      ok: false,
      problems: [
        { code: 'players-too-few', path: ['players'], values: { count: 1 } },
        { code: 'tile-missing', path: ['board', 'tiles'], values: { letter: 'G' } },
        { code: 'place-empty', path: ['board', 'tiles'], values: { place: 6 } },
        { code: 'kind-missing', path: ['pieces', 0, 'kind'], values: {} },
        { code: 'people-not-playing', path: ['pieces', 0, 'people'], values: { people: 'blue' } },
        {
          code: 'ruling-unknown',
          path: ['rulings', 'loneCondottiere'],
          values: { ruling: 'loneCondottiere' },
        },
      ],
    });
  });

  test('that is empty lacks players, a handedness, seven tiles and seven places', () => {
    const made = soundGame(NOTHING);
    expect(made.ok ? [] : made.problems.map(({ code }) => code)).toStrictEqual([
      'players-too-few',
      'handedness-missing',
      ...Array.from({ length: 7 }, () => 'tile-missing'),
      ...Array.from({ length: 7 }, () => 'place-empty'),
    ]);
  });

  test.each([
    {
      part: 'name',
      put: (junk: unknown) => ({ players: [{ people: 'red', name: junk }, { people: 'blue' }] }),
    },
    { part: 'people', put: (junk: unknown) => ({ players: [{ people: junk }, { people: 'blue' }] }) },
    {
      part: 'ally',
      put: (junk: unknown) => ({ players: [{ people: 'red', ally: junk }, { people: 'blue' }] }),
    },
    { part: 'handedness', put: (junk: unknown) => ({ board: { ...BARE_DRAFT.board, handedness: junk } }) },
    ...['letter', 'place', 'arrow', 'springs', 'token'].map((part) => ({
      part,
      put: (junk: unknown) => ({
        board: {
          handedness: 'right',
          tiles: BARE_DRAFT.board.tiles.map((tile) => ({
            ...tile,
            [part]: part === 'springs' ? [junk] : junk,
          })),
        },
      }),
    })),
    ...['at', 'people', 'kind'].map((part) => ({
      part: `piece’s ${part}`,
      put: (junk: unknown) => ({ pieces: [{ at: 'A1', people: 'red', kind: 'peasant', [part]: junk }] }),
    })),
    ...['emptySpring', 'tieBreak'].map((part) => ({
      part,
      put: (junk: unknown) => ({ rulings: { [part]: junk } }),
    })),
  ])('has junk for a $part: refused, not thrown', ({ part, put }) => {
    for (const junk of JUNK) {
      if (part === 'name' && typeof junk === 'string' && junk !== '') continue;
      expect(soundGame({ ...BARE_DRAFT, ...put(junk) } as unknown as Draft)).toMatchObject({ ok: false });
    }
  });
});

describe('a sound draft', () => {
  test('need not contain the defaults', () => {
    expect(sound(BARE_DRAFT).rulings).toStrictEqual(DEFAULT_RULINGS);
    expect(
      sound({ ...BARE_DRAFT, rulings: { tieBreak: undefined, emptySpring: 'spring' } }).rulings,
    ).toStrictEqual({
      ...DEFAULT_RULINGS,
      emptySpring: 'spring',
    });
  });

  test('may have its tiles, springs and pieces in any order', () => {
    const game = table({ A1: 'red merchant', G2: 'blue peasant' }, { springs: ['B2', 'B4', 'B6'] });
    const jumbled = sound({
      ...BARE_DRAFT,
      board: {
        handedness: 'right',
        tiles: BARE_DRAFT.board.tiles
          .map((tile) => (tile.letter === 'B' ? { ...tile, springs: [6, 2, 4] as const } : tile))
          .reverse(),
      },
      pieces: [
        { at: 'G2', people: 'blue', kind: 'peasant' },
        { at: 'A1', people: 'red', kind: 'merchant' },
      ],
    });
    expect(jumbled.board).toStrictEqual(game.board);
    expect(jumbled).toStrictEqual(game);
  });

  test('drops empty parts and everything that is not part of a game', () => {
    const players = [
      { name: undefined, people: 'red', ally: undefined, shoes: 46 },
      { name: 'Nora', people: 'blue', ally: 'green' },
    ] as const;
    const pieces = [{ at: 'C2', people: 'red', kind: 'peasant', wolf: true }] as const;
    const game = sound({ ...BARE_DRAFT, players, pieces });
    expect(game.players).toStrictEqual([{ people: 'red' }, { name: 'Nora', people: 'blue', ally: 'green' }]);
    expect(game.position[parseField('C2')]).toStrictEqual({ people: 'red', kind: 'peasant' });
  });

  test('puts every piece on its field and nobody anywhere else', () => {
    const { position } = table({ C4: 'green condottiere', F6: 'red merchant' });
    const standing = position.flatMap((piece, field) =>
      piece ? [`${makeField(field as 0)} ${piece.people}`] : [],
    );
    expect(standing).toStrictEqual(['C4 green', 'F6 red']);
  });
});

test('a test’s own table with a mistake in it is refused with the reason', () => {
  expect(() => table({ A1: 'yellow merchant' })).toThrow('pieces.0.people: people-not-playing');
});

describe('what does not even have the shape of a draft', () => {
  const broken = (draft: unknown): readonly string[] => {
    const made = soundGame(draft as Draft);
    return made.ok ? [] : made.problems.map(({ code }) => code);
  };

  test.each([
    { why: 'nothing', draft: null },
    { why: 'no parts', draft: {} },
    { why: 'parts that are null', draft: { players: null, board: null, pieces: null, rulings: null } },
    { why: 'lists that are none', draft: { players: 'us', board: { tiles: 7 }, pieces: {} } },
  ])('$why: lacks its players, its lean, its tiles and their places', ({ draft }) => {
    expect(broken(draft)).toStrictEqual([
      'players-too-few',
      'handedness-missing',
      ...Array.from({ length: 7 }, () => 'tile-missing'),
      ...Array.from({ length: 7 }, () => 'place-empty'),
    ]);
  });

  test('entries that are null lack everything', () => {
    const draft = { ...BARE_DRAFT, players: [...BARE_DRAFT.players, null], pieces: [null], rulings: null };
    expect(broken(draft)).toStrictEqual([
      'people-missing',
      'field-missing',
      'kind-missing',
      'people-missing',
    ]);
  });

  test('rulings that are null are the defaults', () => {
    expect(soundGame({ ...BARE_DRAFT, rulings: null } as unknown as Draft)).toStrictEqual(
      soundGame(BARE_DRAFT),
    );
  });
});
