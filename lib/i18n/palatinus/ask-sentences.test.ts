/** Questions about one piece in words, in English and French. */

import { describe, expect, it } from 'vitest';
import { type Answer, answerTo, parseQuestion, type Question } from '../../palatinus/ask';
import { askSentences, type Language, speaker } from '..';

function question(text: string): Question {
  const parsed = parseQuestion(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const tell = (language: Language) => askSentences(speaker(language));
const answer = (text: string): Answer => answerTo(question(text));

describe('the answer in one line', () => {
  it.each([
    ['merchant-mmpce', 'Influence: 7', 'Influence : 7'],
    ['peasant-sooo', 'Influence: 4 or 2', 'Influence : 4 ou 2'],
    ['condottiere-mppee', 'It captures: 2 peasants', 'Il capture : 2 paysans'],
    ['condottiere-mpmee', 'It captures: 2 merchants', 'Il capture : 2 marchands'],
    ['condottiere-mpeee', 'It flees', 'Il fuit'],
    ['condottiere-eeeee', 'It flees, or it stays', 'Il fuit, ou il reste'],
  ])('to %s is: %s', (text, english, french) => {
    expect(tell('en').headline(answer(text))).toBe(english);
    expect(tell('fr').headline(answer(text)).replace(/\s/g, ' ')).toBe(french);
  });
});

it('names the source of each part of the influence', () => {
  const parts = (text: string): readonly string[] =>
    answer(text).readings[0].parts.map((part) =>
      tell('en')
        .part(part)
        .replace(/\u00a0/g, ' '),
    );
  expect(parts('merchant-mmpce')).toEqual(['2 merchants × 1', '1 peasant × 2', '1 condottiere × 3']);
  expect(parts('peasant-spring-Seo')).toEqual([
    '1 empty field × 2',
    '1 spring next to it × 2',
    'its own spring × 2',
  ]);
});

it('tells why a condottiere captures or flees', () => {
  const why = (text: string): string | undefined => {
    const { condottiere } = answer(text).readings[0];
    return condottiere && tell('en').why(condottiere);
  };
  expect(why('condottiere-mppee')).toMatch(/^Next to it: 1 merchant and 2 peasants\. It captures/);
  expect(why('condottiere-mpeee')).toMatch(/^Next to it: 1 merchant and 1 peasant, the same number/);
});

it('describes the fields for screen readers', () => {
  const { field, ownField, board } = tell('en');
  expect(field(1, 'taken-spring')).toBe('Upper right: occupied spring');
  expect(ownField(question('peasant-spring-oo'))).toBe('Peasant, on a spring');
  expect(ownField(question('peasant-oo'))).toBe('Peasant, not on a spring');
  expect(board(question('merchant-mmpce'), [])).toBe('Merchant in the middle. Its hill: below.');
  expect(board(question('peasant-oeo'), [0, 1])).toBe(
    'Peasant in the middle. Its hill: below. Edge of the board: above, upper right.',
  );
});
