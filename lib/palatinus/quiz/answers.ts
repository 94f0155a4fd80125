/** The engine's answer to a question with its reasons, and the answer that a given mistake leads to. */

import {
  type FieldName,
  type Gain,
  type Game,
  gainsOf,
  type Hill,
  type Influence,
  LETTERS,
  type Letter,
  misread,
  type Result,
  score,
} from '..';
import type { AnswerTo, Ask, BecauseOf, Fate, Mistake, What } from './question';

/** A game as counted by the rules or with a mistake. */
export interface Counted {
  readonly result: Result;
  readonly gains: readonly Gain[];
}

/** A mistake that is another way to count the game. */
export type MistakenCount = Exclude<Mistake, { readonly what: 'slip' }>;

export function countGame(game: Game, mistake?: MistakenCount): Counted {
  const rules = misread(mistake?.what === 'misreading' ? [mistake.misreading] : []);
  const rulings =
    mistake?.what === 'ruling' ? { ...game.rulings, [mistake.ruling]: mistake.answer } : game.rulings;
  const result = score({ ...game, rulings }, rules);
  return { result, gains: gainsOf(result, rules) };
}

const ANSWERS: { readonly [W in What]: (counted: Counted, ask: Ask<W>) => AnswerTo<W> } = {
  // An inhabitant that has left by then earns nothing.
  influence: ({ result }, { at }) => influenceIn(result, at)?.points ?? 0,
  condottiere: ({ result }, { at }) => fateOf(result, at),
  hill: ({ result }, { letter }) => {
    const { outcome } = hillIn(result, letter);
    if (outcome.kind === 'unclaimed') return null;
    return outcome.kind === 'won' ? outcome.player : outcome.players;
  },
  winners: ({ result }) => result.winners,
  totals: ({ result }, { letter }) => hillIn(result, letter).totals,
  gains: ({ result, gains }, { letter }) => {
    const here = gains.filter(({ hill }) => hill === letter);
    return result.tally.map(({ player }) =>
      here.reduce((sum, gain) => (gain.player === player ? sum + gain.points : sum), 0),
    );
  },
};

const REASONS: { readonly [W in What]: (counted: Counted, ask: Ask<W>) => BecauseOf<W> } = {
  influence: ({ result }, { at }) => influenceIn(result, at)?.sources ?? [],
  condottiere: ({ result }, { at }) => condottieriAt(result, at),
  hill: ({ result }, { letter }) => hillIn(result, letter).influence,
  winners: ({ result }) => result.tally,
  totals: ({ result }, { letter }) => hillIn(result, letter).influence,
  gains: ({ gains }, { letter }) => gains.filter(({ hill }) => hill === letter),
};

// The casts are needed because the type checker does not see that `what` picks the matching entry.
export function answerIn<W extends What>(counted: Counted, ask: Ask<W>): AnswerTo<W> {
  const answer = ANSWERS[ask.what as What] as (counted: Counted, ask: Ask<W>) => AnswerTo<W>;
  return answer(counted, ask);
}

export function reasonsIn<W extends What>(counted: Counted, ask: Ask<W>): BecauseOf<W> {
  const reasons = REASONS[ask.what as What] as (counted: Counted, ask: Ask<W>) => BecauseOf<W>;
  return reasons(counted, ask);
}

export function hillIn({ hills }: Pick<Result, 'hills'>, letter: Letter): Hill {
  return hills[LETTERS.indexOf(letter)] as Hill;
}

/** Undefined if nobody stands there when the hill is counted. */
export function influenceIn(result: Result, at: FieldName): Influence | undefined {
  return hillIn(result, at[0] as Letter).influence.find((one) => one.at === at);
}

function condottieriAt(result: Result, at: FieldName): Hill['condottieri'] {
  return hillIn(result, at[0] as Letter).condottieri.filter((one) => one.at === at);
}

/** Capturing nobody, because the whole larger group is spared, counts as staying. */
function fateOf(result: Result, at: FieldName): Fate {
  const [{ outcome, captured }] = condottieriAt(result, at) as [Hill['condottieri'][number]];
  if (outcome === 'flees') return 'flees';
  return captured.length === 0 ? 'stays' : captured;
}
