/** Every note belongs to a paragraph that exists, and every question says what is printed about it. */
import { expect, it } from 'vitest';
import { CHAPTERS, RULE_OF_RULING, type RuleId } from './paragraphs';
import { isPrinted, notesOn } from './sources';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

it('marks what the printed rules do not say as our reading', () => {
  const ours = RULES.filter((rule) => notesOn(rule).some(({ source }) => source === 'reading'));
  expect(ours).toEqual(['deployed', 'playing-order', 'call', 'cards', 'below-zero', 'tie-break']);
  expect(RULES.filter((rule) => !isPrinted(rule))).toEqual(['below-zero']);
});

it('tells for every open question what is printed, and points to it where it comes up', () => {
  for (const rule of Object.values(RULE_OF_RULING))
    expect(notesOn(rule).map(({ source }) => source)).toEqual(['printed']);
  const open = RULES.filter((rule) => notesOn(rule).some(({ source }) => source === 'open'));
  expect(open).toEqual(['opening', 'election', 'cards', 'tied-first', 'shared-victory']);
});

it('has no notes where everything is printed', () => {
  expect(notesOn('knights')).toEqual([]);
});
