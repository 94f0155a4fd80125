/** Opening what people drop and paste, and what they hand on: the same table, whichever way it went. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleGame, type Game } from '../palatinus';
import { makeCopyFile, makeCopyText, makeTableFile, openTable } from '.';

const game = exampleGame();
const opened = { ok: true, value: game };
const file = makeTableFile(game).text;

describe('a table is found in', () => {
  test.each([
    { where: 'a game file', text: file },
    { where: 'one with a byte order mark and space around it', text: `\uFEFF\n ${file} \n` },
    { where: 'a notation', text: EXAMPLE },
    { where: 'one with space around it', text: `\r\n  ${EXAMPLE}\t\n` },
    { where: 'an address', text: `https://example.org/en/score?table=${EXAMPLE}&from=mail` },
    { where: 'the end of an address', text: `https://example.org/en/score#${EXAMPLE}` },
    { where: 'a sentence', text: `Look at this: ${EXAMPLE}, what a game!` },
    { where: 'the end of a sentence', text: `We played ${EXAMPLE}.` },
    { where: 'quotation marks', text: `“${EXAMPLE}”` },
    { where: 'a mail that broke the line', text: `${EXAMPLE.slice(0, 70)}\r\n  ${EXAMPLE.slice(70)}` },
  ])('$where', ({ text }) => {
    expect(openTable(text)).toStrictEqual(opened);
  });

  test('a file in which somebody is called like a notation', () => {
    const named = {
      ...game,
      players: game.players.map((player, index) => ({ ...player, name: `P1_${index}` })),
    };
    expect(openTable(makeTableFile(named).text)).toStrictEqual({ ok: true, value: named });
  });
});

describe('no table is found in', () => {
  test.each([
    { where: 'nothing', text: '', code: 'empty-text' },
    { where: 'space', text: '\uFEFF \n\t', code: 'empty-text' },
    { where: 'words', text: 'We had such fun', code: 'no-table' },
    { where: 'a picture', text: '\u0089PNG\r\n\u001a\n\0\0\0', code: 'no-table' },
    { where: 'half a file', text: file.slice(0, 99), code: 'not-json' },
    { where: 'a list', text: '[]', code: 'not-an-object' },
    { where: 'half a line', text: EXAMPLE.slice(0, -9), code: 'notation-cut-short' },
    { where: 'a line without its head', text: EXAMPLE.slice(1), code: 'notation-unknown' },
    { where: 'a newer line', text: EXAMPLE.replace('P1', 'P2'), code: 'notation-newer' },
    { where: 'an older or stranger line', text: 'P0', code: 'notation-unknown' },
    { where: 'a copy', text: JSON.stringify(makeCopyFile({ springs: {} })), code: 'copy-not-game' },
    { where: 'Seven Hills', text: '{"format":"seven-hills-game"}', code: 'other-game' },
    { where: 'a film', text: `P1_${'x'.repeat(65_536)}`, code: 'too-large' },
    { where: 'a newer file', text: '{"format":"palatinus-game","version":2}', code: 'newer-version' },
  ])('$where: $code', ({ text, code }) => {
    expect(openTable(text)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  test('a line followed by nothing but space, and finds that out at once', () => {
    const start = performance.now();
    expect(openTable(`P1_x${' '.repeat(60_000)}y`).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('a file with several faults, which are all told', () => {
    const unsound = file.replaceAll('"purple"', '"red"').replace('"right"', '"up"');
    const found = openTable(unsound);
    expect(found.ok ? [] : found.problems.map(({ code }) => code)).toStrictEqual([
      'not-one-of',
      'people-taken',
    ]);
  });

  test('anything else, and nothing throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !openTable(text).ok));
  });
});

describe('a table handed on as a file', () => {
  test('reads like the example that ships', () => {
    const shipped = readFileSync(new URL('../../docs/example-game.json', import.meta.url), 'utf8');
    const lines = shipped.slice(0, shipped.lastIndexOf('  ]'));
    expect(file.slice(0, lines.length)).toBe(lines);
    expect(file).toMatch(/\}\n$/);
  });

  test.each([
    { names: ['Livia', 'Zoë', 'Łukasz'], fileName: 'palatinus-livia-zoe-ukasz.json' },
    { names: ['../../etc', 'a/b\\c:d*?"<>|', 'x\n\u0000'], fileName: 'palatinus-etc-a-b-c-d-x.json' },
    { names: ['李', '', '🙂'], fileName: 'palatinus-red-yellow-green.json' },
    {
      names: ['x'.repeat(40), 'y'.repeat(40)],
      fileName: `palatinus-${'x'.repeat(40)}-${'y'.repeat(9)}.json`,
    },
  ])('has a name that every system takes: $fileName', ({ names, fileName }) => {
    const players = game.players
      .slice(0, names.length)
      .map((player, index) => ({ ...player, name: names[index] }));
    expect(makeTableFile({ ...game, players } as Game).fileName).toBe(fileName);
  });

  test('and so has a copy, with or without a name of its own', () => {
    expect(makeCopyText({ springs: {} }).fileName).toBe('palatinus-copy.json');
    expect(makeCopyText({ name: 'La boîte du club', springs: { A: [1] } })).toStrictEqual({
      fileName: 'palatinus-copy-la-boite-du-club.json',
      text: '{\n  "format": "palatinus-copy",\n  "version": 1,\n  "name": "La boîte du club",\n  "springs": { "A": [1] }\n}\n',
    });
  });

  test('keeps names as they are, whatever stands in them', () => {
    const players = game.players.map((player, index) => ({
      ...player,
      name: ['[1,  2]', '{  }', '}\n{', '"', '[\n1]'][index],
    }));
    const strange = { ...game, players } as Game;
    expect(openTable(makeTableFile(strange).text)).toStrictEqual({ ok: true, value: strange });
  });
});
