/** The notes about the editions belong to the right paragraphs. */

import { describe, expect, it } from 'vitest';
import { CHAPTERS, isHouseRule, notesOf, RULE_OF_RULING, RULING_KEYS, RULINGS, type RuleId } from '.';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

describe('the notes of a paragraph', () => {
  it('have each code once', () => {
    for (const rule of RULES) {
      const codes = notesOf(rule).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  it('are none where all editions are clear', () => {
    expect(notesOf('order')).toEqual([]);
  });

  it.each(RULING_KEYS)('say of an open question that the editions leave it open: %s', (key) => {
    const sources = notesOf(RULE_OF_RULING[key]).map(({ source }) => source);
    expect(sources).toContain('open');
  });

  it.each([
    'brings',
    'capture',
    'shared-captive',
    'control',
    'tie-break',
    'shared-victory',
    'unanswered',
  ] as const)('mark what is our reading: %s', (rule) => {
    expect(notesOf(rule).map(({ source }) => source)).toContain('reading');
  });
});

it('only playing without a tie-break is a house rule, because every edition has one', () => {
  const found = RULING_KEYS.flatMap((key) =>
    RULINGS[key].filter((answer) => isHouseRule(key, answer)).map((answer) => `${key} ${answer}`),
  );
  expect(found).toEqual(['tieBreak none']);
});
