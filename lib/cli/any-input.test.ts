/** The command line with input of any size and any bytes: little is held, and errors are reported with their line. */

import { describe, expect, test } from 'vitest';
import { GAME_FILE_BYTES, makeGameFile } from '../files';
import { EXAMPLE, exampleGame } from '../palatinus';
import { scoreBytes } from '.';
import { splitLines } from './lines';
import { arriving, scoreAll } from './testing';

const line = JSON.stringify(makeGameFile(exampleGame()));
const pretty = JSON.stringify(makeGameFile(exampleGame()), null, 2);

const TOO_LARGE = 'This is larger than 64 KB, and such a file never is: is it the right file?';
const NOT_JSON = 'This is not JSON and cannot be read: is it the right file, and whole?';
const NOT_UTF8 = 'This is not text in UTF-8: save it as UTF-8, then try again.';

/** Results as `ok`, error messages unchanged. */
async function printed(...pieces: (string | Uint8Array)[]): Promise<string[]> {
  const all = await scoreAll(pieces);
  return all.map((one) => ('err' in one ? one.err : 'ok'));
}

/** As a system with only Western European letters would write it: é is one byte, which is not UTF-8. */
function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

describe('input without end', () => {
  test('is read only as far as its results are taken', async () => {
    let pieces = 0;
    function* endless(): Generator<string> {
      for (;;) {
        pieces += 1;
        yield `${line}\n`;
      }
    }
    const results = scoreBytes(arriving(endless()), { name: '-', explain: false, language: 'en' });
    for (let taken = 1; taken <= 100; taken += 1) {
      expect(await results.next()).toMatchObject({ value: { out: expect.stringContaining('"hills"') } });
      expect(pieces).toBe(taken);
    }
  });
});

describe('too large for a game', () => {
  const long = `{"a":"${'x'.repeat(GAME_FILE_BYTES)}"}`;
  const manyLines = `{\n${'  "a": 1,\n'.repeat(GAME_FILE_BYTES / 8)}}\n`;

  test.each([
    { why: 'one long line', text: long, expected: [`games:1: ${TOO_LARGE}`] },
    {
      why: 'a long line among good ones',
      text: `${line}\n${long}\n${line}`,
      expected: ['ok', `games:2: ${TOO_LARGE}`, 'ok'],
    },
    {
      why: 'a long line before others',
      text: `${long}\nhello\n${EXAMPLE}`,
      expected: [`games:1: ${TOO_LARGE}`, `games:2: ${NOT_JSON}`, 'ok'],
    },
    {
      why: 'a long line, though not by its letters, before others',
      text: `{"a":"${'é'.repeat(GAME_FILE_BYTES / 2)}"}\nhello\nworld`,
      expected: [`games:1: ${TOO_LARGE}`, `games:2: ${NOT_JSON}`, `games:3: ${NOT_JSON}`],
    },
    { why: 'a file on many lines, told once', text: manyLines, expected: [`games:1: ${TOO_LARGE}`] },
    {
      why: 'a file on many lines before a list',
      text: `${manyLines}${line}\nhello`,
      expected: [`games:1: ${TOO_LARGE}`, 'ok', `games:${manyLines.split('\n').length + 1}: ${NOT_JSON}`],
    },
    {
      why: 'what is no text, with a game in it',
      text: `${'\0\n'.repeat(GAME_FILE_BYTES)}_\n${line}`,
      expected: [`games:1: ${TOO_LARGE}`, 'ok'],
    },
  ])('$why', async ({ text, expected }) => {
    expect(await printed(text)).toStrictEqual(expected);
  });

  test('many bad lines are all reported', async () => {
    const bad = `${'hello '.repeat(1000)}\n`;
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(await printed(bad.repeat(numbers.length), line)).toStrictEqual([
      ...numbers.map((number) => `games:${number}: ${NOT_JSON}`),
      'ok',
    ]);
  });

  test.each(['\n', '\r\n'])('but a line of just the right size is read whole, ending in %j', async (end) => {
    const fitting = line.padEnd(GAME_FILE_BYTES);
    expect(await printed(fitting, end, line, end)).toStrictEqual(['ok', 'ok']);
    expect(await printed(fitting, ' ', end, line, end)).toStrictEqual([`games:1: ${TOO_LARGE}`, 'ok']);
  });

  test('an endless line is only held as far as its beginning', async () => {
    const pieces = Array.from({ length: 100 }, () => 'x'.repeat(GAME_FILE_BYTES / 2));
    for await (const { number, text, trouble } of splitLines(arriving(pieces))) {
      expect({ number, trouble }).toStrictEqual({ number: 1, trouble: 'too-large' });
      expect(text.length).toBeLessThan(GAME_FILE_BYTES + 10);
    }
  });
});

describe('bytes that are not UTF-8', () => {
  test('only spoil their own line', async () => {
    const spoilt = latin1(line.replace('Nora', 'Noré'));
    expect(await printed(`${line}\n`, spoilt, `\n${line}\n`)).toStrictEqual([
      'ok',
      `games:2: ${NOT_UTF8}`,
      'ok',
    ]);
    expect(await printed(spoilt, `\n${line}\n`, spoilt)).toStrictEqual([
      `games:1: ${NOT_UTF8}`,
      'ok',
      `games:3: ${NOT_UTF8}`,
    ]);
  });

  test('are reported once for a file of several lines, with their line', async () => {
    const number = pretty.slice(0, pretty.indexOf('Nora')).split('\n').length;
    expect(await printed('\n', latin1(pretty.replace('Nora', 'Noré')))).toStrictEqual([
      `games:${number + 1}: ${NOT_UTF8}`,
    ]);
  });

  test('are reported once for a file in UTF-16, with one game or several', async () => {
    const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect(await printed(utf16(pretty))).toStrictEqual([`games:1: ${NOT_UTF8}`]);
    expect(await printed(utf16(`${line}\n`.repeat(50)))).toStrictEqual([`games:1: ${NOT_UTF8}`]);
  });

  test('are not confused with a character that is split between chunks', async () => {
    const bytes = new TextEncoder().encode(line.replace('Nora', 'Noré'));
    const middle = bytes.indexOf(0xc3) + 1;
    expect(await printed(bytes.subarray(0, middle), bytes.subarray(middle))).toStrictEqual(['ok']);
  });
});
