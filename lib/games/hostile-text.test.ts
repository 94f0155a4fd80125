/**
 * Reading takes time in proportion to the length of a text, whatever the text. Every reader gets every kind of hostile
 * text in two lengths, one ten times the other; a reader whose time grows with the square would take a hundred times as
 * long for the longer one. Shorter pairs are needed because most readers refuse 100 kB by its size alone.
 */

import { describe, expect, test } from 'vitest';
import { GAME, makeGameFile, makeSevenHillsFile, readCopyFile, SEVEN_HILLS_GAME } from '../files';
import { EXAMPLE, exampleGame } from '../palatinus';
import { EXAMPLE as SEVEN_HILLS_LINE, exampleGame as sevenHillsExample } from '../seven-hills';
import { makeSaved, nothingSaved, readSaved } from '../store';
import { openText, palatinus, readFile, readNotation, readShareLink, sevenHills } from '.';

const LENGTHS = [400, 6_000, 10_000];
const TIMES_LONGER = 10;
const MOST_TIMES_SLOWER = 15;
/** Shorter times count as this much, because they say little about a reader. */
const SHORTEST_MILLISECONDS = 1;
const ROUNDS = 5;

type Reader = (text: string) => unknown;

const READERS: Readonly<Record<string, Reader>> = {
  'a game file': (text) => readFile([palatinus], text),
  'a notation': (text) => readNotation([palatinus], text),
  'a link': (text) => readShareLink(palatinus.notation, `#${text}`),
  'a copy': readCopyFile,
  'a saved text': (text) => readSaved(palatinus.document, text),
  'a text that was pasted': (text) => openText([palatinus], text),
  'the count of a game file': (text) => {
    const read = readFile([palatinus], text);
    if (!read.ok) return undefined;
    const { game } = read.value;
    return [palatinus.score(game), palatinus.explain(game, 'fr')];
  },
  'a notation of Seven Hills': (text) => readNotation([sevenHills], text),
  'the count of a game file of Seven Hills': (text) => {
    const read = readFile([sevenHills], text);
    if (!read.ok) return undefined;
    const { game } = read.value;
    return [sevenHills.score(game), sevenHills.explain(game, 'fr')];
  },
};

const game = JSON.stringify(makeGameFile(exampleGame())).slice(1, -1);
const epochs = JSON.stringify(makeSevenHillsFile(sevenHillsExample())).slice(1, -1);
const epochsWith = (inner: string): string =>
  `{"format":"${SEVEN_HILLS_GAME.format}","version":1,"players":[{},{},{}],"epochs":[${inner}]}`;
const saved = makeSaved(palatinus.document, nothingSaved(palatinus.document)).slice(1, -1);
const repeated = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length));
/** The same part repeated in a list, which may be nested in something else. */
const listed = (part: string, length: number): string => repeated(`${part},`, length).slice(0, -1);
const gameWith = (inner: string): string => `{"format":"${GAME.format}","version":${GAME.version},${inner}}`;
const keys = (length: number, start = ''): string =>
  Array.from({ length: Math.ceil(length / 9) }, (_, index) => `"${start}${index}":1`).join();

