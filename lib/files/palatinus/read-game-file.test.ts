/** Bad files: each is refused completely, with every reason and the path of each problem. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleGame } from '../../palatinus';
import { makePath } from '../../problems';
import { checkGameFile, makeGameFile, readGameFile } from '..';

const example = exampleGame();

/** The example file with one value, named by its path, replaced; undefined removes it. */
function fileWith(path: string, value: unknown): Record<string, never> {
  const file = structuredClone(makeGameFile(example)) as unknown as Record<string, never>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Record<string, never>>((inner, step) => inner[step] as never, file);
  Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  if (value === undefined) delete parent[last];
  return file;
}

function reasons(file: unknown): string[] {
  const game = checkGameFile(file);
  return game.ok ? [] : game.problems.map(({ code, path }) => `${makePath(path)}: ${code}`);
}

const PLAYERS = makeGameFile(example).players;
const TILES = makeGameFile(example).board.tiles;

describe('a file that is refused', () => {
  test.each([
    {
      why: 'a tile missing',
      path: 'board.tiles',
      value: TILES.slice(1),
      expected: ['board.tiles: tile-missing', 'board.tiles: place-empty'],
    },
    {
      why: 'a tile doubled',
      path: 'board.tiles',
      value: [...TILES, TILES[6]],
      expected: ['board.tiles[7].letter: letter-doubled', 'board.tiles[7].place: place-doubled'],
    },
    {
      why: 'two pieces on one field',
      path: 'pieces.1.at',
      value: 'A1',
      expected: ['pieces[1].at: field-taken'],
    },
    {
      why: 'a people nobody plays',
      path: 'players',
      value: PLAYERS.slice(1),
      expected: Array.from({ length: 7 }, () =>
        expect.stringMatching(/^pieces\[\d+\]\.people: people-not-playing$/),
      ),
    },
    {
      why: 'an ally among five',
      path: 'players.0.ally',
      value: 'blue',
      expected: ['players[0].ally: ally-needs-two-players', 'players[0].ally: people-taken'],
    },
    { why: 'a wrong version', path: 'version', value: 0, expected: ['version: must-be'] },
    { why: 'a newer version', path: 'version', value: 2, expected: ['version: newer-version'] },
    { why: 'a version in words', path: 'version', value: '1', expected: ['version: must-be'] },
    { why: 'another game', path: 'format', value: 'seven-hills-game', expected: ['format: other-game'] },
    { why: 'an unknown format', path: 'format', value: 'x', expected: ['format: must-be'] },
    { why: 'a version and a half', path: 'version', value: 1.5, expected: ['version: must-be'] },
    { why: 'no format', path: 'format', value: undefined, expected: ['format: value-missing'] },
    { why: 'an unknown key', path: 'colour', value: 1, expected: ['colour: unknown-key'] },
    {
      why: 'an unknown key with a blank',
      path: 'pieces.0.the kind',
      value: 1,
      expected: ['pieces[0]["the kind"]: unknown-key'],
    },
    {
      why: 'NaN',
      path: 'board.tiles.0.token',
      value: Number.NaN,
      expected: ['board.tiles[0].token: not-one-of'],
    },
    {
      why: 'a fraction',
      path: 'board.tiles.0.arrow',
      value: 1.5,
      expected: ['board.tiles[0].arrow: not-one-of'],
    },
    {
      why: 'a number in words',
      path: 'board.tiles.0.arrow',
      value: '1',
      expected: ['board.tiles[0].arrow: not-one-of'],
    },
    {
      why: 'a name of 10,000 characters',
      path: 'players.0.name',
      value: 'x'.repeat(10_000),
      expected: ['players[0].name: name-too-long'],
    },
    { why: 'an empty name', path: 'players.0.name', value: '', expected: ['players[0].name: name-empty'] },
    {
      why: 'a name that is a number',
      path: 'players.0.name',
      value: 7,
      expected: ['players[0].name: not-text'],
    },
    {
      why: 'a name that is null',
      path: 'players.0.name',
      value: null,
      expected: ['players[0].name: not-text'],
    },
    {
      why: 'a prototype-polluting key',
      path: '__proto__',
      value: { polluted: true },
      expected: ['__proto__: unknown-key'],
    },
    {
      why: 'a polluting key in a piece',
      path: 'pieces.0.__proto__',
      value: { at: 'B1' },
      expected: ['pieces[0].__proto__: unknown-key'],
    },
    { why: 'a constructor', path: 'constructor', value: {}, expected: ['constructor: unknown-key'] },
    {
      why: 'a people named __proto__',
      path: 'pieces.0.people',
      value: '__proto__',
      expected: ['pieces[0].people: not-one-of'],
    },
    {
      why: 'a spring on field 7',
      path: 'board.tiles.0.springs',
      value: [7],
      expected: ['board.tiles[0].springs[0]: not-one-of'],
    },
    {
      why: 'a spring twice',
      path: 'board.tiles.0.springs',
      value: [1, 1],
      expected: ['board.tiles[0].springs[1]: spring-doubled'],
    },
    {
      why: 'springs left out',
      path: 'board.tiles.0.springs',
      value: undefined,
      expected: ['board.tiles[0].springs: value-missing'],
    },
    { why: 'a field H1', path: 'pieces.0.at', value: 'H1', expected: ['pieces[0].at: not-one-of'] },
    {
      why: 'a wrong answer to a ruling',
      path: 'rulings.tieBreak',
      value: 'dice',
      expected: ['rulings.tieBreak: not-one-of'],
    },
    { why: 'an unknown ruling', path: 'rulings.dice', value: 'no', expected: ['rulings.dice: unknown-key'] },
    { why: 'no board', path: 'board', value: undefined, expected: ['board: value-missing'] },
    { why: 'a board in words', path: 'board', value: 'round', expected: ['board: not-an-object'] },
    { why: 'players in words', path: 'players', value: 'all of us', expected: ['players: not-a-list'] },
    { why: 'a piece that is a number', path: 'pieces.3', value: 7, expected: ['pieces[3]: not-an-object'] },
    { why: 'a piece that is null', path: 'pieces.3', value: null, expected: ['pieces[3]: not-an-object'] },
    { why: 'pieces that are no list', path: 'pieces', value: {}, expected: ['pieces: not-a-list'] },
  ])('$why', ({ path, value, expected }) => {
    expect(reasons(fileWith(path, value))).toStrictEqual(expected);
  });

  test('has all reasons: misshapen parts, and what the rules find in the rest', () => {
    const file = {
      ...fileWith('pieces.1.at', 'A1'),
      extra: true,
      players: [
        { name: 'Livia', people: 'red' },
        { people: 'orange' },
        ...PLAYERS.slice(2),
        { people: 'red' },
      ],
    };
    expect(reasons(file)).toStrictEqual([
      'players[1].people: not-one-of',
      'extra: unknown-key',
      'players: players-too-many',
      'players[5].people: people-taken',
      'pieces[1].at: field-taken',
    ]);
  });

  test('does not change global objects', () => {
    checkGameFile(JSON.parse('{"__proto__":{"polluted":true},"players":[{"__proto__":{"people":"red"}}]}'));
    expect({}).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('people');
  });

  test.each(
    [null, undefined, 7, 'a game', true, [], [[]], {}, Number.NaN, () => 1].map((value) => ({ value })),
  )('is no file at all: $value', ({ value }) => {
    expect(reasons(value)).not.toStrictEqual([]);
  });

  test('is any other text, and nothing throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => reasons(value).length > 0));
    fc.assert(fc.property(fc.json(), (text) => !readGameFile(text).ok));
  });
});

