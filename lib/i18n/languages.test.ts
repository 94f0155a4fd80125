/** The languages, and which one a browser prefers. */

import { describe, expect, it } from 'vitest';
import { isLanguage, negotiate } from '.';

describe('isLanguage', () => {
  it.each([
    ['en', true],
    ['fr', true],
    ['tlh', false],
    ['EN', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected);
  });
});

describe('negotiate', () => {
  it.each([
    [null, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['es-ES,es;q=0.9,fr;q=0.5,en;q=0.3', 'fr'],
    ['es-IT, es-FR;q=0.9', 'en'],
    ['frisian', 'en'],
    ['african, xfr', 'en'],
    [';;,,q=', 'en'],
    ['en;q=0.2, FR;q=0.7', 'fr'],
    ['fr;q=0, *', 'en'],
    ['fr;q=lots', 'en'],
  ] as const)('%j asks for %s', (header, expected) => {
    expect(negotiate(header)).toBe(expected);
  });
});
