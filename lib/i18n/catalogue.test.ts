/** The catalogue: every language has the same messages, and a speaker finds them. */

import { describe, expect, it } from 'vitest';
import { LANGUAGES, messagesOf, problemSentence, speaker, speakerFrom } from '.';
import { holes } from './template';

const areasOf = (language: (typeof LANGUAGES)[number]): [string, Record<string, string>][] =>
  Object.entries(messagesOf(language));

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const english = new Map(areasOf('en'));

  it.each(areasOf(language))('has the keys and the placeholders of English in "%s"', (area, messages) => {
    const holesOf = (all: Record<string, string> = {}): Record<string, readonly string[]> =>
      Object.fromEntries(Object.entries(all).map(([key, template]) => [key, holes(template)]));
    expect(holesOf(messages)).toEqual(holesOf(english.get(area)));
  });

  it.each(areasOf(language))('leaves no message of "%s" empty or with stray space', (_, messages) => {
    for (const message of Object.values(messages)) expect(message).toMatch(/^\S(.*\S)?$/s);
  });

  it('is plain data that can be sent as JSON from the server to the phone', () => {
    expect(JSON.parse(JSON.stringify(messagesOf(language)))).toEqual(messagesOf(language));
  });
});

describe('a problem', () => {
  it('shows hidden characters in what it quotes as their codes', () => {
    const unknown = { code: 'unknown-key', path: [], values: { key: 'na\u202eme\u200b' } } as const;
    expect(problemSentence(speaker('en'), unknown)).toContain(
      '“na\\u202eme\\u200b” doesn’t belong in this file',
    );
  });
});

describe('a speaker', () => {
  it('translates the same key into each language', () => {
    expect(speaker('en')('shell.themeDark')).toBe('Dark');
    expect(speaker('fr')('shell.themeDark')).toBe('Sombre');
  });

  it('works with only the messages it was given', () => {
    const { shell } = messagesOf('fr');
    expect(speakerFrom('fr', { shell })('shell.learn')).toBe('Leçons');
  });

  it('refuses, at compile time, a key that does not exist or an area it was not given', () => {
    const { shell } = messagesOf('en');
    // @ts-expect-error no such message
    expect(speaker('en')('shell.nothing')).toBe('shell.nothing');
    // @ts-expect-error the home page's messages were not given
    expect(speakerFrom('en', { shell })('home.title')).toBe('home.title');
  });
});
