/**
 * The two lessons on the example, step by step. The first teaches all that is needed to count a hill, in two minutes;
 * the second has the cases that do not come up there.
 */

import type { FieldName, Letter, RuleId } from '..';
import type { Ask, Topic } from '../quiz';
import type { ExampleLesson } from './lesson-ids';
import type { FieldsAsked } from './tasks';

export const IDEAS = [
  'neighbours',
  'captures',
  'merchant',
  'peasant',
  'control',
  'order',
  'alone',
  'own-field',
  'both',
  'shared',
  'fate',
  'gone',
  'nobody',
  'colours',
  'tied',
] as const;
export type Idea = (typeof IDEAS)[number];

export interface StepPlan {
  readonly idea: Idea;
  readonly topic: Topic;
  /** If it differs from the rule of the topic. */
  readonly rule?: RuleId;
  /** Which fields to tap, or which answer to choose. */
  readonly asks: FieldsAsked | Ask<'influence' | 'condottiere' | 'hill' | 'gains'>;
  /** Inhabitants who are removed first. */
  readonly absent?: readonly FieldName[];
  /** An inhabitant who is moved first. */
  readonly moved?: { readonly from: FieldName; readonly to: FieldName };
}

const influence = (at: FieldName): Ask<'influence'> => ({ what: 'influence', at });
const condottiere = (at: FieldName): Ask<'condottiere'> => ({ what: 'condottiere', at });
const hill = (letter: Letter): Ask<'hill'> => ({ what: 'hill', letter });
const gains = (letter: Letter): Ask<'gains'> => ({ what: 'gains', letter });

/**
 * The first lesson: the rulebook's hill C, a look back at hill A, where a captive of hill C still stood, and then
 * hill D without help. Hill D has one captive, one merchant against one peasant and few neighbours, so that it can be
 * counted in the head: one tap answers each screen. Leaving the captive on the board would give the hill to another
 * player. The second lesson goes from hill to hill and repeats no question of the first; where it changes a position,
 * it says so.
 */
export const PLANS: Readonly<Record<ExampleLesson, readonly StepPlan[]>> = {
  'hill-c': [
    {
      idea: 'neighbours',
      topic: 'other-hills',
      asks: { of: 'last-neighbour', at: 'C2', known: ['C1', 'C3', 'E4'] },
    },
    { idea: 'captures', topic: 'own-side', rule: 'capture', asks: condottiere('C5') },
    { idea: 'merchant', topic: 'merchant', asks: influence('C3') },
    { idea: 'peasant', topic: 'peasant', asks: influence('C2') },
    { idea: 'control', topic: 'whole-hill', asks: hill('C') },
    { idea: 'order', topic: 'order', asks: influence('A3') },
    {
      idea: 'alone',
      topic: 'whole-hill',
      asks: hill('D'),
      absent: ['A1', 'D1', 'D6'],
      moved: { from: 'G1', to: 'B5' },
    },
  ],
  'finer-points': [
    { idea: 'own-field', topic: 'own-spring', asks: influence('A4') },
    { idea: 'both', topic: 'empty-spring', asks: influence('B3'), absent: ['B4'] },
    { idea: 'shared', topic: 'shared-captive', asks: gains('C'), absent: ['C3', 'C6'] },
    { idea: 'fate', topic: 'equal-groups', asks: condottiere('E2'), absent: ['F4'] },
    { idea: 'gone', topic: 'captives-gone', asks: { of: 'leaving', letter: 'E' } },
    { idea: 'nobody', topic: 'whole-hill', rule: 'unclaimed', asks: hill('E'), absent: ['E4'] },
    { idea: 'colours', topic: 'own-colour', asks: influence('F5') },
    { idea: 'tied', topic: 'tie', asks: gains('F'), absent: ['F4'] },
  ],
};
