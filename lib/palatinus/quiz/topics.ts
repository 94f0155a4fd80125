/**
 * What can be practised: each topic is one thing that people get wrong, with the misreadings it guards against and
 * the paragraph that answers it.
 */

import type { Misreading, RuleId, RulingKey } from '..';

/** How hard a question is: more sources, more condottieri, more shared captives. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export interface TopicFacts {
  readonly rule: RuleId;
  readonly guards: readonly Misreading[];
  /** The open question that it is about, if any: another answer is not wrong, but not the standard. */
  readonly ruling?: RulingKey;
}

const FACTS = {
  merchant: { rule: 'merchant', guards: ['merchant-peasant-swapped', 'condottieri-count-nothing'] },
  peasant: { rule: 'peasant', guards: ['empty-field-worth-one', 'occupied-springs-forgotten'] },
  'other-hills': { rule: 'beside', guards: ['same-hill-only'] },
  'own-colour': { rule: 'merchant', guards: ['merchants-skip-own'] },
  'empty-spring': {
    rule: 'empty-spring',
    guards: ['empty-field-worth-one', 'same-hill-only'],
    ruling: 'emptySpring',
  },
  'own-spring': { rule: 'own-spring', guards: ['own-spring-forgotten'] },
  'occupied-spring': { rule: 'peasant', guards: ['occupied-springs-forgotten'] },
  'equal-groups': { rule: 'flee', guards: ['same-hill-only', 'captives-stay'] },
  'lone-condottiere': {
    rule: 'lone-condottiere',
    guards: ['captives-stay', 'same-hill-only'],
    ruling: 'loneCondottiere',
  },
  'own-side': { rule: 'own-people-too', guards: ['opponents-only'] },
  'shared-captive': { rule: 'shared-captive', guards: ['condottieri-in-turn'] },
  'captives-gone': { rule: 'gone', guards: ['captives-stay', 'captor-leaves'] },
  'later-hills': { rule: 'gone', guards: ['captives-stay'] },
  order: { rule: 'order', guards: ['condottieri-first'] },
  tie: {
    rule: 'tie',
    guards: [
      'ties-take-token',
      'ties-take-nothing',
      'same-hill-only',
      'own-spring-forgotten',
      'occupied-springs-forgotten',
      'empty-field-worth-one',
      'merchants-skip-own',
      'merchant-peasant-swapped',
      'captives-stay',
    ],
  },
  'whole-hill': {
    rule: 'control',
    guards: [
      'same-hill-only',
      'captives-stay',
      'captor-leaves',
      'opponents-only',
      'own-spring-forgotten',
      'occupied-springs-forgotten',
      'empty-field-worth-one',
      'merchants-skip-own',
      'merchant-peasant-swapped',
      'condottieri-count-nothing',
    ],
  },
  winner: {
    rule: 'points',
    guards: ['ties-take-token', 'ties-take-nothing', 'captives-stay', 'same-hill-only', 'condottieri-first'],
  },
} as const satisfies Readonly<Record<string, TopicFacts>>;

export type Topic = keyof typeof FACTS;

/** In the recommended order. */
export const TOPICS = Object.keys(FACTS) as readonly Topic[];

export function factsOf(topic: Topic): TopicFacts {
  return FACTS[topic];
}

/**
 * These misreadings change the board, so that they would have changed the count of all hills and not only what is
 * asked.
 */
const BOARD_CHANGING: readonly Misreading[] = [
  'condottieri-first',
  'captives-stay',
  'same-hill-only',
  'condottieri-in-turn',
  'captor-leaves',
  'opponents-only',
];

/** Whether simpler misreadings are suggested before this one, unless the topic is only about such misreadings. */
export function isFarFetched(topic: Topic, misreading: Misreading): boolean {
  const { guards } = factsOf(topic);
  const isMeant = guards.includes(misreading) && guards.every((guard) => BOARD_CHANGING.includes(guard));
  return BOARD_CHANGING.includes(misreading) && !isMeant;
}

/** Topics by subject, so that the list of seventeen is easy to read. */
export const TOPIC_GROUPS = {
  influence: ['merchant', 'peasant', 'other-hills', 'own-colour'],
  springs: ['empty-spring', 'own-spring', 'occupied-spring'],
  condottieri: ['equal-groups', 'lone-condottiere', 'own-side', 'shared-captive'],
  leaving: ['captives-gone', 'later-hills', 'order'],
  results: ['tie', 'whole-hill', 'winner'],
} as const satisfies Readonly<Record<string, readonly Topic[]>>;
export type TopicGroup = keyof typeof TOPIC_GROUPS;
