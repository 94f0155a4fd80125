/** A copy file is written and read again; a bad one is refused with every reason, and another file by its format. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleGame, FIELD_NUMBERS, LETTERS } from '../../palatinus';
import { type Copy, EMPTY_NOTEBOOK, exampleCopy } from '../../palatinus/enter';
import { makePath } from '../../problems';
import { makeSaved, nothingSaved } from '../../store';
import { cleanName } from '../../text';
import { makeCopyFile, makeCopyText, makeGameFile, palatinusDocument, readCopyFile, readGameFile } from '..';

const SAVED = makeSaved(palatinusDocument, nothingSaved(palatinusDocument));
const copy: Copy = { name: 'The club’s box', springs: { A: [1, 4], C: [], G: [2] } };

function reasons(file: unknown): string[] {
  const read = readCopyFile(typeof file === 'string' ? file : JSON.stringify(file));
  return read.ok ? [] : read.problems.map(({ code, path }) => `${makePath(path)}: ${code}`);
}

test('a copy is written with its letters and fields in order, and only the known ones', () => {
  expect(JSON.stringify(makeCopyFile({ springs: { G: [6, 2, 4], A: [] }, name: 'Ours' }))).toBe(
    '{"format":"palatinus-copy","version":1,"name":"Ours","springs":{"A":[],"G":[2,4,6]}}',
  );
});

test('any copy is the same when read again', () => {
  const springs = fc.record(
    Object.fromEntries(LETTERS.map((letter) => [letter, fc.subarray([...FIELD_NUMBERS])])),
    { requiredKeys: [], noNullPrototype: true },
  );
  const name = fc.string({ unit: 'grapheme', maxLength: 10 }).map((text) => cleanName(`x${text}`));
  const copies = fc.record({ name, springs }, { requiredKeys: ['springs'], noNullPrototype: true });
  fc.assert(
    fc.property(copies, (value) => {
      expect(readCopyFile(makeCopyText(value).text)).toStrictEqual({ ok: true, value });
    }),
  );
  for (const value of [EMPTY_NOTEBOOK.copy, exampleCopy()])
    expect(readCopyFile(JSON.stringify(makeCopyFile(value)))).toStrictEqual({ ok: true, value });
});

test('fields may stand in any order in a file', () => {
  const file = { ...makeCopyFile(copy), springs: { B: [5, 1] } };
  expect(readCopyFile(JSON.stringify(file))).toMatchObject({ ok: true, value: { springs: { B: [1, 5] } } });
});

describe('a copy file that is refused', () => {
  const file = makeCopyFile(copy);
  test.each([
    {
      why: 'a spring twice',
      file: { ...file, springs: { A: [4, 1, 4] } },
      expected: ['springs.A[2]: spring-doubled'],
    },
    { why: 'a field 7', file: { ...file, springs: { A: [7] } }, expected: ['springs.A[0]: not-one-of'] },
    { why: 'a tile H', file: { ...file, springs: { H: [1] } }, expected: ['springs.H: unknown-key'] },
    { why: 'springs in words', file: { ...file, springs: { A: '1' } }, expected: ['springs.A: not-a-list'] },
    { why: 'no springs', file: { ...file, springs: undefined }, expected: ['springs: value-missing'] },
    { why: 'an empty name', file: { ...file, name: '' }, expected: ['name: name-empty'] },
    { why: 'a long name', file: { ...file, name: 'x'.repeat(41) }, expected: ['name: name-too-long'] },
    { why: 'a blank name', file: { ...file, name: ' ' }, expected: ['name: name-blank'] },
    { why: 'a hidden name', file: { ...file, name: '\u200b' }, expected: ['name: name-character'] },
    { why: 'a number for a name', file: { ...file, name: 7 }, expected: ['name: not-text'] },
    { why: 'an unknown key', file: { ...file, colour: 1 }, expected: ['colour: unknown-key'] },
    { why: 'a strange format', file: { ...file, format: 'x' }, expected: ['format: must-be'] },
    { why: 'a newer version', file: { ...file, version: 2 }, expected: ['version: newer-version'] },
    { why: 'a table', file: makeGameFile(exampleGame()), expected: ['format: game-not-copy'] },
    { why: 'Seven Hills', file: { format: 'seven-hills-game' }, expected: ['format: other-game'] },
    { why: 'what was saved', file: SAVED, expected: ['format: notebook-not-file'] },
    { why: 'a list', file: [], expected: [': not-an-object'] },
    { why: 'half a file', file: JSON.stringify(file).slice(0, -3), expected: [': not-json'] },
    {
      why: 'a tile twice',
      file: '{"format":"palatinus-copy","version":1,"springs":{"A":[1],"A":[2]}}',
      expected: ['springs.A: key-doubled'],
    },
    {
      why: 'far too many springs',
      file: { ...file, springs: { A: Array(101).fill(1) } },
      expected: ['springs.A: list-too-long'],
    },
    { why: 'far too much', file: ' '.repeat(65_537), expected: [': too-large'] },
    {
      why: 'several things at once',
      file: { ...file, name: '', springs: { A: [1, 1, 9], B: null } },
      expected: [
        'springs.A[2]: not-one-of',
        'springs.B: not-a-list',
        'name: name-empty',
        'springs.A[1]: spring-doubled',
      ],
    },
  ])('$why', ({ file: refused, expected }) => {
    expect(reasons(refused)).toStrictEqual(expected);
  });

  test('has at most 100 reasons, of which the last says how many more there are', () => {
    const springs = Object.fromEntries(LETTERS.map((letter) => [letter, Array(20).fill(7)]));
    expect(reasons({ ...file, springs })).toHaveLength(100);
    expect(reasons({ ...file, springs }).at(-1)).toBe(': more-problems');
  });

  test('is any other text, and nothing throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !readCopyFile(text).ok));
  });
});

test.each([
  { text: JSON.stringify(makeCopyFile(copy)), code: 'copy-not-game' },
  { text: SAVED, code: 'notebook-not-file' },
])('as a game file it is refused by its format: $code', ({ text, code }) => {
  expect(readGameFile(text)).toMatchObject({ ok: false, problems: [{ code, path: ['format'] }] });
});
