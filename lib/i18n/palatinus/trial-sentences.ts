/** What was changed in a trial, and what a player's best move would have earned, as sentences. */

import type { Game, Piece, Player, Result } from '../../palatinus';
import type { TrialChange } from '../../palatinus/enter';
import type { BestMove } from '../../palatinus/settle';
import type { Speaker } from '../speaker';
import { enumerate, playerName } from './naming';
import { pieceName } from './piece-naming';
import { rulingAnswer } from './ruling-sentences';

type Say = Speaker<'pieces' | 'whatif' | 'words'>;

/** "A1 → A5: yellow merchant", "C2: red peasant (before: yellow peasant)", or a question with its new answer. */
export function trialChangeSentence(
  say: Speaker<'pieces' | 'rulings' | 'whatif' | 'words'>,
  { players, rulings }: Pick<Game, 'players' | 'rulings'>,
  change: TrialChange,
): string {
  switch (change.what) {
    case 'moved': {
      const { from, to, piece } = change;
      return say('whatif.moved', { from, to, piece: pieceName(say, players, piece) });
    }
    case 'replaced':
      return say('whatif.replaced', {
        at: change.at,
        piece: contentName(say, players, change.after),
        before: contentName(say, players, change.before),
      });
    case 'ruling': {
      const { ruling } = change;
      const question = say(`rulings.${ruling}`);
      return say('whatif.ruling', { question, answer: rulingAnswer(say, ruling, rulings[ruling]).label });
    }
  }
}

function contentName(say: Say, players: readonly Player[], piece: Piece | undefined): string {
  return piece ? pieceName(say, players, piece) : say('whatif.nobody');
}

export interface MoveSentences {
  /** "A1 → A5: yellow merchant" */
  readonly title: string;
  readonly points: string;
  /** Whether it would have won the game. */
  readonly verdict: string;
}

/** A player's best move in a game with the result `before`. */
export function moveSentences(
  say: Say,
  { players }: Pick<Game, 'players'>,
  { winners: winnersBefore }: Pick<Result, 'winners'>,
  { player, from, to, piece, points, before, winsAlone, result: { winners } }: BestMove,
): MoveSentences {
  const names = (of: readonly number[]): string =>
    enumerate(
      say,
      of.flatMap((index) => players[index] ?? []).map((one) => playerName(say, one)),
    );
  const who = names([player]);
  const wonAnyway = winnersBefore.length === 1 && winnersBefore[0] === player;
  function verdict(): string {
    if (winsAlone) return say(wonAnyway ? 'whatif.moveWonAnyway' : 'whatif.moveWins', { who });
    return winners.includes(player)
      ? say('whatif.moveShares', { who })
      : say('whatif.moveLoses', { list: names(winners), count: winners.length });
  }
  return {
    title: say('whatif.moved', { from, to, piece: pieceName(say, players, piece) }),
    points: say('whatif.movePoints', { points, old: before }),
    verdict: verdict(),
  };
}