const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(
    [...'_.~%-{["\\ \n1xP#', '%25', '%5f', 'P1_', ' P1_x', '-P1', 'P1', '._~', '\uFEFF', 'é', '😀', '\0'].map(
      (part) => [`only ${JSON.stringify(part)}`, (length: number) => repeated(part, length)],
    ),
  ),
  'a line that goes on with points': (length) => `P1_${repeated('.', length)}x`,
  'a line that goes on with underscores': (length) => `P1_${repeated('_', length)}x`,
  'a line that goes on with tildes': (length) => `P1_${repeated('~', length)}x`,
  'a line that goes on with escapes': (length) => `P1_${repeated('%25', length)}7E!`,
  'a line that goes on with space': (length) => `P1_x${repeated(' ', length)}y`,
  'a line of a far version': (length) => `P${repeated('1', length)}_`,
  'a line with many players': (length) => EXAMPLE.replace('_r', `_${repeated('r.', length)}r`),
  'a line with a long name': (length) => EXAMPLE.replace('Livia', repeated('~abc~', length)),
  'a line with many tiles': (length) => EXAMPLE.replace('_RG16', `_R${repeated('A11', length)}G16`),
  'a line in many pieces': (length) => repeated(`${EXAMPLE.slice(0, 9)}\n`, length),
  'two words with underscores': (length) => `${repeated('_', length / 2)} ${repeated('_', length / 2)}`,
  'nested lists': (length) => repeated('[', length / 2) + repeated(']', length / 2),
  'nested objects': (length) => `${repeated('{"a":', length)}1${repeated('}', length / 5)}`,
  'nested objects, each with a key twice': (length) =>
    `${repeated('{"b":1,"b":1,"a":', length)}1${repeated('}', length / 17)}`,
  'a long text': (length) => JSON.stringify(repeated('"\n', length / 2)),
  'a long key': (length) => gameWith(`"${repeated('k', length)}":1`),
  'a long key around many lists': (length) =>
    gameWith(`"${repeated('k', length / 2)}":[${listed(`[${listed('1', 202)}]`, length / 2)}]`),
  'many keys': (length) => gameWith(keys(length)),
  'the same key many times': (length) => gameWith(listed('"pieces":[]', length)),
  'many players without anything': (length) => gameWith(`"players":[${listed('{}', length)}]`),
  'players with many keys': (length) => gameWith(`"players":[${listed(`{${keys(900)}}`, length)}]`),
  'many tiles without anything': (length) => gameWith(`"board":{"tiles":[${listed('{}', length)}]}`),
  'many springs': (length) => gameWith(`"board":{"tiles":[{"springs":[${listed('1', length)}]}]}`),
  'many tiles with many springs': (length) =>
    gameWith(`"board":{"tiles":[${listed(`{"springs":[${listed('9', 200)}]}`, length)}]}`),
  'many pieces': (length) => gameWith(`"pieces":[${listed('{"at":"A1"}', length)}]`),
  'many pieces in a whole game': (length) =>
    `{${game.replace('"pieces":[', `"pieces":[${listed('{"at":"A1","people":"red","kind":"merchant"}', length)},`)}}`,
  'a line of many epochs': (length) => SEVEN_HILLS_LINE.replace('.312A', `.${repeated('312A.', length)}312A`),
  'a line of many areas': (length) => SEVEN_HILLS_LINE.replace('.312A', `.312${repeated('Aa', length)}A`),
  'a line of many seats': (length) => SEVEN_HILLS_LINE.replace('_r-', `_${repeated('r.', length)}r-`),
  'a line of many groups': (length) => SEVEN_HILLS_LINE.replace('.312A', `.312A${repeated('-', length)}`),
  'many epochs without anything': (length) => epochsWith(listed('{}', length)),
  'an epoch of many areas': (length) => epochsWith(`{"board":{${keys(length, 'area ')}}}`),
  'an area of many players': (length) => epochsWith(`{"board":{"Caelius":[${listed('{}', length)}]}}`),
  'a player of many classes': (length) => epochsWith(`{"board":{"Caelius":[{${keys(length)}}]}}`),
  'a whole game of Seven Hills and space': (length) => `{${epochs}${repeated(' \n', length)}}`,
  'a long name': (length) => `{${game.replace('Livia', repeated('😀', length))}}`,
  'a whole game and space': (length) => `{${game}${repeated(' \n', length)}}`,
  'a copy with a long name': (length) =>
    `{"format":"palatinus-copy","version":1,"springs":{},"name":"${repeated('é', length)}"}`,
  'a copy with many springs': (length) =>
    `{"format":"palatinus-copy","version":1,"springs":{"A":[${listed('6', length)}]}}`,
  'a saved text with many names': (length) =>
    `{${saved.replace('"names":[]', `"names":[${listed('"x"', length)}]`)}}`,
  'a saved text with a long name': (length) =>
    `{${saved.replace('"names":[]', `"names":["${repeated('x', length)}"]`)}}`,
  'a saved text with many steps': (length) =>
    `{${saved.replace('"past":[]', `"past":[${listed('{"copy.name":{"after":"x"}}', length)}]`)}}`,
  'a saved text with many keys': (length) => `{${saved},${keys(length)}}`,
};

/** Processor time of the fastest of several rounds: other programs on the machine can only slow a round down. */
async function milliseconds(read: Reader, text: string): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && fastest > SHORTEST_MILLISECONDS; round += 1) {
    const start = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(start);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return Math.max(fastest, SHORTEST_MILLISECONDS);
}

describe('the time for reading grows no faster than the text', () => {
  test.each(Object.entries(READERS))('%s', async (_, read) => {
    const slow: string[] = [];
    for (const [what, make] of Object.entries(TEXTS))
      for (const length of LENGTHS) {
        const long = await milliseconds(read, make(length * TIMES_LONGER));
        const short = await milliseconds(read, make(length));
        if (long > MOST_TIMES_SLOWER * short)
          slow.push(`${what}: ${short.toFixed(1)} ms for ${length} characters, then ${long.toFixed(1)} ms`);
      }
    expect(slow).toStrictEqual([]);
  });
});
