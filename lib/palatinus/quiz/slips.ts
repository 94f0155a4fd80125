/**
 * Wrong answers that no misreading explains: an error of addition, an overlooked source, the wrong group, another
 * player.
 */

import { type Condottiere, type FieldName, type Game, makeField, parseField } from '..';
import { answerIn, type Counted, hillIn, reasonsIn } from './answers';
import type { AnswerTo, Ask, Slip, What } from './question';

/** Has no name if nothing more is known than that the answer is wrong. */
export interface SlipAnswer<W extends What = What> {
  readonly slip?: Slip;
  readonly answer: AnswerTo<W>;
}

const SLIPS_IN: {
  readonly [W in What]: (ask: Ask<W>, counted: Counted, game: Game) => readonly SlipAnswer<W>[];
} = {
  influence: (ask, counted) => {
    const right = answerIn<'influence'>(counted, ask);
    return [
      ...reasonsIn<'influence'>(counted, ask).map(
        ({ points }) => ({ slip: 'missed-source', answer: right - points }) as const,
      ),
      ...[right + 1, right + 2, right + 3].map((answer) => ({ answer })),
    ];
  },
  condottiere: (ask, counted, { board, position }) => {
    const [judged] = reasonsIn<'condottiere'>(counted, ask) as [Condottiere];
    const { merchants, peasants, captured, outcome } = judged;
    const soldiers = board.neighbours[parseField(ask.at)].filter(
      (one) => position[one]?.kind === 'condottiere',
    );
    const wrongGroup = outcome === 'captures' ? 'smaller-group' : 'equal-group';
    const lists: readonly (readonly [Slip, readonly FieldName[]])[] = [
      [wrongGroup, merchants],
      [wrongGroup, peasants],
      ['both-groups', [...merchants, ...peasants].sort()],
      ['captive-missed', captured.slice(1)],
      ['condottiere-captured', soldiers.map(makeField)],
    ];
    return [
      ...lists.flatMap(([slip, answer]) => (answer.length > 0 ? [{ slip, answer }] : [])),
      ...(['flees', 'stays'] as const).map((answer) => ({ answer })),
    ];
  },
  hill: ({ letter }, { result }) => {
    const players = result.tally.map(({ player }) => player);
    const { totals } = hillIn(result, letter);
    // A tie with a player who has no influence is not a plausible answer.
    const isLikely = (pair: readonly number[]): boolean => pair.every((player) => totals[player] !== 0);
    return [...players, ...pairsOf(players).filter(isLikely), null].map((answer) => ({ answer }));
  },
  winners: (_, { result }) => {
    const players = result.tally.map(({ player }) => player);
    return [...players.map((player) => [player]), ...pairsOf(players)].map((answer) => ({ answer }));
  },
  totals: (ask, counted) => oneOff(answerIn<'totals'>(counted, ask)),
  gains: (ask, counted) => oneOff(answerIn<'gains'>(counted, ask)),
};

export function slipsOf<W extends What>(ask: Ask<W>, counted: Counted, game: Game): readonly SlipAnswer<W>[] {
  // The type checker does not see that `what` picks the matching entry.
  const slips = SLIPS_IN[ask.what as What] as unknown as (
    ask: Ask<W>,
    counted: Counted,
    game: Game,
  ) => readonly SlipAnswer<W>[];
  return slips(ask, counted, game);
}

function pairsOf(players: readonly number[]): readonly (readonly number[])[] {
  return players.flatMap((one) => players.slice(one + 1).map((other) => [one, other]));
}

/** One player has 1 or 2 points more. */
function oneOff(right: readonly number[]): readonly { readonly answer: readonly number[] }[] {
  return right.flatMap((points, player) =>
    [1, 2].map((more) => ({ answer: right.with(player, points + more) })),
  );
}
