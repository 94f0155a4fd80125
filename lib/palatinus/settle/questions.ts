/**
 * Which open questions come up in a game, and where: read from its result, whose items name the ruling they rest on.
 */

import {
  type FieldName,
  type Game,
  type Hill,
  type Letter,
  type Result,
  RULING_KEYS,
  type RulingKey,
  score,
} from '..';

/** One inhabitant, at the hill being counted, for whom a question had to be answered. */
export interface Occasion {
  readonly ruling: RulingKey;
  readonly hill: Letter;
  /** The peasant, the condottiere, the captive or the ally's inhabitant it is about. */
  readonly at: FieldName;
  /** The empty springs next to the peasant, for `emptySpring`; empty for other rulings. */
  readonly springs: readonly FieldName[];
}

export type WhyNot =
  | 'no-empty-spring'
  | 'no-lone-condottiere'
  | 'no-double-capture'
  | 'no-tie'
  | 'no-allies'
  | 'allies-earn-nothing';

/** A question, under the answers of the game: where it comes up, or why it does not. */
export interface Question {
  readonly ruling: RulingKey;
  /** Why it does not come up; undefined if it does. */
  readonly whyNot: WhyNot | undefined;
  /** In the order in which the hills are counted; empty for `tieBreak`. */
  readonly occasions: readonly Occasion[];
  /** For `tieBreak`, the players who share the most points; empty for other rulings. */
  readonly tied: readonly number[];
}

/** All questions, in the order of RULINGS. One that does not come up changes nothing, however it is answered. */
export function questionsIn(game: Game, result: Result = score(game)): readonly Question[] {
  const all = occasionsIn(result);
  const tied = tiedIn(result);
  return RULING_KEYS.map((ruling) => {
    const occasions = all.filter((occasion) => occasion.ruling === ruling);
    const comesUp = ruling === 'tieBreak' ? tied.length > 0 : occasions.length > 0;
    return {
      ruling,
      whyNot: comesUp ? undefined : whyNotOf(ruling, game),
      occasions,
      tied: ruling === 'tieBreak' ? tied : [],
    };
  });
}

function whyNotOf(ruling: RulingKey, { players }: Game): WhyNot {
  switch (ruling) {
    case 'emptySpring':
      return 'no-empty-spring';
    case 'loneCondottiere':
      return 'no-lone-condottiere';
    case 'doubleCaptureByOnePlayer':
      return 'no-double-capture';
    case 'tieBreak':
      return 'no-tie';
    case 'allyPieces':
      return players.some(({ ally }) => ally) ? 'allies-earn-nothing' : 'no-allies';
  }
}

/** Every occasion of a result, hill by hill: condottieri, then captives, then influence. */
function occasionsIn({ hills }: Result): readonly Occasion[] {
  return hills.flatMap(occasionsAt);
}

/** Every occasion of two results, hill by hill, each once: with other answers, different inhabitants may be left. */
export function occasionsInEither(one: Result, other: Result): readonly Occasion[] {
  return one.hills.flatMap((hill, index) => {
    const found = occasionsAt(hill);
    const more = other.hills.slice(index, index + 1).flatMap(occasionsAt);
    const isNew = ({ ruling, at }: Occasion): boolean =>
      !found.some((known) => known.ruling === ruling && known.at === at);
    return [...found, ...more.filter(isNew)];
  });
}

function occasionsAt({ letter: hill, condottieri, captures, influence }: Hill): readonly Occasion[] {
  const occasions: Occasion[] = [];
  for (const { ruling, at } of [...condottieri, ...captures])
    if (ruling) occasions.push({ ruling, hill, at, springs: [] });
  for (const { at, ruling, sources, points } of influence) {
    const springs = sources.filter((source) => source.ruling === 'emptySpring').map((source) => source.at);
    if (springs.length > 0) occasions.push({ ruling: 'emptySpring', hill, at, springs });
    // The owner of an ally's inhabitant does not matter if it earns nothing.
    if (ruling === 'allyPieces' && points > 0) occasions.push({ ruling, hill, at, springs: [] });
  }
  return occasions;
}

/** The players who share the most points; empty if only one has them. */
export function tiedIn({ tally }: Result): readonly number[] {
  const most = Math.max(...tally.map(({ points }) => points));
  const leaders = tally.filter(({ points }) => points === most).map(({ player }) => player);
  return leaders.length > 1 ? leaders : [];
}