describe('a text that is refused', () => {
  const keys = (count: number): string => Array.from({ length: count }, (_, key) => `"${key}":1`).join();
  const refusals = (text: string) => {
    const read = readGameFile(text);
    return read.ok ? [] : read.problems;
  };

  test.each([
    { why: 'truncated', text: JSON.stringify(makeGameFile(example)).slice(0, -9), code: 'not-json' },
    { why: 'with NaN in it', text: '{"format":NaN}', code: 'not-json' },
    { why: 'empty', text: '', code: 'not-json' },
    { why: 'of 10 MB', text: 'x'.repeat(10_000_000), code: 'too-large' },
    { why: 'of 64 KB and a byte', text: ' '.repeat(65_537), code: 'too-large' },
    { why: 'of 64 KB in few characters', text: 'é'.repeat(32_769), code: 'too-large' },
    { why: 'of exactly 64 KB of nothing', text: ' '.repeat(65_536), code: 'not-json' },
    {
      why: 'with a list and an object that are too long, and other mistakes',
      text: `{"format":1,"pieces":[${'1,'.repeat(20_000)}1],"x":{"y":{${keys(101)}}},"format":2}`,
      code: 'list-too-long',
      path: ['pieces'],
    },
    {
      why: 'with hundreds of short lists',
      text: `{"format":1,"x":[${Array(99)
        .fill(`[${'1,'.repeat(99)}1]`)
        .join()}]}`,
      code: 'too-many-values',
    },
    {
      why: 'with a key twice',
      text: JSON.stringify(makeGameFile(example)).replace('"people":', '"people":"blue","people":'),
      code: 'key-doubled',
      path: ['players', 0, 'people'],
    },
    { why: 'nested deeply', text: '['.repeat(30_000) + ']'.repeat(30_000), code: 'not-an-object' },
  ])('$why', ({ text, code, path = [] }) => {
    const [first] = refusals(text);
    expect(first).toMatchObject({ code, path });
  });

  test('for long lists only: how long each is, and nothing else', () => {
    expect(refusals(`{"a":[${'1,'.repeat(20_000)}1],"b":{${keys(101)}},"b":1}`)).toStrictEqual([
      { code: 'list-too-long', path: ['a'], values: { length: 20_001, most: 100 } },
      { code: 'list-too-long', path: ['b'], values: { length: 101, most: 100 } },
    ]);
  });

  test('for duplicate keys only, of which the last would otherwise count', () => {
    expect(
      refusals(`{"format":1,"__proto__":{"x":[{"k":1,"k":2}]},"format":"palatinus-game"}`),
    ).toStrictEqual([
      { code: 'key-doubled', path: ['__proto__', 'x', 0, 'k'], values: { key: 'k' } },
      { code: 'key-doubled', path: ['format'], values: { key: 'format' } },
    ]);
  });

  test('with at most 100 problems, of which the last says how many more there are', () => {
    const problems = refusals(`[${Array(90).fill('{"a":1,"a":1,"a":1}').join()}]`);
    expect(problems).toHaveLength(100);
    expect(problems.at(-1)).toStrictEqual({ code: 'more-problems', path: [], values: { count: 81 } });
  });

  test('names what was found and what was expected, shortened', () => {
    const valuesFor = (path: string, value: unknown): unknown => {
      const game = checkGameFile(fileWith(path, value));
      return game.ok ? undefined : game.problems[0]?.values;
    };
    expect(valuesFor('pieces.0.at', 'H1')).toStrictEqual({ found: '"H1"', options: 'A1 … G6' });
    expect(valuesFor('pieces.0.kind', 'duke')).toStrictEqual({
      found: '"duke"',
      options: 'merchant, peasant, condottiere',
    });
    expect(valuesFor('board.tiles.0.token', Number.NaN)).toMatchObject({ found: 'NaN' });
    expect(valuesFor('players', 'x'.repeat(99))).toStrictEqual({
      found: `"${'x'.repeat(39)}…"`,
    });
    expect(valuesFor('colour', 1)).toStrictEqual({ key: 'colour' });
    expect(valuesFor('version', 3)).toStrictEqual({ version: 3 });
    expect(valuesFor('format', 'x')).toStrictEqual({ found: '"x"', options: 'palatinus-game' });
    expect(valuesFor('y'.repeat(99), 1)).toStrictEqual({ key: `${'y'.repeat(39)}…` });
  });
});
