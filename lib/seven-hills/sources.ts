/**
 * Where the rules on our page come from: what is printed, what the printed rules leave open, and what is our own
 * reading. This file has only codes; the sentences are in the catalogue, in our own words.
 */

import type { RuleId } from './paragraphs';

export const RULE_SOURCES = ['printed', 'reading', 'open'] as const;
export type RuleSource = (typeof RULE_SOURCES)[number];

const NOTES = {
  markers: [{ source: 'printed', code: 'short-of-a-class' }],
  opening: [{ source: 'open', code: 'where-to-place' }],
  deployed: [{ source: 'reading', code: 'not-deployed' }],
  'playing-order': [{ source: 'reading', code: 'no-rotation' }],
  election: [{ source: 'open', code: 'noble-votes' }],
  call: [
    { source: 'reading', code: 'any-colour' },
    { source: 'reading', code: 'fewer-than-two' },
  ],
  cards: [
    { source: 'reading', code: 'other-half-removed' },
    { source: 'open', code: 'half-of-odd' },
  ],
  'tied-first': [{ source: 'open', code: 'somebody-behind' }],
  'below-zero': [{ source: 'reading', code: 'below-zero' }],
  'tie-break': [{ source: 'reading', code: 'noble-is-one' }],
  'shared-victory': [{ source: 'open', code: 'who-shares' }],
  'noble-in-forum': [{ source: 'printed', code: 'noble-for-placement' }],
  'tied-first-behind': [{ source: 'printed', code: 'tie-of-three' }],
  'final-tie': [{ source: 'printed', code: 'read-either-way' }],
  'half-rounds': [{ source: 'printed', code: 'nearest-whole' }],
} as const satisfies { readonly [Rule in RuleId]?: readonly { source: RuleSource; code: string }[] };

export interface RuleNote {
  readonly source: RuleSource;
  readonly code: (typeof NOTES)[keyof typeof NOTES][number]['code'];
}

const NOTES_BY_RULE: { readonly [Rule in RuleId]?: readonly RuleNote[] } = NOTES;

/** Notes about where a paragraph comes from. Empty if all of it is printed. */
export function notesOn(rule: RuleId): readonly RuleNote[] {
  return NOTES_BY_RULE[rule] ?? [];
}

const OURS: readonly RuleId[] = ['below-zero'];

/** Whether the paragraph itself, apart from its notes, is printed. Open questions are neither printed nor ours. */
export function isPrinted(rule: RuleId): boolean {
  return !OURS.includes(rule);
}
