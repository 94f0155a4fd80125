/** The parts of an explanation, each with the rule that it is about, if any. */

import {
  type Expected,
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
import { censusStrainOf } from './census-strain';
import type { EntrySlip, Explanation } from './explain-count';
import type { Answer } from './readings';
import type { TokenSlip } from './token-slips';

export type ExplanationPart =
  | { readonly what: 'misreading'; readonly misreading: Misreading; readonly rule: RuleId }
  | {
      readonly what: 'ruling';
      readonly ruling: RulingKey;
      readonly answer: Answer;
      readonly rule: RuleId;
    }
  | ({
      readonly what: 'slip';
      readonly entered: Piece | null;
      /** Whether the census would fit worse with this correction. */
      readonly strainsCensus: boolean;
    } & EntrySlip)
  | ({ readonly what: 'addition' } & Addition)
  | { readonly what: 'tokens'; readonly tokens: readonly TokenSlip[] };

/** Empty for the rules as they are. Without `expected`, the numbers of the rules are expected. */
export function partsOf(
  game: Game,
  explanation: Explanation,
  expected?: Expected,
): readonly ExplanationPart[] {
  const { misreadings, rulings, slip, addition, tokens } = explanation;
  return [
    ...misreadings.map(
      (misreading) => ({ what: 'misreading', misreading, rule: RULE_OF_MISREADING[misreading] }) as const,
    ),
    ...RULING_KEYS.flatMap((ruling) => {
      const answer = rulings[ruling];
      return answer ? [{ what: 'ruling', ruling, answer, rule: RULE_OF_RULING[ruling] } as const] : [];
    }),
    ...(slip
      ? [
          {
            what: 'slip',
            entered: game.position[parseField(slip.at)] ?? null,
            strainsCensus: censusStrainOf(game, expected)(slip) > 0,
            ...slip,
          } as const,
        ]
      : []),
    ...(addition ? [{ what: 'addition', ...addition } as const] : []),
    ...(tokens ? [{ what: 'tokens', tokens } as const] : []),
  ];
}
