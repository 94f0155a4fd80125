/**
 * The commands as real processes: with pipes, a full disk and a slow reader. lib/cli tests what they print about
 * games.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeGameFile } from '../lib/files';
import { EXAMPLE, exampleGame } from '../lib/palatinus';

const FULL = '/dev/full';
const MEGABYTE = 1024 * 1024;

/** Makes the program print its memory use at the end, on a separate stream. */
const TELL_MEMORY = `data:text/javascript,import { writeSync } from 'node:fs';
  process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

function start(
  words: readonly string[],
  output: 'pipe' | number = 'pipe',
  command: 'score' | 'settle' | 'quiz' = 'score',
): ChildProcess {
  const node = ['--import', TELL_MEMORY, 'scripts/run.js', command, ...words];
  const program = spawn(process.execPath, node, { stdio: ['pipe', output, 'pipe', 'pipe'] });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
}

function* endless(line: string): Generator<string> {
  for (;;) yield `${line}\n`.repeat(100);
}

/** Writes as much as the program reads; it may stop reading without a failure. */
function feed(program: ChildProcess, pieces: Iterable<string | Uint8Array>): void {
  program.stdin?.on('error', () => {});
  if (program.stdin) Readable.from(pieces).pipe(program.stdin);
}

function read(stream: unknown): Promise<string> {
  return text(stream as Readable);
}

// The first run bundles the program.
beforeAll(() => once(spawn(process.execPath, ['scripts/run.js', 'score', '--help']), 'exit'), 120_000);

test('ends as soon as its reader closes, even if the input has no end', async () => {
  const program = start(['-']);
  feed(program, endless(EXAMPLE));
  const [first] = await once(program.stdout as Readable, 'data');
  program.stdout?.destroy();
  expect(String(first)).toMatch(/^\{"hills"/);
  expect(await once(program, 'exit')).toStrictEqual([0, null]);
});

test('ends at once when it is interrupted', async () => {
  const program = start(['-']);
  feed(program, endless(EXAMPLE));
  await once(program.stdout as Readable, 'data');
  program.kill('SIGINT');
  expect(await once(program, 'exit')).toStrictEqual([null, 'SIGINT']);
});

describe.runIf(existsSync(FULL))('on a full disk', () => {
  test.each([
    { words: [], told: 'The output is incomplete: the disk is full.\n' },
    { words: ['--lang=fr'], told: 'La sortie est incomplète\u202f: le disque est plein.\n' },
  ])('reports it, $words', async ({ words, told }) => {
    const program = start(['-', ...words], openSync(FULL, 'w'));
    feed(program, endless(EXAMPLE));
    const [complaints, [status]] = await Promise.all([read(program.stderr), once(program, 'exit')]);
    expect(complaints).toBe(told);
    expect(status).toBe(1);
  });
});

test.runIf(process.platform !== 'win32')('notices a file that takes only a part of a result', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'score-'));
  const limited = 'ulimit -f 2 && exec "$0" scripts/run.js score docs/example-game.json > "$1"';
  const program = spawn('sh', ['-c', limited, process.execPath, join(folder, 'results')]);
  const [complaints, [status]] = await Promise.all([read(program.stderr), once(program, 'exit')]);
  rmSync(folder, { recursive: true });
  expect(complaints).toBe('The output is incomplete: the system says EFBIG.\n');
  expect(status).toBe(1);
});

test('waits for a slow reader and uses little memory, however long the list is', async () => {
  const memory = async (lines: number): Promise<number> => {
    const program = start(['-']);
    feed(program, [`${EXAMPLE}\n`.repeat(lines)]);
    const used = read(program.stdio[3]);
    let ends = 0;
    for await (const piece of program.stdout as Readable) {
      ends += String(piece).split('\n').length - 1;
      await new Promise(setImmediate);
    }
    expect(ends).toBe(lines);
    return (Number(await used) * 1024) / MEGABYTE;
  };
  expect((await memory(3000)) - (await memory(50))).toBeLessThan(50);
});

test('reports a line that is not UTF-8, and scores the others', async () => {
  const line = JSON.stringify(makeGameFile(exampleGame()));
  const program = start(['-']);
  feed(program, [`${line}\n`, Buffer.from(line.replace('Nora', 'Noré'), 'latin1'), `\n${line}\n`]);
  const [results, complaints, [status]] = await Promise.all([
    read(program.stdout),
    read(program.stderr),
    once(program, 'exit'),
  ]);
  expect(results.match(/^\{"hills".*\}$/gm)).toHaveLength(2);
  expect(complaints).toMatch(/^-:2: This is not text in UTF-8: .*\n$/);
  expect(status).toBe(1);
});

test('makes as many questions as its reader takes, even if many more were requested', async () => {
  const program = start(['--count', '100000000', '--seed', '1'], 'pipe', 'quiz');
  const [first] = await once(program.stdout as Readable, 'data');
  program.stdout?.destroy();
  expect(String(first)).toMatch(/^\{"topic":"[a-z-]+","level":\d,"game":\{"format":"palatinus-game"/);
  expect(await once(program, 'exit')).toStrictEqual([0, null]);
});

test('lists the topics if an unknown one is requested', async () => {
  const program = start(['--topic', 'wolves'], 'pipe', 'quiz');
  const [complaints, [status]] = await Promise.all([read(program.stderr), once(program, 'exit')]);
  expect(complaints).toMatch(/^Unknown topic: “wolves”\. Topics: merchant, peasant, .*\n\n?Usage: /s);
  expect(status).toBe(1);
});

test('settles good games, and reports bad lines as when scoring', async () => {
  const program = start(['-'], 'pipe', 'settle');
  feed(program, [`${EXAMPLE}\nhello\n${EXAMPLE}\n`]);
  const [settled, complaints, [status]] = await Promise.all([
    read(program.stdout),
    read(program.stderr),
    once(program, 'exit'),
  ]);
  expect(
    settled.match(
      /^\{"winners":\[2,4\],"rulings":\[.*\],"decisive":\[.*\],"slips":\[.*\],"moves":\[.*\]\}$/gm,
    ),
  ).toHaveLength(2);
  expect(complaints).toMatch(/^-:2: This is not JSON .*\n$/);
  expect(status).toBe(1);
});

test.each([
  { words: ['no\u001b[31m\u202e\n.json'], told: '“no\\u001b[31m\\u202e\\u000a.json” cannot be read' },
  { words: ['--no\u001b[31m'], told: 'Unknown argument: “--no\\u001b[31m”.' },
  { words: ['docs'], told: '“docs” cannot be read: it is a folder. Name a file in it.' },
])('prints control characters of its arguments as codes: $words', async ({ words, told }) => {
  const program = start(words);
  const [complaints, [status]] = await Promise.all([read(program.stderr), once(program, 'exit')]);
  expect(complaints.split('\n')[0]).toContain(told);
  expect(status).toBe(1);
});
