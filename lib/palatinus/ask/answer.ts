/**
 * The answer to a question: the engine counts a small sound game, with only the inhabitant and its neighbours on a
 * real board. If an open question of the rules affects the answer, there is one reading for each way to answer it.
 */

import {
  type Board,
  byField,
  type Condottiere,
  condottiereAt,
  DEFAULT_RULINGS,
  type Field,
  type Game,
  type Ground,
  gainsOfCondottiere,
  type Influence,
  influenceAt,
  KINDS,
  type Kind,
  PEOPLES,
  type Piece,
  type Reason,
  RULINGS,
  type RulingKey,
  type Rulings,
  ruleOfCondottiere,
  ruleOfInfluence,
} from '..';
import { boardWith, placeOfAsked } from './place';
import type { FieldCount, Neighbour, Question } from './question';

/** Everything that gives influence for the same reason. */
export interface InfluencePart {
  readonly reason: Reason;
  readonly count: number;
  /** What each of them gives. */
  readonly worth: number;
  readonly points: number;
}

/** The answer under one reading of the rules. */
export interface Reading {
  /** How the open question is answered here; undefined if none affects the answer. */
  readonly ruled?: Rulings[RulingKey] | undefined;
  /** The game that was counted, to be drawn. */
  readonly game: Game;
  readonly influence: Influence;
  readonly parts: readonly InfluencePart[];
  /** For a condottiere: what it does. */
  readonly condottiere?: Condottiere | undefined;
  /** What its captives are worth. */
  readonly captivePoints: number;
}

export interface Answer {
  /** The field on which the inhabitant stands. */
  readonly field: Field;
  /** The neighbouring fields, in the order of the question. */
  readonly neighbours: readonly Field[];
  /** The paragraphs on which the answer rests. */
  readonly grounds: readonly Ground[];
  /** The open question that affects the answer, if any. */
  readonly ruling?: RulingKey | undefined;
  /** A single reading, or one for each way to read the rules, the standard one first. */
  readonly readings: readonly [Reading, ...Reading[]];
}

export function answerTo(question: Question): Answer {
  const { field, neighbours } = placeOfAsked(question.neighbours.length as FieldCount);
  const standard = readingOf(question, DEFAULT_RULINGS);
  const ruling = standard.condottiere?.ruling ?? standard.influence.ruling;
  const readings = ruling
    ? RULINGS[ruling].map((ruled) => ({
        ...readingOf(question, { ...DEFAULT_RULINGS, [ruling]: ruled }),
        ruled,
      }))
    : [standard];
  return { field, neighbours, grounds: groundsOf(standard), ruling, readings: readings as [Reading] };
}

function readingOf(question: Question, rulings: Rulings): Reading {
  const game = gameOf(question, rulings);
  const { field } = placeOfAsked(question.neighbours.length as FieldCount);
  const influence = influenceAt(game, field) as Influence; // somebody stands there
  const condottiere = condottiereAt(game, field);
  const gains = condottiere ? gainsOfCondottiere(game, condottiere) : [];
  return {
    game,
    influence,
    parts: partsOf(influence),
    condottiere,
    captivePoints: gains.reduce((sum, { points }) => sum + points, 0),
  };
}

/** In the order in which they are listed. */
const REASONS: readonly Reason[] = [...KINDS, 'empty-field', 'spring', 'own-spring'];

function partsOf({ sources }: Influence): readonly InfluencePart[] {
  return REASONS.flatMap((reason) => {
    const alike = sources.filter((source) => source.reason === reason);
    const [first] = alike;
    const points = alike.reduce((sum, source) => sum + source.points, 0);
    return first ? [{ reason, count: alike.length, worth: first.points, points }] : [];
  });
}

function groundsOf({ condottiere, influence }: Reading): readonly Ground[] {
  const ofInfluence = ruleOfInfluence(influence);
  if (!condottiere) return [ofInfluence];
  const ofCaptives: readonly Ground[] =
    condottiere.outcome === 'captures' ? [{ rule: 'own-people-too' }, { rule: 'captive' }] : [];
  return [ruleOfCondottiere(condottiere), ...ofCaptives, ofInfluence];
}

/** Somebody whose kind was not asked for is a merchant, because to a peasant all kinds are the same. */
const KIND_NEXT_TO: Readonly<Record<Neighbour, Kind | undefined>> = {
  empty: undefined,
  merchant: 'merchant',
  peasant: 'peasant',
  condottiere: 'condottiere',
  somebody: 'merchant',
  spring: undefined,
  'taken-spring': 'merchant',
};

const isSpring = (neighbour: Neighbour): boolean => neighbour === 'spring' || neighbour === 'taken-spring';

/** There are five players, and every neighbour has another colour, because colours do not matter here. */
function gameOf({ kind, ownSpring, neighbours }: Question, rulings: Rulings): Game {
  const place = placeOfAsked(neighbours.length as FieldCount);
  const springs = place.neighbours.filter((_, index) => isSpring(neighbours[index] as Neighbour));
  const board: Board = boardWith(ownSpring ? [place.field, ...springs] : springs);
  const pieces = new Map<Field, Piece>([[place.field, { people: 'red', kind }]]);
  place.neighbours.forEach((field, index) => {
    const next = KIND_NEXT_TO[neighbours[index] as Neighbour];
    const people = PEOPLES[(index + 1) % PEOPLES.length];
    if (next && people) pieces.set(field, { people, kind: next });
  });
  return {
    players: PEOPLES.map((people) => ({ people })),
    board,
    position: byField((field) => pieces.get(field)),
    rulings,
  };
}
