/** The command line: with any kind of text, good games are scored and bad ones reported. */

import { describe, expect, test } from 'vitest';
import { makeGameFile } from '../files';
import {
  EXAMPLE,
  exampleGame,
  type Game,
  makeNotation,
  misread,
  positions,
  publishedResult,
  score,
} from '../palatinus';
import { publishedCount, publishedSettlement } from '../palatinus/settle';
import { withCheck } from '../palatinus/testing';
import { parseArguments } from '.';
import { scoreAll, settleAll } from './testing';

const example = exampleGame();
const file = makeGameFile(example);
const line = JSON.stringify(file);
const pretty = JSON.stringify(file, null, 2);
const result = JSON.stringify(publishedResult(score(example)));

/** Results as `ok`, error messages unchanged. */
async function printed(...pieces: (string | Uint8Array)[]): Promise<string[]> {
  const all = await scoreAll(pieces);
  return all.map((one) => ('err' in one ? one.err : one.out === result ? 'ok' : one.out));
}

const NOT_UTF8 = 'This is not text in UTF-8: save it as UTF-8, then try again.';
const NOT_JSON = 'This is not JSON and cannot be read: is it the right file, and whole?';

describe('what is scored', () => {
  test.each([
    { why: 'a game file on one line', text: line, expected: ['ok'] },
    { why: 'a game file on many lines', text: pretty, expected: ['ok'] },
    { why: 'a game file on many lines, not indented', text: pretty.replace(/^ +/gm, ''), expected: ['ok'] },
    { why: 'a notation', text: `${EXAMPLE}\n`, expected: ['ok'] },
    { why: 'one game per line', text: `${line}\n${line}\n`, expected: ['ok', 'ok'] },
    {
      why: 'lines ending as on Windows, some empty',
      text: `${line}\r\n\r\n${line}\r\n`,
      expected: ['ok', 'ok'],
    },
    {
      why: 'notations and files mixed',
      text: `${EXAMPLE}\n${line}\n${EXAMPLE}`,
      expected: ['ok', 'ok', 'ok'],
    },
    { why: 'nothing', text: ' \n', expected: ['games: there is no game in this file.'] },
    {
      why: 'good lines around a bad one',
      text: `${line}\nhello\n${line}`,
      expected: ['ok', `games:2: ${NOT_JSON}`, 'ok'],
    },
    {
      why: 'good lines after a bad first one',
      text: `{"half\n${line}`,
      expected: [`games:1: ${NOT_JSON}`, 'ok'],
    },
    {
      why: 'a good line before a bad last one',
      text: `${line}\n{"half`,
      expected: ['ok', `games:2: ${NOT_JSON}`],
    },
    { why: 'a notation after rubbish', text: `hello\n${EXAMPLE}`, expected: [`games:1: ${NOT_JSON}`, 'ok'] },
    {
      why: 'a damaged file on many lines, told once',
      text: `\n${pretty.slice(0, -5)}`,
      expected: [`games:${pretty.slice(0, -5).split('\n').length + 1}: ${NOT_JSON}`],
    },
    {
      why: 'a file damaged in its third line',
      text: '{\n  "format": "palatinus-game",\n  "version" 1\n}',
      expected: [`games:3: ${NOT_JSON}`],
    },
    {
      why: 'good lines around one that is no text',
      text: `${line}\n\0\n${line}`,
      expected: ['ok', `games:2: ${NOT_JSON}`, 'ok'],
    },
    { why: 'what is no text at all, told once', text: '\0\n{\n\0', expected: [`games:1: ${NOT_JSON}`] },
    {
      why: 'lines whose table is wrong',
      text: `${line}\n${line.replace('"at":"A2"', '"at":"A1"').replace('"A1"', '"A9"')}`,
      expected: ['ok', 'games:2: pieces[0].at: This is "A9", but must be one of: A1 … G6.'],
    },
    {
      why: 'a damaged notation',
      text: EXAMPLE.slice(0, 60),
      expected: ['games:1: This line is cut short: copy it again, to its very end.'],
    },
    {
      why: 'a mark for the byte order before a list',
      text: `\uFEFF${line}\n${line}`,
      expected: ['ok', 'ok'],
    },
    {
      why: 'a mark for the byte order before a file on many lines',
      text: `\uFEFF${pretty}`,
      expected: ['ok'],
    },
  ])('$why', async ({ text, expected }) => {
    expect(await printed(text)).toStrictEqual(expected);
    const bytes = Array.from(new TextEncoder().encode(text), (byte) => Uint8Array.of(byte));
    expect(await printed(...bytes)).toStrictEqual(expected);
  });
});

