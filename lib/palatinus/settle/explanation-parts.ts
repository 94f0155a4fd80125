/** An explanation, thing by thing: each with the rule that it is about, if it is about one. */

import {
  type Game,
  type Misreading,
  type Piece,
  parseField,
  RULE_OF_MISREADING,
  RULE_OF_RULING,
  RULING_KEYS,
  type RuleId,
  type RulingKey,
} from '..';
import type { Addition } from './additions';
import type { EntrySlip, Explanation } from './explain-count';
import type { Answer } from './readings';

export type ExplanationPart =
  | { readonly what: 'misreading'; readonly misreading: Misreading; readonly rule: RuleId }
  | {
      readonly what: 'ruling';
      readonly ruling: RulingKey;
      readonly answer: Answer;
      readonly rule: RuleId;
    }
  | ({ readonly what: 'slip'; readonly entered: Piece | null } & EntrySlip)
  | ({ readonly what: 'addition' } & Addition);

/** None for the rules as they are. */
export function partsOf({ position }: Game, explanation: Explanation): readonly ExplanationPart[] {
  const { misreadings, rulings, slip, addition } = explanation;
  return [
    ...misreadings.map(
      (misreading) => ({ what: 'misreading', misreading, rule: RULE_OF_MISREADING[misreading] }) as const,
    ),
    ...RULING_KEYS.flatMap((ruling) => {
      const answer = rulings[ruling];
      return answer ? [{ what: 'ruling', ruling, answer, rule: RULE_OF_RULING[ruling] } as const] : [];
    }),
    ...(slip ? [{ what: 'slip', entered: position[parseField(slip.at)] ?? null, ...slip } as const] : []),
    ...(addition ? [{ what: 'addition', ...addition } as const] : []),
  ];
}
