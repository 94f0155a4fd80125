/** Finding words as people type them. */

import { describe, expect, it, test } from 'vitest';
import { excerptAround, hasInOrder, hasWords, wordsOf } from './find-words';

const finds = (query: string, text: string): boolean => hasWords(text, wordsOf(query));

describe('a query finds', () => {
  it.each([
    ['accents or none', 'egalite', 'Égalité en tête'],
    ['accents or none, the other way round', 'égalité', 'EGALITE'],
    ['a letter that is two', 'soeur', 'la sœur'],
    ['capitals or none', 'DISC', 'a disc worth 1'],
    ['the beginning of a word', 'cond', 'A condottiere flees'],
    ['one instead of several', 'springs', 'a spring next to it'],
    ['several instead of one', 'spring', 'two springs'],
    ['a plural of its own', 'condottieri', 'one condottiere'],
    ['words behind an apostrophe', 'habitant', 'capturer l’habitant'],
    ['words in any order', 'peasant spring', 'A spring next to a peasant'],
    ['a plural that doubles a letter', 'bronnen', 'één bron'],
    ['a German plural', 'Quellen', 'eine Quelle'],
    ['the second half of a long word', 'Tafeln', 'eine Landschaftstafel'],
    ['numbers', '7.1', 'Rule 7.1'],
  ])('%s', (_, query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it('only texts with all its words, and no short word inside another', () => {
    expect(finds('peasant token', 'A peasant next to a spring')).toBe(false);
    expect(finds('ring', 'a spring')).toBe(false);
    expect(finds('tie', 'the tile')).toBe(false);
  });
});

test('consecutive words are distinguished from the same words further apart', () => {
  const inOrder = (query: string, text: string): boolean => hasInOrder(text, wordsOf(query));
  expect(inOrder('empty spring', 'Does an empty spring give 4?')).toBe(true);
  expect(inOrder('empty spring', 'A spring that is empty')).toBe(false);
  expect(inOrder('empty spring', 'An empty field and a spring')).toBe(false);
  expect(inOrder('or', 'four points for it'), 'not inside of a word').toBe(false);
});

test('a query without words finds nothing', () => {
  expect(wordsOf(' ?! ')).toEqual([]);
});

describe('an excerpt', () => {
  const parts = (text: string, query: string, length: number): string =>
    excerptAround(text, wordsOf(query), length)
      .map(({ text: part, found }) => (found ? `[${part}]` : part))
      .join('');

  it('marks every word found', () => {
    expect(parts('Égalité: a tie is a tie.', 'tie', 100)).toBe('Égalité: a [tie] is a [tie].');
    expect(parts('L’égalité en tête', 'egalite', 100)).toBe('L’[égalité] en tête');
  });

  it('is cut between words, with an ellipsis', () => {
    const text = 'one two three four five six seven eight nine ten';
    expect(parts(text, 'six', 18)).toBe('…five [six] seven…');
    expect(parts(text, 'one', 12)).toBe('[one] two…');
    expect(parts(text, 'ten', 12)).toBe('…[ten]');
    expect(parts('tirer de l’eau une source d’eau', 'source', 22)).toBe('…une [source] d’eau');
    expect(parts('la source n’est pas l’eau', 'source', 20)).toBe('la [source] n’est pas…');
    expect(parts('une source (libre) donne deux', 'source', 18)).toBe('une [source] (libre)…');
  });

  it('is the beginning if nothing is found, and empty for an empty text', () => {
    expect(parts('one two three', 'six', 8)).toBe('one two…');
    expect(parts('', 'six', 8)).toBe('');
  });
});
