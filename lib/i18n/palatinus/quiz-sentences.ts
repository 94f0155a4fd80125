/** The quiz in words: what is asked, the answers, what a wrong one means, what was missed, and a day's result to share. */

import type { FieldName, Gain, Game, Piece, Source } from '../../palatinus';
import type { DailyProgress, FieldsAsked, LessonStep, Mark, Practice } from '../../palatinus/learn';
import type { AnswerTo, Ask, Mistake, SurplusPoints, What } from '../../palatinus/quiz';
import type { Speaker } from '../speaker';
import { capital, enumerate, playerName } from './naming';
import { pieceOn } from './piece-naming';

type Say = Speaker<'pieces' | 'quiz' | 'words'>;

export interface QuizSentences {
  /** "The red merchant on C3: how much influence does it earn?" */
  readonly ask: (ask: Ask) => string;
  /** An answer as it stands on a button: "8", "It flees", "A tie: Red and Blue". */
  readonly answer: <W extends What>(what: W, answer: AnswerTo<W>) => string;
  /** What everybody gained at a hill: "Red 3: captive A4 (1), disc (2)"; one for each who gained something. */
  readonly gains: (gains: readonly Gain[]) => readonly string[];
  /** What leads to a wrong answer. */
  readonly mistake: (mistake: Mistake) => string;
  /** "Missed: A2 (spring, 2)", "Missed: A2"; empty, if nothing was. */
  readonly missed: (missed: readonly (Source | FieldName)[]) => string;
  /** "Too much: B5 (2)", "Too much: B5"; empty, if nothing was. */
  readonly surplus: (surplus: readonly (SurplusPoints | FieldName)[]) => string;
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

  return {
    ask,
    gains,
    answer: (what, answer) => ANSWERS[what](answer),
    mistake: (mistake) => mistakeSentence(say, mistake),
    missed: (missed) => {
      const list = missed.map((one) =>
        typeof one === 'string' ? one : say(`quiz.source-${one.reason}`, { at: one.at, points: one.points }),
      );
      return list.length === 0 ? '' : say('quiz.missed', { list: list.join(', ') });
    },
    surplus: (surplus) => {
      const list = surplus.map((one) =>
        typeof one === 'string' ? one : say('quiz.surplusAt', { at: one.at, points: one.points }),
      );
      return list.length === 0 ? '' : say('quiz.surplus', { list: list.join(', ') });
    },
  };
}

/** Who stands on a field of the game. Whoever has the game knows, and sentences work nothing out. */
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

/** "Palatinus quiz, 2026-05-01: 3 of 5 ●●◐○●": what to share, without giving anything away. */
export function dailySentence(
  say: Speaker<'quiz'>,
  { date, marks }: Pick<DailyProgress, 'date' | 'marks'>,
): string {
  const symbol = (mark: Mark): string => say(`quiz.mark-${mark}`);
  const right = marks.filter((mark) => mark === 'right').length;
  return say('quiz.dailyShare', { date, right, count: marks.length, marks: marks.map(symbol).join('') });
}

export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What to tap. */
  readonly task: string;
}

/** A step of a lesson. A short lesson is called by its topic. */
export function lessonStepWords(
  say: Speaker<'learn' | 'quiz'>,
  { idea, task }: Pick<LessonStep, 'idea' | 'task'>,
  { ask }: Pick<QuizSentences, 'ask'>,
): StepWords {
  return {
    ...ideaWords(say, idea),
    task: task.kind === 'fields' ? tapSentence(say, task.asked) : ask(task.question.ask),
  };
}

function ideaWords(say: Speaker<'learn' | 'quiz'>, idea: LessonStep['idea']): Omit<StepWords, 'task'> {
  switch (idea) {
    case 'again':
      return { title: say('learn.again'), text: '' };
    case 'neighbours':
    case 'captures':
    case 'flees':
    case 'gone':
    case 'merchant':
    case 'colours':
    case 'peasant':
    case 'own-field':
    case 'both':
    case 'control':
    case 'later':
    case 'alone':
    case 'alone-piece':
    case 'alone-hill':
      return { title: say(`learn.idea-${idea}`), text: say(`learn.text-${idea}`) };
    default:
      return { title: say(`quiz.topic-${idea}`), text: say(`quiz.about-${idea}`) };
  }
}

function tapSentence(say: Speaker<'learn'>, asked: FieldsAsked): string {
  switch (asked.of) {
    case 'neighbours':
      return say('learn.tapNeighbours', { at: asked.at });
    case 'captives':
      return say('learn.tapCaptives', { at: asked.at });
    case 'sources':
      return say('learn.tapSources', { at: asked.at });
    case 'leaving':
      return say('learn.tapLeaving', { letter: asked.letter });
  }
}

/** "Due again", "Due in 3 days" */
export function practiceReason(
  say: Speaker<'learn'>,
  { why, dueIn }: Pick<Practice, 'why' | 'dueIn'>,
): string {
  return why === 'later' ? say('learn.why-later', { days: dueIn }) : say(`learn.why-${why}`);
}
