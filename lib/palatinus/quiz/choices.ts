/**
 * The answers to choose from: the right one, and wrong ones that come from real mistakes. If misreadings give other
 * answers, at least half of the wrong choices are such answers; the rest come from other rulings and slips.
 */

import { pick, type Random, shuffle } from '../../random';
import { type Game, MISREADINGS, RULINGS, type RulingKey } from '..';
import { answerIn, type Counted, countGame, type MistakenCount } from './answers';
import {
  type AnswerTo,
  type Ask,
  isSameAnswer,
  type Mistake,
  type MistakenAnswer,
  type What,
} from './question';
import { slipsOf } from './slips';
import { factsOf, type Topic } from './topics';

/** The open questions that can affect an answer. */
const RULINGS_BEHIND: Readonly<Record<What, readonly RulingKey[]>> = {
  influence: ['emptySpring'],
  condottiere: ['loneCondottiere'],
  hill: ['emptySpring'],
  winners: ['emptySpring', 'doubleCaptureByOnePlayer', 'tieBreak'],
  totals: ['emptySpring'],
  gains: ['emptySpring', 'doubleCaptureByOnePlayer'],
};

const MOST_WRONG = 3;

/**
 * Every known mistake that leads to another answer: first those that the topic is about, then other misreadings,
 * rulings and slips.
 */
export function mistakesFor<W extends What>(
  game: Game,
  ask: Ask<W>,
  counted: Counted,
  topic: Topic,
): readonly MistakenAnswer<W>[] {
  const right = answerIn(counted, ask);
  const { guards, ruling: main } = factsOf(topic);
  const rulings = RULINGS_BEHIND[ask.what].flatMap((ruling) =>
    RULINGS[ruling]
      .filter((answer) => answer !== game.rulings[ruling])
      .map((answer) => ({ what: 'ruling', ruling, answer }) as const),
  );
  const counts: readonly MistakenCount[] = [
    ...rulings.filter(({ ruling }) => ruling === main),
    ...[...guards, ...MISREADINGS.filter((misreading) => !guards.includes(misreading))].map(
      (misreading) => ({ what: 'misreading', misreading }) as const,
    ),
    ...rulings.filter(({ ruling }) => ruling !== main),
  ];
  const mistaken: MistakenAnswer<W>[] = [
    ...counts.map((mistake) => ({ mistake, answer: answerIn(countGame(game, mistake), ask) })),
    ...slipsOf(ask, counted, game).flatMap(({ slip, answer }) =>
      slip ? [{ mistake: { what: 'slip', slip } as const, answer }] : [],
    ),
  ];
  return mistaken.filter(({ answer }) => !isSameAnswer(answer, right));
}

/** The choices are all different, include the right answer, and are in an order that does not reveal it. */
export function choicesFor<W extends What>(
  game: Game,
  ask: Ask<W>,
  counted: Counted,
  mistakes: readonly MistakenAnswer<W>[],
  random: Random,
): readonly AnswerTo<W>[] {
  const right = answerIn(counted, ask);
  const from = (...whats: readonly Mistake['what'][]): readonly AnswerTo<W>[] =>
    mistakes.flatMap(({ mistake, answer }) => (whats.includes(mistake.what) ? [answer] : []));
  const misread = distinct(from('misreading'), [right]);
  const others = distinct(
    [...from('ruling'), ...shuffle(slipsOf(ask, counted, game), random).map(({ answer }) => answer)],
    [right, ...misread],
  );
  // With two or more misreadings there are three wrong answers; with a single one only two, so that it is at least
  // half of them.
  const most = misread.length === 1 ? 2 : MOST_WRONG;
  const byMisreading = misread.length > 2 ? pick([2, 3], random) : misread.length;
  const wrong = [...misread.slice(0, byMisreading), ...others].slice(0, most);
  return [right, ...wrong].sort(byRank);
}

function distinct<A extends AnswerTo>(answers: readonly A[], known: readonly A[]): readonly A[] {
  const found: A[] = [];
  for (const answer of answers)
    if (![...known, ...found].some((other) => isSameAnswer(other, answer))) found.push(answer);
  return found;
}

/** Numbers ascend; words and single players come before lists, short lists before long ones, and nobody comes last. */
function byRank(one: AnswerTo, other: AnswerTo): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return lengthOf(one) - lengthOf(other) || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
}

function lengthOf(answer: AnswerTo): number {
  if (answer === null) return Number.MAX_SAFE_INTEGER;
  return Array.isArray(answer) ? answer.length : 0;
}
