/** Opening what people drop and paste: a game in any form, or everything that was saved. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCopyFile, makeTableFile, progressDocument } from '../files';
import { EXAMPLE, exampleGame } from '../palatinus';
import { EMPTY_NOTEBOOK, openExample, setPlayerCount } from '../palatinus/enter';
import { withCheck } from '../palatinus/testing';
import { MOST_STEPS, makeSaved, nothingSaved, record } from '../store';
import { openText, palatinus } from '.';

const SAMPLES = new URL('../files/palatinus/samples/version-1.ndjson', import.meta.url);
const game = exampleGame();
const opened = { ok: true, value: { kind: 'game', seam: palatinus, game } };
const file = makeTableFile(game).text;
const open = (text: string): ReturnType<typeof openText<typeof palatinus>> => openText([palatinus], text);

describe('what is saved besides the games', () => {
  const saved = readFileSync(
    new URL('../files/palatinus/samples/progress-version-1.json', import.meta.url),
    'utf8',
  );
  const openBeside = (text: string): ReturnType<typeof open> =>
    openText([palatinus], text, [progressDocument]);

  test('is opened as what it is', () => {
    const content = JSON.parse(saved).document;
    const value = { kind: 'document', document: progressDocument, content, whole: true };
    expect(openBeside(saved)).toStrictEqual({ ok: true, value });
  });

  test('is opened as far as it can be read, otherwise refused with a reason', () => {
    const damaged = saved.replace('"box": 0', '"box": 99');
    expect(openBeside(damaged)).toMatchObject({
      ok: true,
      value: { whole: false, content: { topics: {}, lessons: { 'hill-c': '2026-05-01' } } },
    });
    const nothing = JSON.stringify({ ...JSON.parse(saved), document: 7 });
    expect(openBeside(nothing)).toMatchObject({ ok: false, problems: [{ code: 'notebook-not-file' }] });
    const newer = JSON.stringify({ ...JSON.parse(saved), version: 9 });
    expect(openBeside(newer)).toMatchObject({ ok: false, problems: [{ code: 'newer-version' }] });
  });

  test('is refused if nothing accepts it', () => {
    expect(open(saved)).toMatchObject({ ok: false, problems: [{ code: 'notebook-not-file' }] });
  });
});

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
    expect(open(text)).toStrictEqual(opened);
  });

  test('a file in which a player has the name of a notation', () => {
    const named = {
      ...game,
      players: game.players.map((player, index) => ({ ...player, name: `P1_${index}` })),
    };
    expect(open(makeTableFile(named).text)).toMatchObject({ ok: true, value: { game: named } });
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
    { where: 'a file with a key twice', text: file.replace('{', '{"version":1,'), code: 'key-doubled' },
    { where: 'half a line', text: EXAMPLE.slice(0, -9), code: 'notation-cut-short' },
    { where: 'a line without its head', text: EXAMPLE.slice(1), code: 'notation-unknown' },
    { where: 'a newer line', text: EXAMPLE.replace('P1', 'P2'), code: 'notation-newer' },
    { where: 'an older or stranger line', text: 'P0', code: 'notation-unknown' },
    { where: 'a copy', text: JSON.stringify(makeCopyFile({ springs: {} })), code: 'copy-not-game' },
    { where: 'Seven Hills', text: '{"format":"seven-hills-game"}', code: 'other-game' },
    { where: 'a film', text: `P1_${'x'.repeat(65_536)}`, code: 'too-large' },
    { where: 'a newer file', text: '{"format":"palatinus-game","version":2}', code: 'newer-version' },
  ])('$where: $code', ({ text, code }) => {
    expect(open(text)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  test('a line with more players than anybody can count, of whom the first 99 are named', () => {
    const found = open(withCheck(EXAMPLE.replace('_r-', `_${'r.'.repeat(300)}r-`)));
    expect(found.ok ? [] : found.problems).toHaveLength(100);
    expect(found).toMatchObject({ problems: { 99: { code: 'more-problems', values: { count: 202 } } } });
  });

  test('a file with several faults, which are all reported', () => {
    const unsound = file.replaceAll('"purple"', '"red"').replace('"right"', '"up"');
    const found = open(unsound);
    expect(found.ok ? [] : found.problems.map(({ code }) => code)).toStrictEqual([
      'not-one-of',
      'people-taken',
    ]);
  });

  test('anything else, and nothing throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !open(text).ok));
  });
});

describe('a saved document', () => {
  /** Half a table: no game file could hold it. */
  const { document } = palatinus;
  const half = {
    ...nothingSaved(document),
    changes: ['tab.1'],
    changed: 1000,
    document: setPlayerCount(EMPTY_NOTEBOOK, 3),
    names: ['Livia'],
  };
  const text = makeSaved(document, half);
  const VERSION = /"version":\d+/;
  const saved = { kind: 'saved', seam: palatinus, state: half, whole: true };

  test('is opened completely, unfinished as it is, with the names', () => {
    for (const found of [text, `\uFEFF${text}`, `\n${text}\n`])
      expect(open(found)).toStrictEqual({ ok: true, value: saved });
  });

  test('is opened with the longest possible history', () => {
    const documents = Array.from({ length: MOST_STEPS }, (_, step) =>
      step % 2 === 0 ? openExample(EMPTY_NOTEBOOK) : EMPTY_NOTEBOOK,
    );
    let state = nothingSaved(document);
    for (const next of documents)
      state = {
        ...state,
        document: next,
        history: record(state.history, state.document, next, document.keyedParts),
      };
    expect(state.history.past).toHaveLength(MOST_STEPS);
    expect(open(makeSaved(document, state))).toMatchObject({ ok: true, value: { whole: true } });
  });

  test('may be larger than a game, and of the first version, which did not name its game', () => {
    const [first = ''] = readFileSync(SAMPLES, 'utf8').split('\n');
    expect(open(`${first}${' '.repeat(70_000)}`)).toMatchObject({
      ok: true,
      value: { kind: 'saved', whole: true, state: { document: { table: { markedHere: { length: 7 } } } } },
    });
  });

  test('may have a damaged history, which does not matter', () => {
    const damaged = JSON.stringify({ ...JSON.parse(text), history: 'Romulus' });
    expect(open(damaged)).toMatchObject({ ok: true, value: { kind: 'saved', whole: true } });
  });

  test('that is damaged is opened as far as possible, and marked as incomplete', () => {
    const value = JSON.parse(makeSaved(document, { ...half, document: openExample(half.document) }));
    value.document.copy = { springs: { A: [1, 4] } };
    value.document.table.tiles[0].letter = 'Z';
    expect(open(JSON.stringify(value))).toMatchObject({
      ok: true,
      value: { state: { document: { copy: { springs: { A: [1, 4] } } } }, whole: false },
    });
  });

  test.each([
    { what: 'of a newer version', found: text.replace(VERSION, '"version":99'), code: 'newer-version' },
    { what: 'of no version', found: text.replace(VERSION, '"version":0'), code: 'notebook-not-file' },
    { what: 'with nothing to read', found: '{"format":"septimontium-notebook"}', code: 'notebook-not-file' },
    { what: 'of an unknown game', found: text.replace('"palatinus"', '"chess"'), code: 'notebook-not-file' },
    { what: 'ambiguous', found: text.replace('{', '{"document":1,'), code: 'key-doubled' },
    { what: 'cut short', found: text.slice(0, -9), code: 'not-json' },
    { what: 'as long as a film', found: `${text}${' '.repeat(4 * 1024 * 1024)}`, code: 'too-large' },
  ])('but is $what is refused: $code', ({ found, code }) => {
    expect(open(found)).toMatchObject({ ok: false, problems: [{ code }] });
  });
});
