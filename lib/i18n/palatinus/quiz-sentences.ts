/**
 * The quiz in words: the question, the answers, what may be behind a wrong one, what was missed, and a day's result
 * to share.
 */

import type { FieldName, Gain, Game, Piece, Source } from '../../palatinus';
import type { DailyProgress, Found, Mark } from '../../palatinus/learn';
import type { AnswerTo, Ask, Mistake, SurplusPoints, What } from '../../palatinus/quiz';
import type { Speaker } from '../speaker';
import { capital, enumerate, playerName } from './naming';
import { pieceOn } from './piece-naming';

type Say = Speaker<'pieces' | 'quiz' | 'words'>;

export interface QuizSentences {
  /** "The red merchant on C3: how much influence does it earn?" */
  readonly ask: (ask: Ask) => string;
  /** An answer as the text of a button: "8", "It flees", "A tie: Red and Blue". */
  readonly answer: <W extends What>(what: W, answer: AnswerTo<W>) => string;
  /**
   * What everybody gained at a hill: "Red 3: captive A4 (1), disc (2)"; one sentence for each player who gained
   * something.
   */
  readonly gains: (gains: readonly Gain[]) => readonly string[];
  /** The mistake behind a wrong answer. */
  readonly mistake: (mistake: Mistake) => string;
  /** "Found: 3 of 4. Missed: A2 (spring, 2). Too much: B5 (2)." */
  readonly found: (found: Found) => string;
}

export function quizSentences(say: Say, game: Pick<Game, 'players'>, pieceAt: PieceAt): QuizSentences {
  const name = (player: number): string => {
    const found = game.players[player];
    return found ? playerName(say, found) : '';
  };
  const names = (players: readonly number[]): string => enumerate(say, players.map(name));
  const piece = (at: FieldName): string => {
    const found = pieceAt(at);
    return found ? capital(pieceOn(say, game.players, { ...found, at })) : at;
  };

  function ask(asked: Ask): string {
    switch (asked.what) {
      case 'influence':
        return say('quiz.askInfluence', { piece: piece(asked.at) });
      case 'condottiere':
        return say('quiz.askCondottiere', { piece: piece(asked.at) });
      case 'hill':
        return say('quiz.askHill', { letter: asked.letter });
      case 'winners':
        return say('quiz.askWinners');
      case 'totals':
        return say('quiz.askTotals', { letter: asked.letter });
      case 'gains':
        return say('quiz.askGains', { letter: asked.letter });
    }
  }

  const ANSWERS: { readonly [W in What]: (answer: AnswerTo<W>) => string } = {
    influence: String,
    condottiere: (fate) =>
      typeof fate === 'string' ? say(`quiz.${fate}`) : say('quiz.captures', { fields: fate.join(', ') }),
    hill: (takers) => {
      if (takers === null) return say('quiz.nobody');
      return typeof takers === 'number' ? name(takers) : say('quiz.tied', { who: names(takers) });
    },
    winners: (winners) =>
      winners.length === 1 ? names(winners) : say('quiz.together', { who: names(winners) }),
    totals: standings,
    gains: standings,
  };

  function standings(points: readonly number[]): string {
    return points.map((each, player) => say('quiz.standing', { who: name(player), points: each })).join(', ');
  }

  function gainItem(gain: Gain): string {
    const { points } = gain;
    if (gain.from === 'control') return say(`quiz.gain-${gain.what}`, { points });
    return say(gain.what === 'disc' ? 'quiz.gain-captive-disc' : 'quiz.gain-captive', {
      at: gain.at,
      points,
    });
  }

  function gains(all: readonly Gain[]): readonly string[] {
    return game.players.flatMap((_, player) => {
      const own = all.filter((gain) => gain.player === player);
      const points = own.reduce((sum, gain) => sum + gain.points, 0);
      const list = own.map(gainItem).join(', ');
      return own.length === 0 ? [] : [say('quiz.gains', { who: name(player), points, list })];
    });
  }

  const missedItem = (one: Source | FieldName): string =>
    typeof one === 'string' ? one : say(`quiz.source-${one.reason}`, { at: one.at, points: one.points });
  const surplusItem = (one: SurplusPoints | FieldName): string =>
    typeof one === 'string' ? one : say('quiz.fieldPoints', { at: one.at, points: one.points });

  return {
    ask,
    gains,
    answer: (what, answer) => ANSWERS[what](answer),
    mistake: (mistake) => mistakeSentence(say, mistake),
    found: ({ right, count, missed, surplus }) =>
      [
        say('quiz.found', { right, count }),
        ...(missed.length > 0 ? [say('quiz.missed', { list: missed.map(missedItem).join(', ') })] : []),
        ...(surplus.length > 0 ? [say('quiz.surplus', { list: surplus.map(surplusItem).join(', ') })] : []),
      ].join(' '),
  };
}

/** The piece on a field of the game. The caller looks it up, because sentences compute nothing. */
type PieceAt = (at: FieldName) => Piece | undefined;

function mistakeSentence(say: Speaker<'quiz'>, mistake: Mistake): string {
  switch (mistake.what) {
    case 'misreading':
      return say(`quiz.mistake-${mistake.misreading}`);
    case 'ruling':
      return say(`quiz.ruling-${mistake.ruling}`);
    case 'slip':
      return say(`quiz.slip-${mistake.slip}`);
  }
}

/** "Palatinus quiz, 2026-05-01: 3 of 5 ●●◐○●": a result to share that reveals no answers. */
export function dailySentence(
  say: Speaker<'quiz'>,
  { date, marks, right }: Pick<DailyProgress, 'date' | 'marks'> & { readonly right: number },
): string {
  const symbol = (mark: Mark): string => say(`quiz.mark-${mark}`);
  return say('quiz.dailyShare', { date, right, count: marks.length, marks: marks.map(symbol).join('') });
}
