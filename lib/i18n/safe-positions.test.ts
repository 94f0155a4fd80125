/**
 * The one rule that allows templates without grammar in code: a phrase that is filled in as a whole, such as a piece,
 * a count or a list, is never inflected. It is only used as a subject, after a colon or in brackets, or after another
 * such phrase. A name has no ending and follows no word that changes before a vowel.
 */

import { describe, expect, it } from 'vitest';
import { LANGUAGES, messagesOf } from '.';

/** Placeholders for phrases of several words: pieces, counted kinds, and lists of either. */
const PHRASES =
  'piece|other|captive|captives|merchants|peasants|inhabitants|list|gains|sources|totals|before|what|more';
const NAMES = 'who|others|name|owner|after|winners|tooFew';

/**
 * Placeholders that are phrases in some templates and something else in these: numbers in the score so far and on the
 * home page, names where a correction tells who had a hill.
 */
const OTHER_MEANINGS = [
  'home.exampleText',
  'players.far',
  'score.standing',
  'story.hill',
  'story.points',
  'story.winners',
];

/**
 * "Nora captures 2 peasants" is the shortest title of a step. English and French do not inflect objects; a language
 * that does says "Nora: 2 peasants captured".
 */
const OBJECTS = ['walkthrough.capturesTitle'];

/**
 * What may come directly before a phrase: nothing, the field that a label begins with, a sign, a word that begins a
 * clause, or the German “stehen”, which is only followed by a subject.
 */
const SAFE_BEFORE =
  /(^|^\{at\}, |[:.;?(] ?|, (because|car|perché|want|weil) |\} (and|et|e|en|und) | stehen )$/;

const templates = LANGUAGES.flatMap((language) =>
  Object.entries(messagesOf(language)).flatMap(([area, messages]) =>
    Object.entries(messages as Record<string, string>).map(([key, template]) => ({
      language,
      name: `${area}.${key}`,
      template,
    })),
  ),
);

function unsafePhrases(template: string): readonly string[] {
  return Array.from(template.matchAll(new RegExp(`\\{(?:${PHRASES})\\}`, 'g')))
    .filter(({ index }) => !SAFE_BEFORE.test(template.slice(0, index)))
    .map(([hole]) => hole);
}

describe('a phrase', () => {
  it('is a subject, or follows a colon or a bracket', () => {
    const unsafe = templates
      .filter(({ name }) => !OTHER_MEANINGS.includes(name) && !OBJECTS.includes(name))
      .filter(({ template }) => unsafePhrases(template).length > 0);
    expect(unsafe).toEqual([]);
  });

  it('is detected as an object or after a preposition', () => {
    expect(unsafePhrases('{who} has {merchants} and {peasants} next to it')).toEqual(['{merchants}']);
    expect(unsafePhrases('Several condottieri capture {captive}: {who} takes it')).toEqual(['{captive}']);
    expect(unsafePhrases('{at}, next to {list}')).toEqual(['{list}']);
    expect(unsafePhrases('{captive} goes to {who} ({piece}), next to: {merchants} and {peasants}')).toEqual(
      [],
    );
  });

  it('is not put together from a colour and a kind', () => {
    expect(
      templates.filter(({ template }) => /\{people\} \{kind\}|\{kind\} \{people\}/.test(template)),
    ).toEqual([]);
  });
});

describe('a name', () => {
  it('has no ending, and no “de”, “di” or article in front', () => {
    const before = "(?:de|di|il|del|al|dal|nel|sul) |\\w+[’']";
    const possessive = new RegExp(`\\{(?:${NAMES})\\}(?:[’']|s\\b)|\\b(?:${before})\\{(?:${NAMES})\\}`);
    expect(templates.filter(({ template }) => possessive.test(template))).toEqual([]);
  });
});
