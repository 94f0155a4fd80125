/** The command line: whatever kind of text comes in, good games are scored and bad ones named. */

import { describe, expect, test } from 'vitest';
import { makeGameFile } from '../files';
import {
  EXAMPLE,
  exampleGame,
  type Game,
  makeNotation,
  positions,
  publishedResult,
  score,
} from '../palatinus';
import { parseArguments, scoreText } from '.';

const example = exampleGame();
const file = makeGameFile(example);
const line = JSON.stringify(file);
const pretty = JSON.stringify(file, null, 2);
const result = JSON.stringify(publishedResult(score(example)));

/** Results as `ok`, complaints as they are. */
function printed(text: string): string[] {
  const options = { name: 'games', explain: false, language: 'en' } as const;
  return Array.from(scoreText(text, options), (one) =>
    'err' in one ? one.err : one.out === result ? 'ok' : one.out,
  );
}

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
    { why: 'nothing', text: ' \n', expected: ['games: there is no game in it.'] },
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
  ])('$why', ({ text, expected }) => {
    expect(printed(text)).toStrictEqual(expected);
  });
});

describe('what a stranger wrote', () => {
  test('cannot command the terminal, nor break a message in two', () => {
    const [message = ''] = printed(line.replace('{', '{"k\\n\\u001b[31m\\u202e":1,'));
    expect(message).toContain('There is no “k\\u000a\\u001b[31m\\u202e” in such a file');
    expect(message).not.toMatch(/[\p{Cc}\u202e]/u);
  });

  test('is named as a damaged notation where it looks like one', () => {
    const told = 'games:1: This is no table in notation: such a line begins with P1_.';
    expect(printed(EXAMPLE.slice(1))).toStrictEqual([told]);
    expect(printed(EXAMPLE.replace('Livia', 'Li via'))[0]).toContain('where - is a space in a name');
    expect(printed(`https://example.org/#${EXAMPLE}`)).toStrictEqual([told]);
  });
});

describe('the walkthrough', () => {
  const explained = (game: Game, language: 'en' | 'fr'): string => {
    const [one] = scoreText(makeNotation(game), { name: '-', explain: true, language });
    return one && 'out' in one ? one.out : '';
  };

  test('says every number of the result, hill by hill', () => {
    const text = explained(example, 'en');
    for (const { letter, influence, totals } of score(example).hills) {
      expect(text).toContain(`Hill ${letter}, its token worth`);
      for (const { at, points } of influence)
        expect(text).toMatch(new RegExp(`^${at}, .*(= |so )${points}$`, 'm'));
      expect(text).toContain(`Livia ${totals[0]}, Marco ${totals[1]}, Nora ${totals[2]}`);
    }
  });

  test('tells hill C as a friend would', () => {
    const [, hill = ''] = explained(example, 'en').split(/Hill C.*\n/);
    const sentences = hill
      .split('Hill D')[0]
      ?.split('\n')
      .filter((sentence) => /[.=]|so 0/.test(sentence));
    expect(sentences).toStrictEqual([
      'Marco’s condottiere on C4 has 1 merchant (C3) and 1 peasant (A4) beside it: as many of one as of the other, so it flees.',
      'Nora’s condottiere on C5 has no merchant and 2 peasants (A4, C6) beside it: the larger group is captured.',
      'Nora’s peasant (green) on A4 goes to Nora: 1 point. A condottiere spares nobody, not even its own people.',
      'Otto’s peasant (blue) on C6 goes to Nora: 1 point.',
      'C1, Livia, peasant: 1 empty field (C6) × 2 + a spring of its own × 2 = 4',
      'C2, Marco, peasant: 1 empty field (E5) × 2 + 3 springs beside it (C1, C3, E4) × 2 = 8',
      'C3, Livia, merchant: 1 merchant (E4) × 1 + 1 peasant (C2) × 2 = 3',
      'C5, Nora, condottiere: condottieri earn nothing, so 0',
      'Influence: Livia 7, Marco 8, Nora 0, Otto 0, Pia 0.',
      'Marco controls the hill and takes the token worth 3.',
    ]);
  });

  test('begins with the line to paste, and warns of what the census finds and of unusual rulings', () => {
    const position = example.position.with(2, undefined) as unknown as Game['position'];
    const game: Game = {
      ...example,
      position,
      rulings: { ...example.rulings, tieBreak: 'none' },
    };
    const text = explained(game, 'en');
    expect(text.split('\n')[0]).toBe(makeNotation(game));
    expect(text).toContain('Nora (green): 1 peasant missing.');
    expect(text).toContain('A player brings 3 merchants, 3 peasants and 1 condottiere.');
    expect(text).toContain('Players: Livia red, Marco yellow, Nora green, Otto blue, Pia purple.');
    expect(text).toContain('Rulings other than the usual: tieBreak none.');
  });

  test('draws the board at the beginning, and again whenever somebody has left', () => {
    const changes = positions(example).filter(({ before, after }) => before !== after).length;
    expect(explained(example, 'en').match(/\(A\)/g)).toHaveLength(changes + 2);
  });

  test('shows the marks in a name that a terminal would obey', () => {
    const [first, ...others] = example.players;
    const players = [{ people: first?.people ?? 'red', name: 'a\n\u001b[31m' }, ...others];
    expect(explained({ ...example, players }, 'en')).toContain('a\\u000a\\u001b[31m: nothing = 0');
  });

  test('speaks French', () => {
    expect(explained(example, 'fr')).toContain(
      'Nora et Pia partagent la victoire avec 11 points chacun. Le départage (le plus de jetons',
    );
  });
});

describe('what is asked for', () => {
  test.each([
    { words: ['game.json'], request: { kind: 'score', file: 'game.json', explain: false, language: 'en' } },
    { words: ['--explain', '-'], request: { kind: 'score', file: '-', explain: true, language: 'en' } },
    { words: ['-', '--lang=fr'], request: { kind: 'score', file: '-', explain: false, language: 'fr' } },
    { words: ['--loud', '--lang=fr'], request: { kind: 'mistake', argument: '--loud', language: 'fr' } },
    { words: ['--help', 'x'], request: { kind: 'help' } },
    { words: ['-h'], request: { kind: 'help' } },
    { words: [], request: { kind: 'no-file' } },
    { words: ['--explain'], request: { kind: 'no-file' } },
    { words: ['a', 'b'], request: { kind: 'mistake', argument: 'b' } },
    { words: ['--lang=xx', 'a'], request: { kind: 'mistake', argument: '--lang=xx' } },
    { words: ['--loud', 'a'], request: { kind: 'mistake', argument: '--loud' } },
  ])('$words', ({ words, request }) => {
    expect(parseArguments(words)).toStrictEqual({ language: 'en', ...request });
  });
});
