/** Which names are refused and why, how typed text becomes a name, and how strange text is shown. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, escapeHidden, NAME_LENGTH, nameProblem } from '.';

describe('a name', () => {
  test.each([
    'P1',
    'Livia',
    'Zoë',
    'Zoe\u0308',
    '🦊',
    'Ольга и Аня',
    '<b>_.~',
    ' Anna ',
    '7',
    '?',
    'מרקו',
    'علي ۷',
    'می\u200cخواهم',
    'नमस्ते',
    'กี่',
    'ཀྵྨླ',
    '👨\u200d👩\u200d👧',
    '❤\ufe0f\u200d🔥',
    '1\ufe0f\u20e3',
    '葛\u{e0100}城',
    '한\u3164글',
    '🏛'.repeat(40),
    'x\u0301\u0301\u0301\u0301',
    '\uf8ff',
    '\u{10fffd}',
  ])('may be %s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
    expect(cleanName(name)).toBe(name);
  });

  test.each([
    { what: 'nothing', name: '', code: 'name-empty', cleaned: '' },
    { what: 'a space', name: ' ', code: 'name-blank', cleaned: '' },
    { what: 'spaces of other kinds', name: '\u00a0\u2003\u3000', code: 'name-blank', cleaned: '' },
    { what: 'Hangul fillers', name: '\u115f\u1160\u3164\uffa0', code: 'name-blank', cleaned: '' },
    { what: 'blanks of Braille and music', name: '\u2800\u{1d159}', code: 'name-blank', cleaned: '' },
    { what: 'joiners and variation selectors', name: '\u200c\u200d\ufe0f', code: 'name-blank', cleaned: '' },
    { what: 'a mark on nothing', name: '\u0301', code: 'name-blank', cleaned: '' },
    { what: 'a name after a mark', name: '\u20ddAnna', code: 'name-marks', cleaned: 'Anna' },
    {
      what: 'five marks on a letter',
      name: `e${'\u0301'.repeat(5)}`,
      code: 'name-marks',
      cleaned: 'é\u0301\u0301\u0301'.normalize('NFD'),
    },
    {
      what: 'marks with joiners between',
      name: `e${'\u0301\u200d'.repeat(9)}x`,
      code: 'name-marks',
      cleaned: 'e\u0301\u200d\u0301\u200dx',
    },
    { what: '41 characters', name: '🏛'.repeat(41), code: 'name-too-long', cleaned: '🏛'.repeat(40) },
    { what: 'a line break', name: 'Anna\r\nMaria', code: 'name-character', cleaned: 'Anna Maria' },
    { what: 'a paragraph separator', name: 'Anna\u2029Maria', code: 'name-character', cleaned: 'Anna Maria' },
    { what: 'a tab', name: 'a\tb', code: 'name-character', cleaned: 'a b' },
    { what: 'a null', name: '\0', code: 'name-character', cleaned: '' },
    {
      what: 'a command to the terminal',
      name: '\u001b[31mAnna',
      code: 'name-character',
      cleaned: '[31mAnna',
    },
    { what: 'half a character', name: 'a\ud800b', code: 'name-character', cleaned: 'ab' },
    { what: 'no character', name: 'a\ufffeb', code: 'name-character', cleaned: 'ab' },
    { what: 'the other direction', name: '\u202eaivil', code: 'name-character', cleaned: 'aivil' },
    { what: 'an isolate', name: '\u2067Livia', code: 'name-character', cleaned: 'Livia' },
    { what: 'a direction mark', name: '\u200e\u200f\u061cLivia', code: 'name-character', cleaned: 'Livia' },
    { what: 'a zero-width space', name: '\u200b', code: 'name-character', cleaned: '' },
    { what: 'a soft hyphen', name: 'Li\u00advia', code: 'name-character', cleaned: 'Livia' },
    { what: 'a byte order mark', name: '\ufeffLivia', code: 'name-character', cleaned: 'Livia' },
    { what: 'hidden tags', name: 'Livia\u{e0041}\u{e007f}', code: 'name-character', cleaned: 'Livia' },
  ])('that is $what is refused: $code', ({ name, code, cleaned }) => {
    expect(nameProblem(name)?.code).toBe(code);
    expect(cleanName(name)).toBe(cleaned);
  });

  test.each([undefined, null, 7, ['Livia'], { length: 3 }])('that is no text is refused: %j', (name) => {
    expect(nameProblem(name)?.code).toBe('name-empty');
  });

  test('is refused with the values for its message', () => {
    expect(nameProblem('Li\u202evia')).toStrictEqual({
      code: 'name-character',
      values: { character: 'U+202E' },
    });
    expect(nameProblem('\0')?.values).toStrictEqual({ character: 'U+0000' });
    expect(nameProblem('\u{e0041}')?.values).toStrictEqual({ character: 'U+E0041' });
    expect(nameProblem('x'.repeat(50))?.values).toStrictEqual({ length: 50, most: NAME_LENGTH });
  });
});

/** Texts in which the relevant characters are frequent. */
const texts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...'ab אع', '\u0301', '\u200d', '\ufe0f', '\u202e', '\u200b', '\n', '\0', '\u3164', '🦊'),
    fc.constantFrom('\ud83e', '\udd8a'),
  ),
  maxLength: 60,
});

describe('what is typed', () => {
  test('becomes empty, or a valid name that does not change when cleaned again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = cleanName(text);
        expect(cleaned === '' || nameProblem(cleaned) === undefined).toBe(true);
        expect(cleanName(cleaned)).toBe(cleaned);
        if (nameProblem(text) === undefined) expect(cleaned).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('strange text', () => {
  test.each([
    ['a\n\u001b[31m\u202e', 'a\\u000a\\u001b[31m\\u202e'],
    ['\u200b\u{e0041}\ud800', '\\u200b\\u{e0041}\\ud800'],
    [
      'Zoë, 👨\u200d👩\u200d👧 et\u202f: «\u00a0מרקו\u00a0»',
      'Zoë, 👨\u200d👩\u200d👧 et\u202f: «\u00a0מרקו\u00a0»',
    ],
  ])('%j is shown as %j', (text, shown) => {
    expect(escapeHidden(text)).toBe(shown);
  });
});
