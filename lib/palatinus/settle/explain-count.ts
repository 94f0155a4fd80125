/**
 * How the players may have come to their numbers: misreadings, other answers to open questions, one slip of entry, wrong
 * tokens, or one error of addition. Each of these counts 1, and the shortest explanation of all numbers is the most likely. If
 * several are equally short, there is no way to choose, so all of them are returned.
 *
 * A slip, tokens or an error of addition is only tried by itself, because together with a misreading it would explain almost
 * any numbers. Misreadings are tried in all pairs, even those that change nothing by themselves: the other one may
 * cause the tie that it is about.
 */

import { type FieldName, type Game, type Piece, type Result, score } from '..';
import { type Addition, additionsFor } from './additions';
import { type CountPlace, isSameAt, type Numbers, type OwnCount, placesIn } from './own-count';
import { type Reading, readingsByLength, scoreReading } from './readings-by-length';
import { slipsWhere } from './slips';
import { type TokenSlip, tokenVariants } from './token-slips';

export interface Explanation extends Reading {
  readonly slip: EntrySlip | null;
  readonly addition?: Addition;
  /** One token of another value, or two in each other's place. */
  readonly tokens?: readonly TokenSlip[];
}

/** What really stood on a field where something else was entered; null for nothing. */
export interface EntrySlip {
  readonly at: FieldName;
  readonly instead: Piece | null;
}

export interface NearestExplanation extends Explanation {
  /** The places that it does not explain. */
  readonly leaves: readonly CountPlace[];
}

export interface CountExplanation {
  /** The shortest explanations; empty if the count agrees with the rules or nothing explains it. */
  readonly explanations: readonly Explanation[];
  /** If nothing explains the count: what explains most numbers, and among those the shortest. */
  readonly nearest: NearestExplanation | null;
}

interface CountedReading {
  readonly reading: Reading;
  readonly result: Result;
}

const counted = new WeakMap<Game, readonly CountedReading[]>();

/**
 * The game counted with each single misreading or other answer: once for each game, because it does not depend on the
 * count. It can be computed in advance, so that the first typed number does not have to wait for it.
 */
export function countedByOneReading(game: Game): readonly CountedReading[] {
  const known = counted.get(game);
  if (known) return known;
  const [shortest = []] = readingsByLength(game);
  const anew = shortest.map((reading) => ({ reading, result: scoreReading(game, reading) }));
  counted.set(game, anew);
  return anew;
}

/** Explanations by one misreading or one other answer: available at once, while the others are being searched. */
export function explainByOneReading(game: Game, count: OwnCount): readonly Explanation[] {
  const places = placesIn(count);
  return countedByOneReading(game)
    .filter(({ result }) => places.every((place) => isSameAt(count, result, place)))
    .map(({ reading }) => ({ ...reading, slip: null }));
}

/** How many readings are tried between two reports of progress. */
const REPORT_EVERY = 64;

/** Calls `onProgress` with the share that is done, from 0 to 1. */
export function explainCount(
  game: Game,
  count: OwnCount,
  onProgress: (share: number) => void = () => {},
): CountExplanation {
  const places = placesIn(count);
  const leftBy = (numbers: Numbers): readonly CountPlace[] =>
    places.filter((place) => !isSameAt(count, numbers, place));
  let explanations: readonly Explanation[] = [];
  let nearest: NearestExplanation = { misreadings: [], rulings: {}, slip: null, leaves: leftBy(score(game)) };
  if (nearest.leaves.length === 0) return { explanations, nearest: null };

  function consider(explanation: Explanation, numbers: Numbers): void {
    const leaves = leftBy(numbers);
    if (leaves.length === 0) explanations = [...explanations, explanation];
    else if (leaves.length < nearest.leaves.length) nearest = { ...explanation, leaves };
  }

  function considerSlips(): void {
    const asRead = { misreadings: [], rulings: {}, slip: null };
    const fewest = nearest.leaves.length;
    // People add up wrongly more often than they enter a wrong piece.
    for (const { addition, numbers } of additionsFor(score(game), count))
      consider({ ...asRead, addition }, numbers);
    for (const { tokens, numbers } of tokenVariants(game, score(game)))
      consider({ ...asRead, tokens }, numbers);
    for (const { at, instead, result } of slipsWhere(game, (slipped) => leftBy(slipped).length < fewest))
      consider({ ...asRead, slip: { at, instead: instead ?? null } }, result);
  }

  const lengths = readingsByLength(game);
  const total = lengths.flat().length;
  let tried = 0;
  for (const [index, readings] of lengths.entries()) {
    for (const reading of readings) {
      consider({ ...reading, slip: null }, scoreReading(game, reading));
      tried += 1;
      if (tried % REPORT_EVERY === 0) onProgress(tried / total);
    }
    if (index === 0) considerSlips();
    if (explanations.length > 0) return { explanations, nearest: null };
  }
  return { explanations, nearest };
}
