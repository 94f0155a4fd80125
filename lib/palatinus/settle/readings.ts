/** Whether an argument about the rules matters: what other answers to the open questions would change in a game. */

import {
  type Difference,
  differencesBetween,
  type Game,
  type HillSoFar,
  hasSameWinners,
  type Letter,
  type Result,
  RULING_KEYS,
  RULINGS,
  type RulingKey,
  type Rulings,
} from '..';
import { type Occasion, occasionsInEither, tiedIn } from './questions';
import { scorerOfReadings } from './variants';

export type Answer = Rulings[RulingKey];

/** One question answered differently from the game, all others as in the game. */
export interface OtherAnswer {
  readonly ruling: RulingKey;
  readonly answer: Answer;
  readonly result: Result;
  /** What the answer changes; empty if all comes out the same. */
  readonly differences: readonly Difference[];
}

/**
 * Every single answer that differs from the game's, in the order of RULINGS. `known` limits the changes to the hills
 * shown so far.
 */
export function otherAnswers(game: Game, known?: readonly HillSoFar[]): readonly OtherAnswer[] {
  const scoreReading = scorerOfReadings(game);
  const own = scoreReading({});
  return RULING_KEYS.flatMap((ruling) =>
    answersOtherThan(game.rulings, ruling).map((answer) => {
      const result = scoreReading({ [ruling]: answer });
      return { ruling, answer, result, differences: differencesBetween(own, result, known) };
    }),
  );
}

/** A smallest set of changed answers that changes the winners. */
export interface DecisiveRulings {
  /** The changed answers only. */
  readonly rulings: Partial<Rulings>;
  readonly result: Result;
  /** The hills that change hands, the points and the winners, compared with the game as it is. */
  readonly differences: readonly Difference[];
  /** What the changed answers are about, in either reading: captives, and influence around hills that change hands. */
  readonly occasions: readonly Occasion[];
  /**
   * The players who share the most points under the changed answers, if there are several: the tie-break decides
   * between them.
   */
  readonly tied: readonly number[];
}

/** All smallest sets of changed answers that change the winners: those of one answer first, then in the order of RULINGS. */
export function decisiveRulings(game: Game): readonly DecisiveRulings[] {
  const scoreReading = scorerOfReadings(game);
  const own = scoreReading({});
  const decisive: DecisiveRulings[] = [];
  for (const rulings of changedAnswers(game)) {
    if (decisive.some((smaller) => isPartOf(smaller.rulings, rulings))) continue;
    const result = scoreReading(rulings);
    if (!hasSameWinners(own, result)) decisive.push(comparedWith(own, rulings, result));
  }
  return decisive;
}

function comparedWith(own: Result, rulings: Partial<Rulings>, result: Result): DecisiveRulings {
  const differences = differencesBetween(own, result);
  const isChanged = (letter: Letter): boolean =>
    differences.some((difference) => difference.what === 'hill' && difference.letter === letter);
  // The worth of a captive matters whoever takes the hill; everything else matters only through the hill where it is
  // counted.
  const occasions = occasionsInEither(own, result).filter(
    ({ ruling, hill }) => ruling in rulings && (isChanged(hill) || ruling === 'doubleCaptureByOnePlayer'),
  );
  return { rulings, result, differences, occasions, tied: tiedIn(result) };
}

/**
 * Every way to answer some of the questions differently from the game: few changes first, then in the order of
 * RULINGS.
 */
function changedAnswers({ rulings }: Game): readonly Partial<Rulings>[] {
  const sets = setsOfAnswers(rulings, RULING_KEYS);
  return sets.toSorted((one, other) => Object.keys(one).length - Object.keys(other).length);
}

function setsOfAnswers(rulings: Rulings, [key, ...later]: readonly RulingKey[]): readonly Partial<Rulings>[] {
  if (key === undefined) return [];
  const without = setsOfAnswers(rulings, later);
  const including = answersOtherThan(rulings, key).flatMap((answer) => {
    const changed = { [key]: answer };
    return [changed, ...without.map((others) => ({ ...changed, ...others }))];
  });
  return [...including, ...without];
}

function answersOtherThan(rulings: Rulings, key: RulingKey): readonly Answer[] {
  return RULINGS[key].filter((answer) => answer !== rulings[key]);
}

function isPartOf(smaller: Partial<Rulings>, larger: Partial<Rulings>): boolean {
  return Object.entries(smaller).every(([key, answer]) => larger[key as RulingKey] === answer);
}

/** The hills that change hands. */
export function changedHills({
  differences,
}: Pick<DecisiveRulings, 'differences'>): readonly Extract<Difference, { what: 'hill' }>[] {
  return differences.filter((difference) => difference.what === 'hill');
}

/** A hill worth counting both ways. */
export interface ContestedHill {
  readonly letter: Letter;
  /** The answers that differ in the other reading. */
  readonly changed: Partial<Rulings>;
}

/**
 * The hills that change hands, or if none does, those that the answers are about. Each hill comes once, because
 * readings of the same questions differ only in the tie-break, which changes nothing on a board.
 */
export function contestedHills(readings: readonly DecisiveRulings[]): readonly ContestedHill[] {
  const all = readings.flatMap((reading) => {
    const inQuestion = changedHills(reading).map(({ letter }) => letter);
    const letters = inQuestion.length > 0 ? inQuestion : reading.occasions.map(({ hill }) => hill);
    return letters.map((letter) => ({ letter, changed: reading.rulings }));
  });
  return all.filter(({ letter }, index) => all.findIndex((other) => other.letter === letter) === index);
}
