/** Scoring: hills A to G, each its condottieri, then its influence; then the tally. */

import type { Gain } from './gains';
import { type Game, ownersOf, type Position, without } from './game';
import { controlOf, influenceAround, totalsOf } from './influence';
import type { Capture, Condottiere, Hill, Result } from './result';
import { RULES, type RuleContext, type Rules } from './rules';
import { tallyOf, winnersOf } from './tally';
import { LETTERS, type Letter } from './types';

/** Scores the whole game. Other rules, from `misread`, explain how a table came to another count. */
export function score(game: Game, rules: Rules = RULES): Result {
  const context = contextOf(game, rules);
  const actions = actionsOf(context, game.position);
  const hills = actions.map((here, index) => {
    const { after } = actions[rules.countedAfter(index)] as HillActions;
    return countHill(context, here, after);
  });
  return conclude(context, hills);
}

/** The positions to draw: before a hill, and after its captives and fugitives have left. */
export interface HillPositions {
  readonly letter: Letter;
  readonly before: Position;
  readonly after: Position;
}

/** The board at each hill; the last `after` is the board at the end of the game. */
export function positions(game: Game, rules: Rules = RULES): readonly HillPositions[] {
  return actionsOf(contextOf(game, rules), game.position).map(({ letter, before, after }) => ({
    letter,
    before,
    after,
  }));
}

export function contextOf(game: Game, rules: Rules = RULES): RuleContext {
  const { board, players, rulings } = game;
  return { board: rules.adjacency(board), rulings, players, owners: ownersOf(game), rules };
}

/** What the condottieri of a hill do. */
export interface HillActions extends HillPositions {
  readonly condottieri: readonly Condottiere[];
  readonly captures: readonly Capture[];
}

/** Only condottieri change the board, so applying them hill by hill gives every position of the count. */
export function actionsOf(context: RuleContext, position: Position): readonly HillActions[] {
  let before = position;
  return LETTERS.map((letter) => {
    const actions = actionsAt(context, before, letter);
    before = actions.after;
    return actions;
  });
}

/** Step a) of a hill. */
export function actionsAt(context: RuleContext, before: Position, letter: Letter): HillActions {
  const condottieri = context.rules.judgeAll(context, before, letter);
  const captures = context.rules.shareOut(context, before, condottieri);
  return { letter, before, condottieri, captures, after: afterwards(context, before, condottieri) };
}

export function afterwards(
  { rules }: RuleContext,
  before: Position,
  condottieri: readonly Condottiere[],
): Position {
  return condottieri.reduce((position, judged) => without(position, rules.leaving(judged)), before);
}

/** Step b) of a hill. */
export function countHill(
  context: RuleContext,
  { letter, condottieri, captures }: HillActions,
  position: Position,
): Hill {
  const influence = influenceAround(context, position, letter);
  const totals = totalsOf(influence, context.players.length);
  const { token } = context.board.tiles[letter];
  return { letter, token, condottieri, captures, influence, totals, outcome: controlOf(totals) };
}

export function conclude({ players, rules, rulings }: RuleContext, hills: readonly Hill[]): Result {
  const tally = tallyOf(gainsOf({ hills }, rules), players.length);
  const { winners, decidedBy } = winnersOf(tally, rulings.tieBreak);
  return { hills, tally, winners, decidedBy };
}

/** Everything that the hills gave, in the order in which they were counted: what the tally adds up. */
export function gainsOf({ hills }: Pick<Result, 'hills'>, rules: Rules = RULES): readonly Gain[] {
  const gains: Gain[] = [];
  for (const hill of hills) {
    for (const gain of rules.gainsFromCaptures(hill)) gains.push(gain);
    for (const gain of rules.gainsFromControl(hill)) gains.push(gain);
  }
  return gains;
}
