/**
 * Where the rules come from: what each edition prints about a paragraph, what all editions leave open, and what is
 * our own reading or a house rule. This file has only codes. The sentences are in the catalogue, in our own words.
 */

import type { RuleId } from './paragraphs';
import type { RulingKey, Rulings } from './rulings';

/** The printed rules that we read. */
export type Edition = 'french' | 'italian' | 'dutch';

/** The editions that print it; `open` if none of them answers it; otherwise our own reading or a house rule. */
export type NoteSource = 'all' | readonly Edition[] | 'open' | 'reading' | 'house-rule';

/** What the editions say about a paragraph, and where the paragraph goes beyond them. */
const NOTES = {
  brings: [
    { source: 'all', code: 'sixty' },
    { source: 'reading', code: 'twelve-each' },
    { source: 'reading', code: 'fifth-colour' },
  ],
  'last-turns': [
    { source: ['french'], code: 'not-placed' },
    { source: ['italian', 'dutch'], code: 'placed-in-time' },
  ],
  wolf: [
    { source: ['french', 'italian'], code: 'wolves-face-down' },
    { source: ['dutch'], code: 'all-face-down' },
  ],
  beside: [
    { source: ['french'], code: 'all-pieces' },
    { source: ['italian'], code: 'all-adjacencies' },
    { source: ['dutch'], code: 'the-inhabitants' },
    { source: 'reading', code: 'no-gaps' },
  ],
  capture: [{ source: 'reading', code: 'captor-stays' }],
  'shared-captive': [
    { source: 'all', code: 'two-captors' },
    { source: 'open', code: 'who-takes-which' },
    { source: 'reading', code: 'three-captors' },
  ],
  'from-the-arrow': [
    { source: ['french'], code: 'hill-clockwise' },
    { source: ['italian', 'dutch'], code: 'turns-clockwise' },
    { source: ['dutch'], code: 'example-cut' },
  ],
  peasant: [{ source: ['italian'], code: 'all-adjacencies' }],
  ally: [{ source: 'open', code: 'ally-influence' }],
  control: [
    { source: 'all', code: 'palatinus-token' },
    { source: 'reading', code: 'token-values' },
  ],
  'tie-break': [{ source: 'reading', code: 'counted-together' }],
  'shared-victory': [{ source: 'reading', code: 'victory-shared' }],
  'empty-spring': [
    { source: 'open', code: 'field-and-spring' },
    { source: ['italian'], code: 'field-with-spring' },
  ],
  'lone-condottiere': [
    { source: 'all', code: 'equal-flees' },
    { source: 'open', code: 'nobody-near' },
  ],
  'captured-twice': [
    { source: 'all', code: 'two-captors' },
    { source: 'open', code: 'same-captor' },
  ],
  'tie-breaks': [
    { source: ['french', 'italian'], code: 'tokens-named-first' },
    { source: ['dutch'], code: 'discs-named-first' },
    { source: 'open', code: 'together-or-in-turn' },
    { source: 'house-rule', code: 'no-tie-break' },
  ],
  'ally-pieces': [{ source: 'open', code: 'ally-influence' }],
  unanswered: [
    { source: 'reading', code: 'discs-go-on' },
    { source: 'reading', code: 'two-allies' },
  ],
} as const satisfies { readonly [Rule in RuleId]?: readonly { source: NoteSource; code: string }[] };

export interface EditionNote {
  readonly source: NoteSource;
  readonly code: (typeof NOTES)[keyof typeof NOTES][number]['code'];
}

const NOTES_BY_RULE: { readonly [Rule in RuleId]?: readonly EditionNote[] } = NOTES;

/** Notes about the editions for a paragraph. Empty if all of them print it clearly. */
export function notesOf(rule: RuleId): readonly EditionNote[] {
  return NOTES_BY_RULE[rule] ?? [];
}

const HOUSE_RULES: { readonly [Key in RulingKey]?: Rulings[Key] } = { tieBreak: 'none' };

/** Whether no edition can be read this way, so that it can only be an agreement among the players. */
export function isHouseRule<Key extends RulingKey>(key: Key, answer: Rulings[Key]): boolean {
  return HOUSE_RULES[key] === answer;
}
