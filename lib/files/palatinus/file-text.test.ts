/** Files that the app writes: readable, well named, and the same game when read again. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleGame, type Game } from '../../palatinus';
import { makeCopyText, makeGameFileName, makeTableFile, readGameFile } from '..';

const game = exampleGame();
const file = makeTableFile(game).text;

describe('a table saved as a file', () => {
  test('looks like the published example', () => {
    const shipped = readFileSync(new URL('../../../docs/example-game.json', import.meta.url), 'utf8');
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

  test('has a picture with a matching name, whose end is not cut', () => {
    const end = '-2026-11-02.png';
    expect(makeGameFileName(game, end)).toBe(`palatinus-livia-marco-nora-otto-pia${end}`);
    const players = game.players.map((player) => ({ ...player, name: 'x'.repeat(40) }));
    expect(makeGameFileName({ ...game, players }, end)).toBe(
      `palatinus-${'x'.repeat(40)}-${'x'.repeat(9)}${end}`,
    );
  });

  test('has a copy with a matching name, with or without a name of its own', () => {
    expect(makeCopyText({ springs: {} }).fileName).toBe('palatinus-copy.json');
    expect(makeCopyText({ name: 'La boîte du club', springs: { A: [1] } })).toStrictEqual({
      fileName: 'palatinus-copy-la-boite-du-club.json',
      text: '{\n  "format": "palatinus-copy",\n  "version": 1,\n  "name": "La boîte du club",\n  "springs": { "A": [1] }\n}\n',
    });
  });

  test('keeps names with any characters', () => {
    const players = game.players.map((player, index) => ({
      ...player,
      name: ['[1,  2]', '{  }', '} {', '"', '[ 1]'][index],
    }));
    const strange = { ...game, players } as Game;
    expect(readGameFile(makeTableFile(strange).text)).toStrictEqual({ ok: true, value: strange });
  });
});
