/**
 * The rules as numbered paragraphs, and for each item of a result the paragraph it rests on. Only ids stand here: the
 * words are in the catalogue, and the numbers follow from the order, so that a paragraph put in between moves the ones
 * after it everywhere at once. An id is also an address (`/rules#flee`) and stays when its number changes.
 */

import { parseField } from './field';
import type { Game } from './game';
import type { Capture, Condottiere, Control, Influence, Result } from './result';
import type { RulingKey } from './rulings';

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

export type ChapterId = (typeof CHAPTERS)[number]['id'];
export type RuleId = (typeof CHAPTERS)[number]['rules'][number];

/** The paragraph something rests on, and the ruling that has a say in it, if one has. */
export interface Ground {
  readonly rule: RuleId;
  readonly ruling?: RulingKey;
}

/** The paragraph that tells what a ruling is about. */
export const RULE_OF_RULING = {
  emptySpring: 'empty-spring',
  loneCondottiere: 'lone-condottiere',
  doubleCaptureByOnePlayer: 'captured-twice',
  tieBreak: 'tie-breaks',
  allyPieces: 'ally-pieces',
} as const satisfies Readonly<Record<RulingKey, RuleId>>;

const NUMBERS = Object.fromEntries(
  CHAPTERS.flatMap(({ rules }, chapter) => rules.map((rule, index) => [rule, `${chapter + 1}.${index + 1}`])),
) as Readonly<Record<RuleId, string>>;

/** `3.2`: the second paragraph of the third chapter. */
export function numberOfRule(rule: RuleId): string {
  return NUMBERS[rule];
}

export function ruleOfCondottiere({ outcome, merchants, peasants }: Condottiere): Ground {
  if (merchants.length + peasants.length === 0) return byRuling('loneCondottiere');
  return { rule: outcome === 'captures' ? 'capture' : 'flee' };
}

/** Who captured their own people is known only with the players. */
export function ruleOfCapture({ people, takers }: Capture, seen?: Pick<Game, 'players'>): Ground {
  const owners = new Set(takers.map(({ player }) => player));
  const again = owners.size < takers.length;
  if (owners.size > 1)
    return { rule: 'shared-captive', ...(again && { ruling: 'doubleCaptureByOnePlayer' as const }) };
  if (again) return byRuling('doubleCaptureByOnePlayer');
  const own = takers.some(({ player }) => seen?.players[player]?.people === people);
  return { rule: own ? 'own-people-too' : 'captive' };
}

/** With the players and the position that was counted, also rulings are named of which the item itself shows no trace. */
export function ruleOfInfluence(influence: Influence, seen?: Pick<Game, 'players' | 'position'>): Ground {
  const { kind, people, player, points } = influence;
  if (player === null) return byRuling('allyPieces');
  if (kind === 'condottiere') return { rule: 'condottiere-earns-nothing' };
  const ally = seen?.players.some((each) => each.ally === people) === true;
  if (kind === 'merchant') return { rule: 'merchant', ...(ally && points > 0 && ALLY) };
  const ownOnly = points > 0 && influence.sources.every(({ reason }) => reason === 'own-spring');
  return {
    rule: ownOnly ? 'own-spring' : 'peasant',
    ...(ally && points > 0 ? ALLY : hasEmptySpring(influence, seen) && { ruling: 'emptySpring' as const }),
  };
}

const ALLY = { ruling: 'allyPieces' } as const;

/** Whether a spring beside it is empty: its field gives twice, or would have under the other reading. */
function hasEmptySpring({ sources }: Influence, seen?: Pick<Game, 'position'>): boolean {
  return sources.some(
    ({ at, reason }) =>
      reason === 'spring' &&
      (seen
        ? seen.position[parseField(at)] === undefined
        : sources.some((other) => other.at === at && other.reason === 'empty-field')),
  );
}

const CONTROL_RULES = { won: 'control', tied: 'tie', unclaimed: 'unclaimed' } as const;

export function ruleOfControl({ kind }: Control): Ground {
  return { rule: CONTROL_RULES[kind] };
}

const DECISION_RULES = { points: 'points', 'tie-break': 'tie-break', shared: 'shared-victory' } as const;

export function ruleOfDecision({ decidedBy }: Pick<Result, 'decidedBy'>): Ground {
  return { rule: DECISION_RULES[decidedBy], ...(decidedBy !== 'points' && { ruling: 'tieBreak' as const }) };
}

function byRuling(ruling: RulingKey): Ground {
  return { rule: RULE_OF_RULING[ruling], ruling };
}
