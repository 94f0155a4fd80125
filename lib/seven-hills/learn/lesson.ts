/**
 * The lesson: one idea for each step, a small position, and a question about it before the answer is shown. The
 * engine computes the right answer, and also the wrong ones on offer: it counts the position as changed by a mistake.
 */

import {
  type Award,
  type Consul,
  type CountStep,
  DEFAULT_RULINGS,
  EPOCHS,
  type Epoch,
  type EpochScore,
  FORUM,
  type Game,
  type Hill,
  type HillScore,
  KNIGHT_POINTS,
  type KnightsScore,
  type Markers,
  type Player,
  type Position,
  type RuleId,
  type Rulings,
  score,
  soundGame,
  worthOf,
} from '..';
import { type Ask, type Idea, PLANS, type StepPlan } from './plans';

/** Mistakes that lead to other answers; if several lead to the same one, the likelier comes first. */
export const MISTAKES = [
  'not-shared',
  'first-shared-only',
  'first-only',
  'usual-worth',
  'noble-as-one',
  'noble-as-two',
  'order-ignored',
  'one-each',
] as const;
export type Mistake = (typeof MISTAKES)[number];

export interface LessonStep {
  readonly idea: Idea;
  readonly rule: RuleId;
  readonly game: Game;
  readonly epoch: Epoch;
  /** The step of the count that would answer it. */
  readonly counted: CountStep;
  readonly score: EpochScore;
  readonly ask: Ask;
  /** A player if the question is who is consul; else a number. */
  readonly answer: number;
  /** In ascending order, including the right one. */
  readonly choices: readonly number[];
  /** The mistakes that lead to some of the other choices. */
  readonly mistakes: readonly { readonly mistake: Mistake; readonly answer: number }[];
}

export const LESSON_LENGTH: number = PLANS.length;

const SEATS: readonly Player[] = [{ colour: 'red' }, { colour: 'green' }, { colour: 'yellow' }];

/** The step of this index. */
export function lessonStep(index: number): LessonStep {
  const plan = PLANS[index] as StepPlan;
  const { idea, rule, epoch, at, ask } = plan;
  const counted = count(plan);
  const answer = answerIn(counted.score, plan);
  const mistakes = MISTAKES.flatMap((mistake) => {
    const mistaken = MISTAKEN[mistake](plan, counted.score);
    return mistaken === undefined || mistaken === answer ? [] : [{ mistake, answer: mistaken }];
  });
  return {
    idea,
    rule,
    epoch,
    ask,
    answer,
    mistakes,
    ...counted,
    counted:
      at === undefined
        ? { part: 'knights' }
        : at === FORUM
          ? { part: 'election' }
          : { part: 'hill', hill: at },
    choices: choicesAround(
      answer,
      mistakes.map((one) => one.answer),
      ask.what === 'consul' ? [...SEATS.keys()] : fillersFor(plan, answer),
    ),
  };
}

/** Nobody could have played such a game, but the engine counts it like any other. */
function count(
  { epoch, at, board, order }: StepPlan,
  rulings: Partial<Rulings> = {},
): { game: Game; score: EpochScore } {
  const seats = [...SEATS.keys()];
  const nobody = SEATS.map((): Markers => ({}));
  const epochs = EPOCHS.slice(0, epoch).map((each) => {
    const isLast = each === epoch;
    return {
      order: (isLast && order) || seats,
      forumAtElection: (isLast && at === FORUM && board[FORUM]) || nobody,
      board: isLast ? board : {},
      penalties: SEATS.map(() => 0),
    };
  });
  const sound = soundGame({ players: SEATS, epochs, rulings: { ...DEFAULT_RULINGS, ...rulings } });
  // Every plan is a sound game; its test would fail otherwise.
  const game = (sound as Extract<typeof sound, { readonly ok: true }>).value;
  return { game, score: score(game).epochs[epoch - 1] as EpochScore };
}

function answerIn({ election, hills, knights }: EpochScore, { at, ask }: StepPlan): number {
  if (ask.what === 'consul') return (election.consuls[0] as Consul).player;
  const pointsIn = (gains: readonly (KnightsScore | Award)[]): number =>
    gains.reduce((sum, { player, points }) => sum + (player === ask.player ? points : 0), 0);
  if (ask.what === 'knights') return pointsIn(knights);
  const { strength, awards } = hills.find(({ hill }) => hill === at) as HillScore;
  if (ask.what === 'strength') return strength[ask.player] as number;
  return pointsIn(awards);
}

type Mistaken = (plan: StepPlan, score: EpochScore) => number | undefined;

const again = (plan: StepPlan, rulings?: Partial<Rulings>): number =>
  answerIn(count(plan, rulings).score, plan);

/** The answer that each mistake gives for a step; undefined where the mistake is impossible. */
const MISTAKEN: Readonly<Record<Mistake, Mistaken>> = {
  'noble-as-one': (plan) =>
    plan.at === FORUM ? undefined : again({ ...plan, board: withoutNobles(plan.board) }),
  'noble-as-two': (plan) => (plan.at === FORUM ? again(plan, { nobleInForum: 'two' }) : undefined),
  'usual-worth': (plan) => (plan.epoch > 1 && plan.epoch < 5 ? again({ ...plan, epoch: 5 }) : undefined),
  'not-shared': ({ at, epoch, ask }, { hills }) => {
    const award = hills
      .find(({ hill }) => hill === at)
      ?.awards.find(({ player }) => ask.what === 'points' && player === ask.player);
    if (!award || award.sharedWith.length === 0) return undefined;
    return worthOf(at as Hill, epoch)[award.for === 'second' ? 'second' : 'first'];
  },
  'first-shared-only': (plan) =>
    plan.ask.what === 'points' ? again(plan, { tiedFirst: 'second-stays' }) : undefined,
  'first-only': ({ at, epoch, ask }, { hills }) => {
    const isAlone = hills.find(({ hill }) => hill === at)?.noSecond === 'nobody-behind';
    return isAlone && ask.what === 'points' ? worthOf(at as Hill, epoch).first : undefined;
  },
  'order-ignored': ({ order, ...plan }) => (order ? again(plan) : undefined),
  'one-each': ({ ask }, { knights }) =>
    ask.what === 'knights' ? knights.find(({ player }) => player === ask.player)?.knights : undefined,
};

function withoutNobles(board: Position): Position {
  return Object.fromEntries(
    Object.entries(board).map(([area, markers]) => [
      area,
      markers.map(({ noble = 0, plebeian = 0, ...others }) => ({ ...others, plebeian: plebeian + noble })),
    ]),
  );
}

/** Further plausible answers: for points the values of a hill or of knights, for strength its neighbours. */
function fillersFor({ at, epoch, ask }: StepPlan, answer: number): readonly number[] {
  if (ask.what === 'knights') return [...KNIGHT_POINTS];
  if (ask.what === 'strength' || at === undefined || at === FORUM)
    return [answer + 1, answer - 1, answer + 2];
  const { first, second } = worthOf(at, epoch);
  return [second, first, 0, first + second];
}

const MOST_CHOICES = 4;

function choicesAround(
  answer: number,
  mistaken: readonly number[],
  fillers: readonly number[],
): readonly number[] {
  return [...new Set([answer, ...mistaken, ...fillers])]
    .slice(0, MOST_CHOICES)
    .toSorted((one, other) => one - other);
}
