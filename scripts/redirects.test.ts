/** The language of a visit to `/`, before there is a page. */

import { describe, expect, it } from 'vitest';
import { LANGUAGES, negotiate } from '../lib/i18n';
import { REDIRECTS } from './redirects.js';

describe('the redirect of /', () => {
  /** As Next evaluates them: the first match counts. */
  const landing = (asked: Readonly<Record<string, string | null>>): string | undefined => {
    for (const { has = [], destination } of REDIRECTS) {
      const [wish] = has;
      const [type, value] = [wish?.type ?? '', asked[wish?.type ?? '']];
      if (type === '') return destination;
      const found = new RegExp(`^${wish?.value}$`).exec(value ?? '');
      if (found) return destination.replace(':lang', found.groups?.lang ?? '');
    }
    return undefined;
  };

  it.each([
    null,
    '',
    'fr',
    'fr-CA,fr;q=0.9,en;q=0.8',
    'en-GB,en;q=0.9,fr;q=0.8',
    'es-ES,es;q=0.9,it;q=0.5,en;q=0.3',
    'es-IT, es-FR;q=0.9',
    'frisian',
    'african, xfr',
    ';;,,q=',
  ])('picks the same language as the API for %j', (header) => {
    expect(landing({ header })).toBe(`/${negotiate(header)}`);
  });

  it.each(LANGUAGES)('knows %s, preferred or chosen before', (language) => {
    expect(landing({ header: `${language}-XX, ${language};q=0.9` })).toBe(`/${language}`);
    expect(landing({ header: 'en', cookie: language })).toBe(`/${language}`);
  });

  it('knows no other language', () => {
    expect(landing({ header: 'tlh', cookie: 'tlh' })).toBe('/en');
  });
});
