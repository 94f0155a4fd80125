/**
 * What a list shows of a game without counting it again: who played, how it ended, a small picture. The game's engine
 * makes it. A summary of another version is discarded and rebuilt.
 */

import { type Check, isCount, isListOf, isOneOf, isRecordOf, isTextOf } from '../store';
import { nameProblem } from '../text';

/** Increment it whenever an engine counts differently or a summary has more. */
export const SUMMARY_VERSION = 3;

export const SEAT_COLOURS = ['red', 'purple', 'green', 'yellow', 'blue'] as const;

export interface Seat {
  /** Statistics over all games ignore a seat without a name. */
  readonly name?: string;
  readonly colour: (typeof SEAT_COLOURS)[number];
  /** This and the following fields depend on how far the game was counted. */
  readonly points?: number;
  readonly captives?: number;
  /** The hill that was worth most to this player. */
  readonly best?: { readonly hill: string; readonly worth: number };
}

export interface Summary {
  readonly version: number;
  readonly seats: readonly Seat[];
  /** By seat; empty until the game is finished. */
  readonly winners: readonly number[];
  /** How far the game is: inhabitants placed out of those expected, or epochs begun out of five. */
  readonly done: number;
  readonly of: number;
  /** A short encoding of a drawing that only the same game can read. */
  readonly picture: string;
}

export function isFinished({ winners }: Pick<Summary, 'winners'>): boolean {
  return winners.length > 0;
}

const MOST_SEATS = 5;
const isPoints = isCount(-999, 999);
const isSeat = isRecordOf(
  { colour: isOneOf(SEAT_COLOURS) },
  {
    name: (value) => nameProblem(value) === undefined,
    points: isPoints,
    captives: isPoints,
    best: isRecordOf({ hill: isTextOf(1, 20), worth: isPoints }),
  },
);

const isShape = isRecordOf({
  version: isOneOf([SUMMARY_VERSION]),
  seats: isListOf(isSeat, MOST_SEATS),
  winners: isListOf(isCount(0, MOST_SEATS - 1), MOST_SEATS),
  done: isCount(0, 999),
  of: isCount(0, 999),
  picture: (value) => typeof value === 'string' && /^[\w.-]{0,100}$/.test(value),
});

/** A summary of the current version. */
export const isSummary: Check = (value) => {
  if (!isShape(value)) return false;
  const { seats, winners } = value as Summary;
  return winners.every((winner) => seats[winner]?.points !== undefined);
};
