/** Check characters: what they are, and which errors they detect. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCharacters } from '.';

const CHARACTERS = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-._~'];
/** Up to the length for which every error is detected. */
const texts = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 1254, size: 'max' });

/** A text with its check characters at the end. */
const checked = (text: string): readonly string[] => [...text, ...checkCharacters(text)];
const fits = (line: readonly string[]): boolean =>
  checkCharacters(line.slice(0, -2).join('')) === line.slice(-2).join('');

test.each([
  ['', '00'],
  ['0', '01'],
  ['z', '10'],
  ['P1', '1k'],
  ['1P', '2y'],
  ['ë', '00'],
])('%s has %s', (text, check) => {
  expect(checkCharacters(text)).toBe(check);
});

test('are always two digits of base 36', () => {
  fc.assert(fc.property(texts, (text) => /^[0-9a-z]{2}$/.test(checkCharacters(text))));
});

test('detect one wrong character anywhere, including themselves', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.constantFrom(...CHARACTERS), (text, place, wrong) => {
      const line = checked(text);
      const at = place % line.length;
      expect(fits(line.with(at, wrong))).toBe(line[at] === wrong);
    }),
    { numRuns: 2000 },
  );
});

test('detect two swapped characters, near or far, including a check character', () => {
  const places = fc.tuple(fc.nat(), fc.oneof(fc.nat(), fc.constant(-1), fc.constant(-2)));
  fc.assert(
    fc.property(texts, places, (text, [one, other]) => {
      const line = checked(text);
      const [a, b] = [one % line.length, other < 0 ? line.length + other : other % line.length];
      const swapped = line.with(a, line[b] ?? '').with(b, line[a] ?? '');
      expect(fits(swapped)).toBe(line[a] === line[b]);
    }),
    { numRuns: 2000 },
  );
});
