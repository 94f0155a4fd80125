/** A game on one line: written, parsed, and refused when damaged. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCharacters } from '../text';
import { type Game, makeNotation, NOTATION_CODES, parseNotation } from '.';
import { draftOf, sound, soundDrafts } from './testing';

const checked = (text: string): string => `${text}_${checkCharacters(text)}`;

function codes(text: string): string {
  const game = parseNotation(text);
  return game.ok ? 'a game' : game.problems.map(({ code }) => code).join(' ');
}

function parsed(text: string): Game {
  const game = parseNotation(text);
  if (!game.ok) throw new Error(`refused: ${codes(text)}`);
  return game.value;
}

const board = {
  Aventinus: [{ noble: 1, plebeian: 1 }, { knight: 2 }, {}],
  Palatinus: [{}, {}, { centurion: 5 }],
  'Forum Romanum': [{ plebeian: 1 }, { noble: 2 }, {}],
  'Consul Legion Camp': [{ plebeian: 1 }, {}, {}],
};
const { Aventinus, 'Forum Romanum': forum } = board;
const game = sound(
  draftOf(3, [
    { board, forumAtElection: [{ plebeian: 2 }, { noble: 2 }, {}], penalties: [0, 0, 1] },
    {
      order: [2, 0, 1],
      board: { Aventinus, 'Forum Romanum': forum, 'Waiting Camp': [{}, {}, { plebeian: 17 }] },
      forumAtElection: forum,
    },
  ]),
);
const LINE = checked('S1_r-Livia.g-Marco.y-Nora_otsu_123Bb-yAxa-2P--vFa-yLa~0-0-1.312PLW--q');

describe('a line', () => {
  test('has the layout of notation.ts, only what has changed, and is parsed again', () => {
    expect(makeNotation(game)).toBe(LINE);
    expect(parsed(LINE)).toStrictEqual(game);
  });

  test('gives back any sound game exactly', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const any = sound(draft);
        expect(parsed(makeNotation(any))).toStrictEqual(any);
      }),
    );
  });

  test('consists of characters that need no escaping in a URL, and without names is short enough for every slip to be noticed', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const line = makeNotation(
          sound({ ...draft, players: draft.players.map(({ colour }) => ({ colour })) }),
        );
        expect(line).toMatch(/^[A-Za-z0-9._~-]+$/);
        expect(line.length).toBeLessThanOrEqual(800);
      }),
    );
  });

  test('is as short as promised when every area changes in every epoch', () => {
    const spread = (start: number): object =>
      Object.fromEntries(
        ['Aventinus', 'Palatinus', 'Quirinalis', 'Caelius', 'Esquiliae', 'Viminalis', 'Forum Romanum'].map(
          (area, index) => [
            area,
            Array.from({ length: 4 }, () => ({
              noble: index < 3 ? 1 : 0,
              knight: index < 5 ? 1 : 0,
              centurion: index < 5 ? 1 : 0,
              plebeian: 1 + ((index + start) % 2),
            })),
          ],
        ),
      );
    const four = Array.from({ length: 4 }, () => ({ plebeian: 2 }));
    const full = sound(
      draftOf(
        4,
        Array.from({ length: 5 }, (_, index) => ({
          board: {
            ...spread(index),
            'Consul Legion Camp': four,
            'Waiting Camp': four.map(() => ({ plebeian: 1 + (index % 2) })),
          },
          forumAtElection: Array.from({ length: 4 }, () => ({
            noble: 1,
            knight: 1,
            centurion: 1,
            plebeian: 9,
          })),
          penalties: [1, 1, 1, 1],
        })),
      ),
    );
    expect(
      makeNotation({ ...full, players: full.players.map(({ colour }) => ({ colour })) }).length,
    ).toBeLessThanOrEqual(800);
  });

  test('may have space around it', () => {
    expect(parsed(`\n ${LINE}\t`)).toStrictEqual(game);
  });

  test('stays readable when a fifth question is added: missing letters are the default answers', () => {
    const body = LINE.slice(0, -3);
    expect(parsed(checked(body.replace('_otsu_', '_t_'))).rulings).toStrictEqual({
      nobleInForum: 'two',
      tiedFirst: 'take-both',
      finalTie: 'still-equal',
      halfRounds: 'up',
    });
    expect(parsed(checked(body.replace('_otsu_', '__'))).rulings).toStrictEqual(game.rulings);
  });
});

describe('damage', () => {
  test('of any one character is noticed', () => {
    // The test of the check characters tries all others.
    const wrong = [...LINE].flatMap((character, index) =>
      [...'0az-._~Z'].flatMap((other) =>
        other === character ? [] : [[...LINE].with(index, other).join('')],
      ),
    );
    expect(wrong.filter((line) => parseNotation(line).ok)).toStrictEqual([]);
  });

  test('by two swapped characters or a missing end is noticed', () => {
    const damaged: string[] = [];
    for (let a = 0; a < LINE.length; a += 1) {
      damaged.push(LINE.slice(0, a));
      for (let b = a + 1; b < LINE.length; b += 1)
        damaged.push([...LINE].with(a, LINE.charAt(b)).with(b, LINE.charAt(a)).join(''));
    }
    expect(damaged.filter((line) => line !== LINE && parseNotation(line).ok)).toStrictEqual([]);
  });

  const BODY = LINE.slice(0, -3);
  const withEpochs = (epochs: string): string => checked(`S1_r.g.y_otsu_${epochs}`);
  test.each([
    { why: 'is no line', text: 'Septimontium', says: 'notation-unknown' },
    { why: 'is of the other game', text: 'P1_r', says: 'notation-unknown' },
    { why: 'has version 0', text: 'S0_r', says: 'notation-unknown' },
    { why: 'is of a newer version', text: 'S2_anything', says: 'notation-newer' },
    { why: 'is of a version with five digits', text: 'S10000_x', says: 'notation-unknown' },
    { why: 'has no check characters', text: BODY, says: 'notation-cut-short' },
    { why: 'has one check character', text: LINE.slice(0, -1), says: 'notation-cut-short' },
    { why: 'has three check characters', text: `${LINE}x`, says: 'notation-left-over' },
    { why: 'has another part', text: `${LINE}_x`, says: 'notation-left-over' },
    { why: 'has an empty part more', text: `${LINE}_`, says: 'notation-left-over' },
    { why: 'has wrong check characters', text: `${BODY}_zz`, says: 'notation-check' },
    { why: 'has an unknown colour', text: checked(BODY.replace('r-L', 'w-L')), says: 'notation-seats' },
    {
      why: 'has a colour of two letters',
      text: checked(BODY.replace('r-L', 'rr-L')),
      says: 'notation-seats',
    },
    {
      why: 'has a name that cannot be read',
      text: checked(BODY.replace('Livia', '~x~')),
      says: 'notation-seats',
    },
    { why: 'has an unknown answer', text: checked(BODY.replace('otsu', 'otsx')), says: 'notation-answers' },
    {
      why: 'has a fifth answer',
      text: checked(BODY.replace('otsu', 'otsux')),
      says: 'notation-rulings-newer',
    },
    { why: 'has no epochs', text: withEpochs(''), says: 'notation-epoch' },
    { why: 'has an epoch without order', text: withEpochs('Aa'), says: 'notation-epoch' },
    { why: 'has an unknown area', text: withEpochs('123Ta'), says: 'notation-epoch' },
    { why: 'has markers for a fourth', text: withEpochs('123A---a'), says: 'notation-epoch' },
    { why: 'has classes in another order', text: withEpochs('123Aax'), says: 'notation-epoch' },
    { why: 'has an unknown number', text: withEpochs('123Aw'), says: 'notation-epoch' },
    { why: 'has something before its order', text: withEpochs('x123'), says: 'notation-epoch' },
    { why: 'has something after its empty hands', text: withEpochs('123~0-0-1x'), says: 'notation-epoch' },
    { why: 'has three digits of empty hands', text: withEpochs('123~0-0-100'), says: 'notation-epoch' },
    { why: 'has no empty hands after their mark', text: withEpochs('123~'), says: 'notation-epoch' },
    { why: 'has six epochs', text: withEpochs('123.123.123.123.123.123'), says: 'epochs-too-many' },
    { why: 'has a wrong order', text: withEpochs('122'), says: 'order-unsound' },
    { why: 'has empty hands of two', text: withEpochs('123~0-1'), says: 'penalties-players' },
    { why: 'has more than the box holds', text: withEpochs('123AzPx'), says: 'too-many-nobles' },
    { why: 'has knights in a camp', text: withEpochs('123L1'), says: 'camp-plebeians-only' },
    { why: 'has two of one colour', text: checked('S1_r.r.y_otsu_123'), says: 'colour-doubled' },
    { why: 'has an empty name', text: checked('S1_r-.g.y_otsu_123'), says: 'name-empty' },
    { why: 'has two players', text: checked('S1_r.g_otsu_12'), says: 'players-three-or-four' },
    { why: 'has five players', text: checked('S1_r.g.y.b.p_otsu_1234'), says: 'players-three-or-four' },
    {
      why: 'has several faults',
      text: checked('S1_w.g.y_x_0'),
      says: 'notation-seats notation-answers notation-epoch',
    },
    { why: 'is long', text: 'S1_'.padEnd(4001, 'x'), says: 'notation-too-long' },
  ])('a line that $why: $says', ({ text, says }) => {
    expect(codes(text)).toBe(says);
  });

  test('names the check characters, the version, the length and the epoch', () => {
    const problem = (text: string): unknown => {
      const outcome = parseNotation(text);
      return outcome.ok ? undefined : outcome.problems[0];
    };
    expect(problem(`${BODY}_zz`)).toStrictEqual({
      code: 'notation-check',
      path: [],
      values: { check: LINE.slice(-2) },
    });
    expect(problem('S12_x')).toMatchObject({ values: { version: 12 } });
    expect(problem('S1_'.padEnd(4001, 'x'))).toMatchObject({ values: { most: 4000 } });
    expect(problem(' '.repeat(4000))).toMatchObject({ code: 'notation-unknown' });
    expect(problem(withEpochs('123.123.x.y'))).toMatchObject({
      code: 'notation-epoch',
      values: { epoch: 3 },
    });
    expect(problem(withEpochs('123.123AzPx'))).toMatchObject({
      code: 'too-many-nobles',
      path: ['epochs', 1],
    });
  });

  test('is refused with a code from the list, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'S1_rg.otsu-A~x') }), (text) => {
        const outcome = parseNotation(checked(`S1_${text}`));
        if (outcome.ok) return;
        for (const { code } of outcome.problems) expect(code).toMatch(/^[a-z-]+$/);
        expect(NOTATION_CODES.length).toBe(10);
      }),
    );
  });
});
