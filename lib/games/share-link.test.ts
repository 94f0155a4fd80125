/** A game as an address: made, read despite what messengers do to it, and refused when damaged. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleGame, type Game, makeNotation } from '../palatinus';
import { sound, withCheck } from '../palatinus/testing';
import { soundDrafts } from '../palatinus/testing-drafts';
import { nameProblem } from '../text';
import { isShareHash, makeShareLink, palatinus, readShareLink } from '.';

/** As long as the app's own address may be. */
const ORIGIN = 'https://septimontium.some-games.club'.padEnd(40, 'x');

const hashOf = (link: string): string => new URL(link).hash;
const linkOf = (game: Game): string =>
  makeShareLink({
    origin: ORIGIN,
    language: 'en',
    game: 'palatinus',
    screen: palatinus.resultScreen,
    notation: makeNotation(game),
  });
const read = (hash: string): Game | string => {
  const outcome = readShareLink(palatinus.notation, hash);
  if (!outcome) return 'no table';
  return outcome.ok ? outcome.value : outcome.problems.map(({ code }) => code).join(' ');
};

/** The example with other names. */
function withNames(names: readonly string[]): Game {
  const game = exampleGame();
  return {
    ...game,
    players: game.players.map((player, index) => ({ ...player, name: names[index] ?? 'x' })),
  };
}

/** Names of up to forty English letters, or fourteen letters of any alphabet. */
const NAMES = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...'AbcdefghijklmnOpqrstuvwxyz '), minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...'áàçéíñóøßúžşřłőΑλεξдрШאליفرमीไทย山田ねムс'),
      minLength: 1,
      maxLength: 14,
    }),
  )
  .filter((name) => nameProblem(name) === undefined);
const FIVE_NAMES = fc.array(NAMES, { minLength: 5, maxLength: 5 });

describe('a link', () => {
  test('names the language, the game and the screen, and holds the table behind the #', () => {
    const [origin, notation] = ['https://here.example', EXAMPLE];
    expect(
      makeShareLink({ origin, language: 'fr', game: 'palatinus', screen: 'score?step=C-b', notation }),
    ).toBe(`https://here.example/fr/palatinus/score?step=C-b#${EXAMPLE}`);
  });

  test('gives back any table', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const game = sound(draft);
        expect(read(hashOf(linkOf(game)))).toStrictEqual(game);
      }),
    );
  });

  test('has at most 413 characters for five players called by forty plain letters, or fourteen of any alphabet', () => {
    fc.assert(
      fc.property(soundDrafts, FIVE_NAMES, ({ board }, names) => {
        const game = {
          ...withNames(names),
          board: sound({ players: withNames(names).players, board, pieces: [] }).board,
        };
        expect(linkOf(game).length).toBeLessThanOrEqual(413);
      }),
    );
  });

  test.each([
    ['Αλεξάνδρα Παπαδοπούλου Κωνσταντινίδου ωω'],
    ['山田太郎山田太郎山田太郎山田太郎山田太郎山田太郎山田太郎山田太郎山田太郎山田太郎'],
    ['😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀'],
  ])('is longer, and works, for five players called %s', (name) => {
    const game = withNames(Array<string>(5).fill(name));
    const link = linkOf(game);
    expect([...name]).toHaveLength(40);
    expect(link.length).toBeLessThan(1200);
    expect(read(hashOf(link))).toStrictEqual(game);
  });
});

describe('on its way', () => {
  const game = withNames(['Zoë', 'Jean-Luc', 'O’Neill', 'Łukasz', '<img src=x onerror=alert(1)>']);
  const notation = makeNotation(game);

  test.each([
    ['as it is', `#${notation}`],
    ['without its #', notation],
    ['with ~ escaped', `#${notation.replaceAll('~', '%7E')}`],
    ['with ~ escaped in small letters', `#${notation.replaceAll('~', '%7e')}`],
    ['with everything escaped', `#${notation.replace(/./g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`],
    ['escaped twice', `#${notation.replaceAll('~', '%257E')}`],
    ['at the end of a sentence', `#${notation}.`],
    ['in brackets', `#${notation}).`],
    ['in angle brackets', `#${notation}>`],
    ['in quotation marks', `#${notation}”,`],
    ['in quotation marks, escaped', `#${notation}%E2%80%9D`],
    ['in italics', `#${notation}_`],
    ['struck through', `#${notation}~~`],
    ['before an ellipsis', `#${notation}...`],
    ['with a tracking mark', `#${notation}&fbclid=P1_x`],
    ['with two million characters after it', `#${notation}&fbclid=${'P1_x%25'.repeat(300_000)}`],
  ])('is read %s', (_, hash) => {
    expect(read(hash)).toStrictEqual(game);
  });

  test.each(['', '#', '#content', '#C4', '#players'])('is no table where the address says %s', (hash) => {
    expect(isShareHash(hash, 'P')).toBe(false);
    expect(readShareLink(palatinus.notation, hash)).toBeUndefined();
  });

  test.each([
    ['cut short', `#${EXAMPLE.slice(0, -3)}`, 'notation-cut-short'],
    ['cut short at once', '#p1', 'notation-unknown'],
    ['cut short in its names', '#P1_r-Livia.y-Mar', 'notation-cut-short'],
    ['of a later version', EXAMPLE.replace('P1', 'P2'), 'notation-newer'],
    ['without its beginning', EXAMPLE.slice(2), 'notation-unknown'],
    ['in small letters', EXAMPLE.toLowerCase(), 'notation-unknown'],
    ['with a character more', `${EXAMPLE}r`, 'notation-left-over'],
    ['with a slip', EXAMPLE.replace('YBgg', 'YBg-'), 'notation-check'],
    ['with a people that does not play', withCheck(EXAMPLE.replace('.p-Pia', '')), 'notation-pieces'],
    ['with markup in a name', withCheck(EXAMPLE.replace('Livia', '<b>Livia</b>')), 'notation-players'],
    [
      'with two reds',
      withCheck(EXAMPLE.replace('y-Marco', 'r-Marco')),
      expect.stringMatching(/^people-taken/),
    ],
    ['endless', `P1_${'~'.repeat(1_000_000)}`, 'notation-too-long'],
    ['endless and escaped', `P1_${'%25257E'.repeat(300_000)}`, 'notation-too-long'],
    [
      'with hundreds of players',
      withCheck(EXAMPLE.replace('_r-', `_${'r.'.repeat(300)}r-`)),
      expect.stringMatching(/^players-too-many( [a-z-]+){98} more-problems$/),
    ],
  ])('is refused in words when %s', (_, hash, codes) => {
    expect(read(hash)).toEqual(codes);
  });

  test('is refused or read, and never throws, with any damage', () => {
    const damage = fc.tuple(fc.nat(EXAMPLE.length), fc.nat(4), fc.string({ maxLength: 4, unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (wounds) => {
        const text = wounds.reduce(
          (now, [at, out, put]) => now.slice(0, at) + put + now.slice(at + out),
          EXAMPLE,
        );
        const outcome = readShareLink(palatinus.notation, `#${text}`);
        if (!outcome) expect(isShareHash(`#${text}`, palatinus.notation.mark)).toBe(false);
        else if (outcome.ok) expect(read(`#${makeNotation(outcome.value)}`)).toStrictEqual(outcome.value);
        else expect(outcome.problems).not.toHaveLength(0);
      }),
      { numRuns: 500 },
    );
  });

  test('is refused when it is any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readShareLink(palatinus.notation, `#P1_${text}`)?.ok).toBe(false);
      }),
    );
  });
});
