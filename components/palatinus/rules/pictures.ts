/** Who stands where in the pictures of the rules. The engine counts them, so no result is written here. */

import type { FieldName, RuleId, Rulings } from '@/lib/palatinus';
import type { Placement } from './small-table';

export interface Picture {
  /**
   * What is drawn: what the condottieri of hill A do, the influence of one inhabitant, or the neighbours of a field.
   */
  readonly shows: 'condottieri' | 'influence' | 'neighbours';
  /** The field it is about; a picture of all condottieri of hill A has none. */
  readonly at?: FieldName;
  readonly placement: Placement;
  readonly springs?: readonly FieldName[];
  readonly rulings?: Partial<Rulings>;
}

const CROWD = { A2: 'green merchant', A6: 'blue peasant', B5: 'blue merchant', G3: 'green peasant' } as const;

const EMPTY_SPRING = {
  shows: 'influence',
  at: 'A1',
  placement: { ...CROWD, A1: 'red peasant' },
  springs: ['B4'],
} as const satisfies Picture;

const LONE = { shows: 'condottieri', placement: { A1: 'red condottiere' } } as const satisfies Picture;

const TWICE = {
  shows: 'condottieri',
  placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'red condottiere' },
} as const satisfies Picture;

export const PICTURES: { readonly [Rule in RuleId]?: readonly Picture[] } = {
  beside: [{ shows: 'neighbours', at: 'A1', placement: { A1: 'red peasant' } }],
  flee: [{ shows: 'condottieri', placement: { ...CROWD, A1: 'red condottiere' } }],
  capture: [
    {
      shows: 'condottieri',
      placement: { A1: 'red condottiere', A2: 'green merchant', A6: 'green peasant', B5: 'blue peasant' },
    },
  ],
  'own-people-too': [
    {
      shows: 'condottieri',
      placement: { A1: 'red condottiere', A2: 'red merchant', A6: 'green merchant', B5: 'blue peasant' },
    },
  ],
  // Green counts one of each although red captures one of them, because both count before anyone leaves.
  'same-time': [
    {
      shows: 'condottieri',
      placement: { A1: 'red condottiere', B4: 'blue merchant', A2: 'green condottiere', A3: 'blue peasant' },
    },
  ],
  'shared-captive': [
    {
      shows: 'condottieri',
      placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'green condottiere' },
    },
  ],
  merchant: [
    {
      shows: 'influence',
      at: 'A1',
      placement: { A1: 'red merchant', A2: 'green merchant', A6: 'blue peasant', B5: 'green condottiere' },
    },
  ],
  peasant: [
    {
      shows: 'influence',
      at: 'A1',
      placement: { ...CROWD, A1: 'red peasant' },
      springs: ['A2'],
    },
  ],
  'own-spring': [
    { shows: 'influence', at: 'A1', placement: { ...CROWD, A1: 'red peasant' }, springs: ['A1'] },
  ],
  'empty-spring': [EMPTY_SPRING, { ...EMPTY_SPRING, rulings: { emptySpring: 'spring' } }],
  'lone-condottiere': [LONE, { ...LONE, rulings: { loneCondottiere: 'stays' } }],
  'captured-twice': [TWICE, { ...TWICE, rulings: { doubleCaptureByOnePlayer: 'disc' } }],
};
