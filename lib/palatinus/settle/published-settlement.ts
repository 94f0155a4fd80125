/**
 * Everything about a game that can be settled, as it is printed for other programs. The form must stay compatible,
 * see docs/settle.md.
 */

import { type FieldName, type Game, type Piece, type Result, type RulingKey, type Rulings, score } from '..';
import { bestMoves } from './moves';
import { type Answer, decisiveRulings, otherAnswers } from './readings';
import { slipsThatMatter } from './slips';

type Winners = Result['winners'];

export interface PublishedSettlement {
  readonly winners: Winners;
  readonly rulings: readonly {
    readonly ruling: RulingKey;
    readonly answer: Answer;
    readonly winners: Winners;
    readonly points: readonly number[];
  }[];
  readonly decisive: readonly { readonly rulings: Partial<Rulings>; readonly winners: Winners }[];
  readonly slips: readonly {
    readonly at: FieldName;
    readonly instead: Piece | null;
    readonly winners: Winners;
  }[];
  readonly moves: readonly {
    readonly player: number;
    readonly from: FieldName;
    readonly to: FieldName;
    readonly points: number;
    readonly winners: Winners;
  }[];
}

export function publishedSettlement(game: Game): PublishedSettlement {
  return {
    winners: score(game).winners,
    rulings: otherAnswers(game).map(({ ruling, answer, result }) => ({
      ruling,
      answer,
      winners: result.winners,
      points: result.tally.map(({ points }) => points),
    })),
    decisive: decisiveRulings(game).map(({ rulings, result }) => ({ rulings, winners: result.winners })),
    slips: slipsThatMatter(game).map(({ at, instead, result }) => ({
      at,
      instead: instead ?? null,
      winners: result.winners,
    })),
    moves: bestMoves(game).map(({ player, from, to, points, result }) => ({
      player,
      from,
      to,
      points,
      winners: result.winners,
    })),
  };
}
