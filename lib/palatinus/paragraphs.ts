/**
 * The rules as numbered paragraphs, and for each item of a result the paragraph that justifies it. This file has only
 * ids: the words are in the catalogue, and the numbers follow from the order, so that inserting a paragraph renumbers
 * those after it everywhere. An id is also an address (`/rules#flee`) and must not change.
 */

import { type GroundOf, paragraphNumbers } from '../text';
import type { Capture, Condottiere, Control, Influence } from './result';
import { RULING_KEYS, type RulingKey } from './rulings';

export const CHAPTERS = [
  { id: 'before', rules: ['brings', 'last-turns', 'wolf', 'beside'] },
  { id: 'course', rules: ['order', 'gone'] },
  {
    id: 'condottieri',
    rules: ['judged', 'flee', 'capture', 'own-people-too', 'same-time', 'captive', 'shared-captive'],
  },
  {
    id: 'influence',
    rules: ['from-the-arrow', 'merchant', 'peasant', 'own-spring', 'condottiere-earns-nothing', 'ally'],
  },
  { id: 'control', rules: ['control', 'tie', 'unclaimed'] },
  { id: 'end', rules: ['points', 'tie-break', 'shared-victory'] },
  {
    id: 'open',
    rules: ['empty-spring', 'lone-condottiere', 'captured-twice', 'tie-breaks', 'ally-pieces'],
  },
  { id: 'editions', rules: ['face-down', 'clockwise', 'unanswered'] },
] as const;

export type RuleId = (typeof CHAPTERS)[number]['rules'][number];

export type Ground = GroundOf<RuleId, RulingKey>;

/** The paragraph that explains each ruling. */
export const RULE_OF_RULING = {
  emptySpring: 'empty-spring',
  loneCondottiere: 'lone-condottiere',
  doubleCaptureByOnePlayer: 'captured-twice',
  tieBreak: 'tie-breaks',
  allyPieces: 'ally-pieces',
} as const satisfies Readonly<Record<RulingKey, RuleId>>;

/** The ruling that a paragraph explains, if any. */
export function rulingOfRule(rule: RuleId): RulingKey | undefined {
  return RULING_KEYS.find((key) => RULE_OF_RULING[key] === rule);
}

/** For a paragraph that leaves a question open, the paragraph about that question. */
export const SEE_ALSO: { readonly [Rule in RuleId]?: RuleId } = {
  flee: 'lone-condottiere',
  'shared-captive': 'captured-twice',
  peasant: 'empty-spring',
  ally: 'ally-pieces',
  'tie-break': 'tie-breaks',
};

export const numberOfRule = paragraphNumbers<RuleId>(CHAPTERS);

export function ruleOfCondottiere({ outcome, ruling }: Condottiere): Ground {
  if (ruling) return byRuling(ruling);
  return { rule: outcome === 'captures' ? 'capture' : 'flee' };
}

export function ruleOfCapture({ takers, ownPeople, ruling }: Capture): Ground {
  const isShared = takers.some(({ player }) => player !== takers[0]?.player);
  if (!isShared && !ruling) return { rule: ownPeople ? 'own-people-too' : 'captive' };
  const ground: Ground = isShared || !ruling ? { rule: 'shared-captive', ruling } : byRuling(ruling);
  return ownPeople ? { ...ground, also: ['own-people-too'] } : ground;
}

/**
 * An ally's influence rests on the ruling about allies. Rulings that affect one of its sources are listed beside it.
 */
export function ruleOfInfluence({ kind, player, sources, ruling }: Influence): Ground {
  if (player === null) return byRuling('allyPieces');
  if (kind === 'condottiere') return { rule: 'condottiere-earns-nothing' };
  const hasOwnSpring = sources.some(({ reason }) => reason === 'own-spring');
  const isOwnSpringOnly = hasOwnSpring && sources.length === 1;
  const ofSources = sources.flatMap((source) => source.ruling ?? []);
  const also: readonly RuleId[] = [
    ...(hasOwnSpring && !isOwnSpringOnly ? ['own-spring' as const] : []),
    ...ofSources.filter((each) => each !== ruling).map((each) => RULE_OF_RULING[each]),
  ];
  const rule = isOwnSpringOnly ? 'own-spring' : kind;
  return { rule, ruling, ...(also.length > 0 && { also: [...new Set(also)] }) };
}

const CONTROL_RULES = { won: 'control', tied: 'tie', unclaimed: 'unclaimed' } as const;

export function ruleOfControl({ kind }: Control): Ground {
  return { rule: CONTROL_RULES[kind] };
}

function byRuling(ruling: RulingKey): Ground {
  return { rule: RULE_OF_RULING[ruling], ruling };
}
