/** Which languages there are, and which one a browser asks for. */

import { describe, expect, it } from 'vitest';
import nextConfig from '../../next.config.js';
import { isLanguage, LANGUAGES, negotiate } from '.';

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

/** In the order in which browsers list them: the first is wished most. */
const ORDERED_WISHES = [
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
] as const;

describe('negotiate', () => {
  it.each([
    ...ORDERED_WISHES,
    ['en;q=0.2, FR;q=0.7', 'fr'],
    ['fr;q=0, *', 'en'],
    ['fr;q=lots', 'en'],
  ] as const)('%j asks for %s', (header, expected) => {
    expect(negotiate(header)).toBe(expected);
  });
});

describe('the redirect of /', async () => {
  const redirects = (await nextConfig.redirects?.()) ?? [];
  /** As Next reads them: the first that matches counts. */
  const landing = (asked: Readonly<Record<string, string | null>>): string | undefined => {
    for (const { has = [], destination } of redirects) {
      const [wish] = has;
      const [type, value] = [wish?.type ?? '', asked[wish?.type ?? '']];
      if (type === '') return destination;
      const found = new RegExp(`^${wish?.value}$`).exec(value ?? '');
      if (found) return destination.replace(':lang', found.groups?.lang ?? '');
    }
    return undefined;
  };

  it.each(ORDERED_WISHES)('leads whoever asks for %j to %s', (header, expected) => {
    expect(landing({ header })).toBe(`/${expected}`);
  });

  it.each(LANGUAGES)('knows %s, asked for or chosen before', (language) => {
    expect(landing({ header: `${language}-XX, ${language};q=0.9` })).toBe(`/${language}`);
    expect(landing({ header: 'en', cookie: language })).toBe(`/${language}`);
  });

  it('knows no other language', () => {
    expect(landing({ header: 'tlh', cookie: 'tlh' })).toBe('/en');
  });
});
