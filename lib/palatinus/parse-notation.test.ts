/** A damaged line is refused with a reason. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleGame, makeNotation, parseNotation } from '.';
import { sound, table, withCheck } from './testing';
import { soundDrafts } from './testing-drafts';
import { codes, exampleWith, parsed } from './testing-notation';

const PIECES = EXAMPLE.split('_')[4] ?? '';

describe('a typing error', () => {
  const UNRESERVED = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-._~'];

  test.each([EXAMPLE, makeNotation(table({ A1: 'red merchant', B2: 'green condottiere' }))])(
    'of one character anywhere in %s is refused',
    (line) => {
      const characters = [...line];
      const read = characters.flatMap((right, at) =>
        UNRESERVED.filter((wrong) => wrong !== right)
          .map((wrong) => characters.with(at, wrong).join(''))
          .filter((slip) => parseNotation(slip).ok),
      );
      expect(read).toStrictEqual([]);
    },
  );

  test.each([EXAMPLE, makeNotation(table({ A1: 'red merchant', B2: 'green condottiere' }))])(
    'of two swapped characters in %s is refused',
    (line) => {
      const characters = [...line];
      const read = characters.flatMap((one, at) =>
        characters
          .slice(0, at)
          .map((other, before) => characters.with(at, other).with(before, one).join(''))
          .filter((slip) => slip !== line && parseNotation(slip).ok),
      );
      expect(read).toStrictEqual([]);
    },
  );

  test('is refused in any line', () => {
    fc.assert(
      fc.property(soundDrafts, fc.nat(), fc.nat(), fc.constantFrom(...UNRESERVED), (draft, m, n, wrong) => {
        const characters = [...makeNotation(sound(draft))];
        const [a, b] = [m % characters.length, n % characters.length];
        const swapped = characters.with(a, characters[b] ?? '').with(b, characters[a] ?? '');
        expect(parseNotation(characters.with(a, wrong).join('')).ok).toBe(characters[a] === wrong);
        expect(parseNotation(swapped.join('')).ok).toBe(characters[a] === characters[b]);
      }),
      { numRuns: 500 },
    );
  });

  test('is noticed in the longest possible line', () => {
    const players = exampleGame().players.map((player) => ({ ...player, name: '🏛'.repeat(40) }));
    expect(makeNotation({ ...exampleGame(), players }).length).toBeLessThanOrEqual(1254);
  });
});

describe('damaged text', () => {
  test('is refused if it is cut short anywhere', () => {
    for (let length = 0; length < EXAMPLE.length; length++) {
      expect(codes(EXAMPLE.slice(0, length))).toMatch(/^notation-(unknown|cut-short)/);
    }
  });

  test.each([
    { why: 'is empty', text: '', code: 'notation-unknown' },
    { why: 'is something else', text: 'rnbqkbnr/pppppppp/8/8 w - 0 1', code: 'notation-unknown' },
    { why: 'is of version 0', text: exampleWith(0, 'P0'), code: 'notation-unknown' },
    { why: 'has a version and more', text: exampleWith(0, 'P1x'), code: 'notation-unknown' },
    { why: 'has something before its version', text: exampleWith(0, 'xP1'), code: 'notation-unknown' },
    { why: 'comes from the future', text: exampleWith(0, 'P2'), code: 'notation-newer' },
    { why: 'comes from the far future', text: exampleWith(0, 'P9999'), code: 'notation-newer' },
    { why: 'goes on after its end', text: `${EXAMPLE}_`, code: 'notation-left-over' },
    { why: 'goes on after its check characters', text: `${EXAMPLE}-`, code: 'notation-left-over' },
    { why: 'goes on after its pieces', text: exampleWith(4, `${PIECES}-`), code: 'notation-group' },
    { why: 'has an eighth tile', text: exampleWith(4, `${PIECES}.------`), code: 'notation-left-over' },
    { why: 'lacks a tile', text: exampleWith(4, PIECES.slice(0, -7)), code: 'notation-group' },
    { why: 'has a last tile of five', text: exampleWith(4, PIECES.slice(0, -1)), code: 'notation-group' },
    { why: 'has a tile of five', text: exampleWith(4, PIECES.replace('Y', '')), code: 'notation-group' },
    { why: 'fills 4001 characters', text: EXAMPLE.padEnd(4001), code: 'notation-too-long' },
    { why: 'fills 4000 characters', text: EXAMPLE.padEnd(4000), code: 'a game' },
    { why: 'has no players', text: exampleWith(1, ''), code: 'notation-players' },
    {
      why: 'has an unknown people',
      text: exampleWith(1, 'r.y.g.b.x'),
      code: 'notation-players',
    },
    {
      why: 'has an unknown ally',
      text: exampleWith(1, 'rX.y.g.b.p'),
      code: 'notation-players',
    },
    {
      why: 'has a name unescaped',
      text: exampleWith(1, 'r-Zoë.y.g.b.p'),
      code: 'notation-players',
    },
    {
      why: 'has a name beyond Unicode',
      text: exampleWith(1, 'r-~-nvnk~.y.g.b.p'),
      code: 'notation-players',
    },
    {
      why: 'has a people and more',
      text: exampleWith(1, 'r!.y.g.b.p'),
      code: 'notation-players',
    },
    { why: 'has something before a people', text: exampleWith(1, '!r.y.g.b.p'), code: 'notation-players' },
    { why: 'has something before its lean', text: exampleWith(3, 'xRA06'), code: 'notation-board' },
    { why: 'has something after its tiles', text: exampleWith(3, 'RA06x'), code: 'notation-board' },
    { why: 'is of version 01', text: exampleWith(0, 'P01'), code: 'notation-unknown' },
    { why: 'lacks a check character', text: EXAMPLE.slice(0, -1), code: 'notation-cut-short' },
    { why: 'lacks both check characters', text: EXAMPLE.slice(0, -2), code: 'notation-cut-short' },
    { why: 'has only five parts', text: EXAMPLE.slice(0, -3), code: 'notation-cut-short' },
    { why: 'has its pieces a character short', text: EXAMPLE.slice(0, -4), code: 'notation-cut-short' },
    {
      why: 'has only four parts',
      text: EXAMPLE.split('_').slice(0, 4).join('_'),
      code: 'notation-cut-short',
    },
    { why: 'has a slip', text: EXAMPLE.replace('Livia', 'Livya'), code: 'notation-check' },
    { why: 'has a slip in what cannot be read', text: EXAMPLE.replace('_R', '_X'), code: 'notation-check' },
    {
      why: 'has its check characters in capitals',
      text: EXAMPLE.replace('_7w', '_7W'),
      code: 'notation-check',
    },
    {
      why: 'has a name with a hidden character',
      text: exampleWith(1, 'r-Li~6cu~via.y.g.b.p'),
      code: 'name-character',
    },
    { why: 'has a sixth ruling', text: exampleWith(2, 'bfoioo'), code: 'notation-rulings-newer' },
    { why: 'has a sixth ruling and a wrong one', text: exampleWith(2, 'bxoioo'), code: 'notation-rulings' },
    { why: 'has a digit after its rulings', text: exampleWith(2, 'bfoio1'), code: 'notation-rulings' },
    { why: 'has a wrong answer among few', text: exampleWith(2, 'bx'), code: 'notation-rulings' },
    { why: 'has an unknown answer', text: exampleWith(2, 'bfoix'), code: 'notation-rulings' },
    { why: 'leans nowhere', text: exampleWith(3, 'XA06'), code: 'notation-board' },
    { why: 'has an arrow at 6', text: exampleWith(3, 'RA66'), code: 'notation-board' },
    { why: 'has a token of 0', text: exampleWith(3, 'RA00'), code: 'notation-board' },
    { why: 'has a spring on 7', text: exampleWith(3, 'RA067'), code: 'notation-board' },
    { why: 'has a tile H', text: exampleWith(3, 'RH06'), code: 'notation-board' },
    {
      why: 'has a piece of no people',
      text: exampleWith(4, PIECES.replace('Y', 'x')),
      code: 'notation-pieces',
    },
    {
      why: 'has a condottiere of player 6',
      text: exampleWith(4, PIECES.replace('Y', '6')),
      code: 'notation-pieces',
    },
    {
      why: 'has seven fields on a tile',
      text: exampleWith(4, PIECES.replace('Y', 'YY')),
      code: 'notation-group',
    },
    {
      why: 'has a condottiere of a player who is not there',
      text: exampleWith(1, 'r.g.b.y'),
      code: 'notation-pieces',
    },
    {
      why: 'has several parts damaged',
      text: withCheck(`P1_x_x_x_${PIECES.replaceAll(/[^.]/g, 'x')}_`),
      code: 'notation-players notation-rulings notation-board notation-pieces',
    },
    {
      why: 'has no tile',
      text: exampleWith(3, 'R'),
      code: Array(7).fill('tile-missing').concat(Array(7).fill('place-empty')).join(' '),
    },
    {
      why: 'has a tile twice',
      text: withCheck(EXAMPLE.replace('F54', 'G54')),
      code: 'letter-doubled tile-missing',
    },
    {
      why: 'has a spring twice',
      text: withCheck(EXAMPLE.replace('C33134', 'C33133')),
      code: 'spring-doubled',
    },
    {
      why: 'has a player twice',
      text: exampleWith(1, 'r.r.g.b.p'),
      code: 'people-taken'.concat(' people-not-playing'.repeat(6)),
    },
  ])('that $why is refused: $code', ({ text, code }) => {
    expect(codes(text)).toBe(code);
  });

  test('names the field, tile or player if its table is wrong', () => {
    const places = (text: string): unknown => {
      const game = parseNotation(text);
      return game.ok ? [] : game.problems.map(({ code, path }) => [code, ...path].join(' '));
    };
    expect(places(exampleWith(1, 'r.y.g.b.b'))).toStrictEqual([
      'people-taken players',
      ...['B4', 'B6', 'E3', 'F3', 'F5', 'G4'].map((at) => `people-not-playing ${at}`),
    ]);
    expect(places(withCheck(EXAMPLE.replace('C33134', 'C33133')))).toStrictEqual(['spring-doubled C']);
    expect(places(withCheck(EXAMPLE.replace('F54', '')))).toStrictEqual(['tile-missing', 'place-empty']);
    expect(places(exampleWith(4, PIECES.replace('Y', 'YY')))).toStrictEqual(['notation-group']);
  });

  test('names the length of a group', () => {
    expect(parseNotation(exampleWith(4, PIECES.replace('.Y', '.')))).toMatchObject({
      problems: [{ code: 'notation-group', values: { letter: 'B', count: 5 } }],
    });
  });

  test('names the right check characters', () => {
    const edited = EXAMPLE.replace('Livia', 'Julia');
    expect(parseNotation(edited)).toStrictEqual({
      ok: false,
      problems: [{ code: 'notation-check', path: [], values: { check: withCheck(edited).slice(-2) } }],
    });
    expect(parsed(withCheck(edited)).players[0]?.name).toBe('Julia');
  });

  test('names its version, and the maximal length', () => {
    expect(parseNotation(exampleWith(0, 'P12'))).toStrictEqual({
      ok: false,
      problems: [{ code: 'notation-newer', path: [], values: { version: 12 } }],
    });
    expect(parseNotation('P'.repeat(5000))).toStrictEqual({
      ok: false,
      problems: [{ code: 'notation-too-long', path: [], values: { most: 4000 } }],
    });
  });

  test('of any sort never throws', () => {
    const parts = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 7 }), fc.nat(6), parts, (garbage, part, replacement) => {
        parseNotation(garbage.join('_'));
        parseNotation(exampleWith(part % 5, replacement));
      }),
    );
  });
});
