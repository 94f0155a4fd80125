/**
 * Misreadings: ways in which real tables count wrongly, each a variation of one rule, used to explain a table's own
 * count.
 *
 * A misreading takes the rules and returns them with one of them replaced, usually by editing the output of the right
 * rule: to forget one's own spring, it drops that source. Misreadings are always applied in the order of this list;
 * if two change the same rule, the later one edits the output of the earlier one.
 */

import type { Board } from './board';
import { byField, type Field, fieldsOf, hillOf, parseField } from './field';
import { type Position, without } from './game';
import type { RuleId } from './paragraphs';
import type { Condottiere, Source } from './result';
import { RULES, type RuleContext, type Rules } from './rules';
import { type FieldName, LETTERS, type Letter, type Piece } from './types';

type Variation = (rules: Rules) => Partial<Rules>;

const VARIATIONS = {
  /** All condottieri act, hill after hill, before any hill is counted. */
  'condottieri-first': () => ({ countedAfter: () => LETTERS.length - 1 }),

  /** Captives and fugitives stay on the board, and go on counting. */
  'captives-stay': () => ({ leaving: () => [] }),

  /** Only neighbours around the same hill count, for capturing and for influence. */
  'same-hill-only': () => ({ adjacency: onlyAroundTheSameHill }),

  /** Merchants do not count inhabitants of their own colour. */
  'merchants-skip-own': ({ sources }) => ({
    sources: (context, position, field, piece) =>
      piece.kind === 'merchant'
        ? sources(context, position, field, piece).filter(
            ({ at }) => position[parseField(at)]?.people !== piece.people,
          )
        : sources(context, position, field, piece),
  }),

  /** A merchant is worth 2 to a merchant, and a peasant 1. */
  'merchant-peasant-swapped': worth({ merchant: 2, peasant: 1 }),

  /** A condottiere is worth nothing to a merchant. */
  'condottieri-count-nothing': forgetting((source) => source.reason === 'condottiere'),

  /** The spring on the peasant's own field is forgotten. */
  'own-spring-forgotten': forgetting((source) => source.reason === 'own-spring'),

  /** A spring on an occupied field is forgotten. */
  'occupied-springs-forgotten': forgetting(
    (source, position) => source.reason === 'spring' && position[parseField(source.at)] !== undefined,
  ),

  /** An empty field is worth 1 to a peasant. */
  'empty-field-worth-one': worth({ 'empty-field': 1 }),

  /** The condottieri of a hill act one after the other from the arrow. */
  'condottieri-in-turn': () => ({ judgeAll: judgeInTurn }),

  /** A condottiere leaves the board with its captives. */
  'captor-leaves': ({ leaving }) => ({
    leaving: (condottiere) =>
      condottiere.outcome === 'captures' ? [...leaving(condottiere), condottiere.at] : leaving(condottiere),
  }),

  /** Condottieri spare their owner's inhabitants. */
  'opponents-only': ({ judge }) => ({
    judge: (context, position, field, piece) => {
      const condottiere = judge(context, position, field, piece);
      const isOpponent = (at: FieldName): boolean => {
        const { people } = position[parseField(at)] as Piece;
        return context.owners[people] !== condottiere.player;
      };
      return { ...condottiere, captured: condottiere.captured.filter(isOpponent) };
    },
  }),

  /** All players who tie for a hill take the token's value. */
  'ties-take-token': ({ gainsFromControl }) => ({
    gainsFromControl: (hill) =>
      hill.outcome.kind === 'tied'
        ? gainsFromControl(hill).map((gain) => ({ ...gain, what: 'token', points: hill.token }))
        : gainsFromControl(hill),
  }),

  /** Players who tie for a hill take nothing. */
  'ties-take-nothing': ({ gainsFromControl }) => ({
    gainsFromControl: (hill) => (hill.outcome.kind === 'tied' ? [] : gainsFromControl(hill)),
  }),
} as const satisfies Readonly<Record<string, Variation>>;

export type Misreading = keyof typeof VARIATIONS;

export const MISREADINGS = Object.keys(VARIATIONS) as readonly Misreading[];

/** The paragraph that is misread. */
export const RULE_OF_MISREADING: Readonly<Record<Misreading, RuleId>> = {
  'condottieri-first': 'order',
  'captives-stay': 'gone',
  'same-hill-only': 'beside',
  'merchants-skip-own': 'merchant',
  'merchant-peasant-swapped': 'merchant',
  'condottieri-count-nothing': 'merchant',
  'own-spring-forgotten': 'own-spring',
  'occupied-springs-forgotten': 'peasant',
  'empty-field-worth-one': 'peasant',
  'condottieri-in-turn': 'same-time',
  'captor-leaves': 'capture',
  'opponents-only': 'own-people-too',
  'ties-take-token': 'tie',
  'ties-take-nothing': 'tie',
};

/** The rules as they are for a table that makes these mistakes. */
export function misread(misreadings: readonly Misreading[]): Rules {
  let read: Rules = RULES;
  for (const misreading of MISREADINGS) {
    if (misreadings.includes(misreading)) read = { ...read, ...vary(misreading, read) };
  }
  return read;
}

function vary(misreading: Misreading, rules: Rules): Partial<Rules> {
  const variation: Variation = VARIATIONS[misreading];
  return variation(rules);
}

/** Changes what a source is worth, by its reason. */
function worth(points: Partial<Record<Source['reason'], number>>): Variation {
  return ({ sources }) => ({
    sources: (...found) =>
      sources(...found).map((source) => ({ ...source, points: points[source.reason] ?? source.points })),
  });
}

/** Drops the sources that the table forgot. */
function forgetting(forgotten: (source: Source, position: Position) => boolean): Variation {
  return ({ sources }) => ({
    sources: (context, position, field, piece) =>
      sources(context, position, field, piece).filter((source) => !forgotten(source, position)),
  });
}

function onlyAroundTheSameHill(board: Board): Board {
  const same = (field: Field) => (beside: Field) => hillOf(beside) === hillOf(field);
  return {
    ...board,
    neighbours: byField((field) => board.neighbours[field].filter(same(field))),
    around: byField((field) => board.around[field].filter(same(field))),
  };
}

function judgeInTurn(context: RuleContext, start: Position, hill: Letter): readonly Condottiere[] {
  const condottieri: Condottiere[] = [];
  let position = start;
  for (const field of fieldsOf(hill)) {
    const piece = position[field];
    if (piece?.kind !== 'condottiere') continue;
    const condottiere = context.rules.judge(context, position, field, piece);
    condottieri.push(condottiere);
    position = without(position, context.rules.leaving(condottiere));
  }
  return condottieri;
}
