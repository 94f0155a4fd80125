/** No message is unused, and none is left in English. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, messagesOf } from '.';

const CATALOGUES = new RegExp(`^lib/i18n/(?:${LANGUAGES.join('|')})/`);

/** The code that uses messages, without the catalogue itself and without tests. */
const code = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(?:js|ts|tsx)$/.test(path) && !/\.test\.ts$/.test(path) && !CATALOGUES.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

type Message = readonly [key: string, text: string];

const messagesIn = (language: (typeof LANGUAGES)[number]): readonly Message[] =>
  Object.entries(messagesOf(language)).flatMap(([area, messages]) =>
    Object.entries(messages).map(([name, text]): Message => [`${area}.${name}`, text]),
  );

/** Keys are written out, or built in a template: `words.${colour}`. */
const written = new Set(Array.from(code.matchAll(/['"`]([a-zA-Z]+\.[\w-]+)['"`]/g), ([, key]) => key));
const templates = [
  ...new Set(Array.from(code.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g), ([, key = '']) => key)),
];
const patterns = templates.map((template) => {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[\\w -]+')}$`);
});

describe('a message', () => {
  it('is used somewhere', () => {
    const unused = messagesIn('en')
      .map(([key]) => key)
      .filter((key) => !written.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it('is searched for in existing code', () => {
    expect(written.size).toBeGreaterThan(300);
    expect(patterns.length).toBeGreaterThan(10);
  });
});

/** Words of nearly every English sentence that do not occur in our other languages. */
const ENGLISH = /(?<![\p{L}’'])(?:the|your|with|which|their|and|this|from|have|does|what)(?![\p{L}’'])/iu;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalogue in %s', (language) => {
  const english = new Map(messagesIn('en'));

  it('has no sentence left in English', () => {
    const words = (text: string): string => text.replace(/\{[^}]*\}/g, '');
    const isSentence = (text: string): boolean => (words(text).match(/\p{L}{2,}/gu) ?? []).length >= 3;
    const left = messagesIn(language).filter(
      ([key, text]) => ENGLISH.test(words(text)) || (text === english.get(key) && isSentence(text)),
    );
    expect(left).toEqual([]);
  });
});