describe('text written by strangers', () => {
  test('cannot control the terminal, nor break a message in two', async () => {
    const [message = ''] = await printed(line.replace('{', '{"k\\n\\u001b[31m\\u202e":1,'));
    expect(message).toContain('“k\\u000a\\u001b[31m\\u202e” doesn’t belong in this file');
    expect(message).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  test('is refused as a name with control or invisible characters', async () => {
    for (const name of ['\\n', '\\u001b[31m', '\\u202eaivil', ' '])
      expect((await printed(line.replace('Livia', name)))[0]).toMatch(
        /^games:1: players\[0\]\.name: [\P{Cc}]+$/u,
      );
  });

  test('is reported as a damaged notation if it looks like one', async () => {
    const told = 'games:1: This is no game in notation: such a line begins with P1_ or S1_.';
    expect(await printed(EXAMPLE.slice(1))).toStrictEqual([told]);
    expect((await printed(withCheck(EXAMPLE.replace('Livia', 'Li via'))))[0]).toContain(
      'where - is a space in a name',
    );
    expect(await printed(`https://example.org/#${EXAMPLE}`)).toStrictEqual([told]);
  });
});

describe('the walkthrough', () => {
  const explained = async (game: Game, language: 'en' | 'fr'): Promise<string> => {
    const [one] = await scoreAll([makeNotation(game)], { explain: true, language });
    return one && 'out' in one ? one.out : '';
  };

  test('says every number of the result, hill by hill', async () => {
    const text = await explained(example, 'en');
    for (const { letter, influence, totals } of score(example).hills) {
      expect(text).toContain(`Hill ${letter}, token worth`);
      for (const { at, points } of influence)
        expect(text).toMatch(new RegExp(`^${at}, .*(= |so )${points}$`, 'm'));
      expect(text).toContain(`Livia ${totals[0]}, Marco ${totals[1]}, Nora ${totals[2]}`);
    }
  });

  test('explains hill C step by step', async () => {
    const [, hill = ''] = (await explained(example, 'en')).split(/Hill C.*\n/);
    const sentences = hill
      .split('Hill D')[0]
      ?.split('\n')
      .filter((sentence) => /[.=]|so 0/.test(sentence));
    expect(sentences).toStrictEqual([
      'Marco, condottiere on C4: 1 merchant (C3) and 1 peasant (A4) next to it, the same number of each, so it flees.',
      'Nora, condottiere on C5: 0 merchants and 2 peasants (A4, C6) next to it. It captures the larger group.',
      'The green peasant on A4 (Nora) goes to Nora: 1 point. Condottieri capture their own side, too.',
      'The blue peasant on C6 (Otto) goes to Nora: 1 point.',
      'C1, Livia, peasant: 1 empty field (C6) × 2 + its own spring × 2 = 4',
      'C2, Marco, peasant: 1 empty field (E5) × 2 + 3 springs next to it (C1, C3, E4) × 2 = 8',
      'C3, Livia, merchant: 1 merchant (E4) × 1 + 1 peasant (C2) × 2 = 3',
      'C5, Nora, condottiere: condottieri earn nothing, so 0',
      'Influence: Livia 7, Marco 8, Nora 0, Otto 0, Pia 0.',
      'Marco controls the hill and takes the token worth 3.',
    ]);
  });

  test('begins with the line to paste, and warns of the census and of rulings that are not standard', async () => {
    const position = example.position.with(2, undefined) as unknown as Game['position'];
    const game: Game = {
      ...example,
      position,
      rulings: { ...example.rulings, tieBreak: 'none' },
    };
    const text = await explained(game, 'en');
    expect(text.split('\n')[0]).toBe(makeNotation(game));
    expect(text).toContain('Still missing for Nora (green): 1 peasant.');
    expect(text).toContain('Pieces per player: 3 merchants, 3 peasants and 1 condottiere.');
    expect(text).toContain('Players: Livia (red), Marco (yellow), Nora (green), Otto (blue), Pia (purple).');
    expect(text).toContain('Rulings: no tie-break.');
  });

  test('draws the board at the beginning, and again whenever a piece has left', async () => {
    const changes = positions(example).filter(({ before, after }) => before !== after).length;
    expect((await explained(example, 'en')).match(/\(A\)/g)).toHaveLength(changes + 2);
  });

  test('keeps a right-to-left name apart from the number next to it', async () => {
    const players = example.players.map((player) => ({ ...player, name: 'מרקו' }));
    const totals = score(example).hills[2]?.totals.map((total) => `\u2068מרקו\u2069 ${total}`);
    const text = await explained({ ...example, players }, 'en');
    expect(text).toContain(`Influence: ${totals?.join(', ')}.`);
    expect(text.replaceAll('\u2068מרקו\u2069', '')).not.toContain('מ');
  });

  test('speaks French', async () => {
    expect(await explained(example, 'fr')).toContain(
      'Nora et Pia partagent la victoire avec 11 points. Toujours à égalité après le départage (le plus de jetons colline, de jetons de score et d’habitants capturés au total)\u202f: Nora 4, Pia 4.',
    );
  });
});

describe('what would change the winners', () => {
  test('is one object for each good game; bad ones are reported as when scoring', async () => {
    const all = await settleAll([`${EXAMPLE}\nhello\n${line}\n`]);
    const expected = { out: JSON.stringify(publishedSettlement(example)) };
    expect(all).toStrictEqual([expected, { err: `games:2: ${NOT_JSON}` }, expected]);
    expect(await settleAll([' \n'])).toStrictEqual([{ err: 'games: there is no game in this file.' }]);
  });
});

describe('what explains a count', () => {
  const counted = (text: string | Uint8Array, language: 'en' | 'fr' = 'en') => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    return settleAll([`${EXAMPLE}\n${line}`], { language, count: { name: 'count.json', bytes } });
  };

  test('is one object for each game: the first difference, and the explanations', async () => {
    const points = score(example, misread(['captives-stay'])).tally.map((row) => row.points);
    const expected = { out: JSON.stringify(publishedCount(example, { points })) };
    expect(await counted(JSON.stringify({ points }))).toStrictEqual([expected, expected]);
    expect(expected.out).toContain(
      '"explanations":[{"misreadings":["captives-stay"],"rulings":{},"slip":null}',
    );
    const agreed = { out: '{"first":null,"explanations":[]}' };
    expect(await counted('{}')).toStrictEqual([agreed, agreed]);
  });

  test.each([
    { text: '{"points":[-3]}', told: 'points[0]: Nobody can have less than 0: write 0 or more.' },
    {
      text: '{"hils":{}}',
      told: 'hils: “hils” doesn’t belong in this file: remove it, or fix the spelling.',
    },
    { text: Uint8Array.of(0x22, 0xff, 0x22), told: NOT_UTF8 },
    { text: 'hello', told: NOT_JSON },
  ])('is refused with every reason: $told', async ({ text, told }) => {
    const expected = { err: `count.json: ${told}` };
    expect(await counted(text)).toStrictEqual([expected, expected]);
  });
});

describe('what is asked for', () => {
  test.each([
    { words: ['game.json'], request: { kind: 'run', file: 'game.json', flags: [] } },
    { words: ['--explain', '-'], request: { kind: 'run', file: '-', flags: ['--explain'] } },
    { words: ['-', '--lang=fr'], request: { kind: 'run', file: '-', flags: [], language: 'fr' } },
    { words: ['--loud', '--lang=fr'], request: { kind: 'mistake', argument: '--loud', language: 'fr' } },
    { words: ['--help', 'x'], request: { kind: 'help' } },
    { words: ['-h'], request: { kind: 'help' } },
    { words: [], request: { kind: 'no-file' } },
    { words: ['--explain'], request: { kind: 'no-file' } },
    {
      words: ['a', '--count', 'b'],
      request: { kind: 'run', file: 'a', flags: [], otherFile: 'b' },
    },
    { words: ['a', '--count'], request: { kind: 'mistake', argument: '--count' } },
    {
      words: ['a', '--count', 'b', '--count', 'c'],
      request: { kind: 'mistake', argument: '--count' },
    },
    { words: ['a', 'b'], request: { kind: 'mistake', argument: 'b' } },
    { words: ['--lang=xx', 'a'], request: { kind: 'mistake', argument: '--lang=xx' } },
    { words: ['--loud', 'a'], request: { kind: 'mistake', argument: '--loud' } },
  ])('$words', ({ words, request }) => {
    expect(parseArguments(words, ['--explain'], '--count')).toStrictEqual({ language: 'en', ...request });
  });
});
