/** Dates and times in words. The times here are local. */

import { describe, expect, test } from 'vitest';
import { speaker } from './catalogue';
import { dateInFull, dateSentence, whenSentence } from './when';

const at = (...parts: [number, number, number, number?, number?]): number => new Date(...parts).getTime();

/** 8 November 2026, a little after midnight. */
const NOW = at(2026, 10, 8, 0, 5);

const withPlainSpaces = (words: string): string => words.replaceAll('\u00a0', ' ');

describe.each([
  ['en', at(2026, 10, 8, 0, 2), 'today 00:02'],
  ['fr', at(2026, 10, 8, 0, 2), 'aujourd’hui à 00:02'],
  ['en', at(2026, 10, 7, 23, 59), 'yesterday'],
  ['fr', at(2026, 10, 7, 0, 1), 'hier'],
  ['en', at(2026, 10, 2, 21, 40), '2 Nov'],
  ['fr', at(2026, 10, 2, 21, 40), '2 nov.'],
  ['en', at(2025, 10, 2, 21, 40), '2 Nov 2025'],
  ['fr', at(2025, 10, 2), '2 nov. 2025'],
  ['it', at(2026, 10, 8, 0, 2), 'oggi alle 00:02'],
  ['it', at(2025, 10, 2), '2 nov 2025'],
  ['nl', at(2026, 10, 8, 0, 2), 'vandaag 00:02'],
  ['nl', at(2025, 10, 2), '2 nov 2025'],
  ['de', at(2026, 10, 7, 23, 59), 'gestern'],
  ['de', at(2025, 10, 2), '2. Nov. 2025'],
] as const)('in %s', (language, time, words) => {
  test(`says ${words}`, () => {
    expect(withPlainSpaces(whenSentence(speaker(language), language, time, NOW))).toBe(words);
  });
});

test('a wrong clock leads to a date, and never to a day in the future', () => {
  expect(whenSentence(speaker('en'), 'en', at(2026, 10, 9, 12), NOW)).toBe('9\u00a0Nov');
});

test('the date alone names no weekday, and does not wrap', () => {
  expect(dateSentence('en', NOW, NOW)).toBe('8\u00a0Nov');
  expect(dateSentence('de', at(2025, 10, 2), NOW)).toBe('2.\u00a0Nov.\u00a02025');
});

test('the date in full always includes its year', () => {
  expect(dateInFull('en', NOW)).toBe('8 November 2026');
  expect(dateInFull('fr', NOW)).toBe('8 novembre 2026');
});
