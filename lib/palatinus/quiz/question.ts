/**
 * A question of the quiz: a sound game, what is asked about it, the engine's answer with its reasons, and the answers
 * that mistakes give.
 */

import {
  type Condottiere,
  FIELDS,
  type FieldName,
  type Gain,
  type Game,
  hillOf,
  type Influence,
  type Letter,
  type Misreading,
  parseField,
  type RulingKey,
  type Rulings,
  type Source,
  type TallyRow,
} from '..';
import { isFarFetched, type Level, type Topic } from './topics';

/** What can be asked, the form of its answer, and which of the engine's items explain it. */
interface Forms {
  /** The influence of one inhabitant when its hill is counted. */
  readonly influence: { at: FieldName; answer: number; because: Source };
  /** What a condottiere does: it flees, it stays without capturing, or it captures on these fields. */
  readonly condottiere: { at: FieldName; answer: Fate; because: Condottiere };
  /** Who takes a hill: a player, all who tie, or nobody. */
  readonly hill: { letter: Letter; answer: HillTakers; because: Influence };
  readonly winners: { answer: readonly number[]; because: TallyRow };
  /** Everybody's influence on a hill. For screens only. */
  readonly totals: { letter: Letter; answer: readonly number[]; because: Influence };
  /** The points that everybody gains at a hill, by captives and control. For screens only. */
  readonly gains: { letter: Letter; answer: readonly number[]; because: Gain };
}

export type What = keyof Forms;

export type Fate = 'flees' | 'stays' | readonly FieldName[];
export type HillTakers = number | readonly number[] | null;

export type Ask<W extends What = What> = {
  [One in W]: { readonly what: One } & Readonly<Omit<Forms[One], 'answer' | 'because'>>;
}[W];
export type AnswerTo<W extends What = What> = Forms[W]['answer'];
export type BecauseOf<W extends What = What> = readonly Forms[W]['because'][];

/** What may be behind a wrong answer. Another ruling is not wrong, but it is not the standard. */
export type Mistake =
  | { readonly what: 'misreading'; readonly misreading: Misreading }
  | { readonly what: 'ruling'; readonly ruling: RulingKey; readonly answer: Rulings[RulingKey] }
  | { readonly what: 'slip'; readonly slip: Slip };

/** Mistakes that misread no rule. */
export const SLIPS = [
  'missed-source',
  'smaller-group',
  'equal-group',
  'both-groups',
  'captive-missed',
  'condottiere-captured',
] as const;
export type Slip = (typeof SLIPS)[number];

/** An answer that a mistake leads to; never the right one. */
export interface MistakenAnswer<W extends What = What> {
  readonly mistake: Mistake;
  readonly answer: AnswerTo<W>;
}

interface QuestionOf<W extends What> {
  readonly topic: Topic;
  readonly level: Level;
  readonly game: Game;
  readonly ask: Ask<W>;
  readonly answer: AnswerTo<W>;
  /** All different, including the right one; numbers ascend. */
  readonly choices: readonly AnswerTo<W>[];
  readonly because: BecauseOf<W>;
  /** Every known mistake that leads to another answer, even if that is not among the choices. */
  readonly mistakes: readonly MistakenAnswer<W>[];
}

export type Question<W extends What = What> = { [One in W]: QuestionOf<One> }[W];

/** The hill that a question is about; undefined if it is about the whole game. */
export function hillAsked(ask: Ask): Letter | undefined {
  if ('letter' in ask) return ask.letter;
  return 'at' in ask ? hillOf(parseField(ask.at)) : undefined;
}

/**
 * Whether fields may matter that are not visible when only a hill and its surroundings are shown: a condottiere of
 * another hill may remove pieces here.
 */
export function needsWholeBoard({ ask, game }: Pick<Question, 'ask' | 'game'>): boolean {
  const letter = hillAsked(ask);
  return (
    FIELDS.some((field) => game.position[field]?.kind === 'condottiere' && hillOf(field) !== letter) ||
    letter === undefined
  );
}

export function isSameAnswer(one: AnswerTo, other: AnswerTo): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isRight({ answer }: Pick<Question, 'answer'>, given: AnswerTo): boolean {
  return isSameAnswer(answer, given);
}

/** The known mistakes that lead to a wrong answer. Those that the topic is about come first, far-fetched ones late. */
export function mistakesBehind(
  { topic, mistakes }: Pick<Question, 'topic' | 'mistakes'>,
  given: AnswerTo,
): readonly Mistake[] {
  const rank = (mistake: Mistake): number => {
    if (mistake.what === 'slip') return 2;
    return mistake.what === 'misreading' && isFarFetched(topic, mistake.misreading) ? 1 : 0;
  };
  return mistakes
    .flatMap(({ mistake, answer }) => (isSameAnswer(answer, given) ? [mistake] : []))
    .sort((one, other) => rank(one) - rank(other));
}
