/** Scoring: hills A to G, each its condottieri, then its influence; then the tally. */

import type { Gain } from './gains';
import { type Game, ownersOf, type Position, without } from './game';
import { controlOf, influenceAround, totalsOf } from './influence';
import type { Capture, Condottiere, Hill, Result } from './result';
import { type Reading, RULES, type Rules } from './rules';
import { tallyOf, winnersOf } from './tally';
import { LETTERS, type Letter } from './types';

/** Everything about the game's end. Other rules, from `misread`, are for explaining how a table came to another count. */
export function score(game: Game, rules: Rules = RULES): Result {
  const reading = readingOf(game, rules);
  const steps = walk(game, reading);
  const hills = steps.map((step, index) => {
    const { after } = steps[reading.rules.countedAfter(index)] as Step;
    return countHill(game, reading, step, after);
  });
  return conclude(game, reading, hills);
}

/** The positions to draw: before a hill, and after its captives and fugitives have left. */
export interface HillPositions {
  readonly letter: Letter;
  readonly before: Position;
  readonly after: Position;
}

/** The board as it stood at each hill; the last `after` is the end of the game. */
export function positions(game: Game, rules: Rules = RULES): readonly HillPositions[] {
  return walk(game, readingOf(game, rules)).map(({ letter, before, after }) => ({
    letter,
    before,
    after,
  }));
}

export function readingOf(game: Game, rules: Rules = RULES): Reading {
  return { board: rules.adjacency(game.board), rulings: game.rulings, owners: ownersOf(game), rules };
}

/** What the condottieri of a hill do. */
export interface Step extends HillPositions {
  readonly condottieri: readonly Condottiere[];
  readonly captures: readonly Capture[];
}

/** Only condottieri change the board, so their walk over the hills gives every position there is. */
export function walk({ position }: Game, reading: Reading): readonly Step[] {
  let before = position;
  return LETTERS.map((letter) => {
    const step = stepAt(reading, before, letter);
    before = step.after;
    return step;
  });
}

/** Step a) of a hill. */
export function stepAt(reading: Reading, before: Position, letter: Letter): Step {
  const condottieri = reading.rules.judgeAll(reading, before, letter);
  const captures = reading.rules.shareOut(reading, before, condottieri);
  return { letter, before, condottieri, captures, after: afterwards(reading, before, condottieri) };
}

export function afterwards(
  { rules }: Reading,
  before: Position,
  condottieri: readonly Condottiere[],
): Position {
  return condottieri.reduce((position, judged) => without(position, rules.leaving(judged)), before);
}

/** Step b) of a hill. */
export function countHill(
  { players, board }: Game,
  reading: Reading,
  { letter, condottieri, captures }: Step,
  position: Position,
): Hill {
  const influence = influenceAround(reading, position, letter);
  const totals = totalsOf(influence, players.length);
  const { token } = board.tiles[letter];
  return { letter, token, condottieri, captures, influence, totals, outcome: controlOf(totals) };
}

export function conclude({ players }: Game, { rules, rulings }: Reading, hills: readonly Hill[]): Result {
  const tally = tallyOf(gainsOf({ hills }, rules), players.length);
  return { hills, tally, ...winnersOf(tally, rulings.tieBreak) };
}

/** All that the hills brought, in the order in which they were counted: what the tally adds up. */
export function gainsOf({ hills }: Pick<Result, 'hills'>, rules: Rules = RULES): readonly Gain[] {
  const gains: Gain[] = [];
  for (const hill of hills) gains.push(...rules.gainsFromCaptures(hill), ...rules.gainsFromControl(hill));
  return gains;
}
