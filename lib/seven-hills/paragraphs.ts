/**
 * The rules as numbered paragraphs, and for each item of a result the paragraph that justifies it. This file has only
 * ids: the words are in the catalogue, and the numbers follow from the order. An id is also an address
 * (`/rules#election`) and must not change.
 */

import { type GroundOf, paragraphNumbers } from '../text';
import type { Award, Election, FinalTie, HillScore } from './result';
import { RULING_KEYS, type RulingKey } from './rulings';

export const CHAPTERS = [
  { id: 'board', rules: ['markers', 'areas', 'opening', 'before-the-game', 'deployed'] },
  { id: 'epoch', rules: ['course', 'playing-order', 'extra-actions'] },
  { id: 'consuls', rules: ['election', 'equal-votes', 'no-marker', 'consul-points'] },
  { id: 'legions', rules: ['waiting-camp', 'call', 'cards', 'return'] },
  {
    id: 'placement',
    rules: ['strength', 'first-and-second', 'new-hill', 'tied-first', 'tied-second', 'nobody-second'],
  },
  { id: 'track', rules: ['knights', 'penalty', 'below-zero'] },
  { id: 'end', rules: ['winner', 'tie-break', 'shared-victory'] },
  { id: 'open', rules: ['noble-in-forum', 'tied-first-behind', 'final-tie', 'half-rounds'] },
] as const;

export type RuleId = (typeof CHAPTERS)[number]['rules'][number];

export type Ground = GroundOf<RuleId, RulingKey>;

/** The paragraph that explains each ruling. */
export const RULE_OF_RULING = {
  nobleInForum: 'noble-in-forum',
  tiedFirst: 'tied-first-behind',
  finalTie: 'final-tie',
  halfRounds: 'half-rounds',
} as const satisfies Readonly<Record<RulingKey, RuleId>>;

/** The ruling that a paragraph explains, if any. */
export function rulingOfRule(rule: RuleId): RulingKey | undefined {
  return RULING_KEYS.find((key) => RULE_OF_RULING[key] === rule);
}

/** For a paragraph that leaves a question open, the paragraph about that question. */
export const SEE_ALSO: { readonly [Rule in RuleId]?: RuleId } = {
  election: 'noble-in-forum',
  cards: 'half-rounds',
  'tied-first': 'tied-first-behind',
  'shared-victory': 'final-tie',
};

export const numberOfRule = paragraphNumbers<RuleId>(CHAPTERS);

/** The rule by which these players are consuls. */
export function ruleOfElection({ consuls, withoutMarker, ruling }: Election): Ground {
  if (withoutMarker.length > 0) return { rule: 'no-marker', ruling };
  return { rule: consuls.some(({ before }) => before.length > 0) ? 'equal-votes' : 'election', ruling };
}

/** The rule by which a player gets this many points on a hill. */
export function ruleOfAward({ isNew, ruling }: HillScore, { for: place, sharedWith }: Award): Ground {
  if (place === 'both' && sharedWith.length === 0) return { rule: 'nobody-second' };
  if (sharedWith.length > 0)
    return place === 'second' ? { rule: 'tied-second' } : { rule: 'tied-first', ruling };
  // Somebody is alone in a place while the first are tied: only the ruling allows a second place then.
  if (ruling) return { rule: 'tied-first', ruling };
  return { rule: isNew ? 'new-hill' : 'first-and-second' };
}

/**
 * The rules by which a hill was shared: one for each place that several share, then one for what a tie means for
 * those behind.
 */
export function rulesOfSharing(hill: HillScore): readonly Ground[] {
  const { awards, ruling } = hill;
  const shared = awards.filter(
    ({ for: place, sharedWith }, index) =>
      sharedWith.length > 0 && awards.findIndex((award) => award.for === place) === index,
  );
  const behind = ruling ? awards.slice(0, 1) : [];
  return [...shared, ...behind].map((award) => ruleOfAward(hill, award));
}

/** The rule for this many plebeians in the waiting camp: half of an odd number depends on a ruling. */
export function ruleOfCards(count: number): Ground {
  return { rule: 'cards', ruling: count % 2 === 1 ? 'halfRounds' : undefined };
}

export function ruleOfFinalTie({ most, ruling }: FinalTie): Ground {
  return { rule: most.length > 1 ? 'shared-victory' : 'tie-break', ruling };
}
