/**
 * How good an answer to a task is: chosen from a list, or tapped field by field, with part credit for each field
 * found.
 */

import type { FieldName, Source } from '..';
import {
  type AnswerTo,
  gradeFields,
  gradeSources,
  isRight,
  isSameAnswer,
  type Mistake,
  mistakesBehind,
  type Question,
  type SurplusPoints,
  type TappedSources,
} from '../quiz';
import { type Mark, markOf } from './progress';
import { type FieldsTask, misreadingsInTaps, type Task } from './tasks';

export type Given =
  | { readonly by: 'choice'; readonly answer: AnswerTo }
  | { readonly by: 'fields'; readonly fields: readonly FieldName[] }
  /** What each field gives to an inhabitant. */
  | { readonly by: 'sources'; readonly tapped: TappedSources };

export interface Verdict {
  readonly mark: Mark;
  /**
   * What the taps amount to, in the form of the question's choices; undefined if it has none, or if the sum is right
   * by chance.
   */
  readonly answer?: AnswerTo;
  /** The mistake that leads to it, if it is wrong and the mistake is known. */
  readonly mistake?: Mistake | undefined;
  /** Whether another misreading or ruling would lead to the same answer. */
  readonly isOneOfSeveral?: true;
  /** Where fields were tapped: how many were found, which were missed, and which were too many. */
  readonly found?: Found;
}

export interface Found {
  readonly right: number;
  readonly count: number;
  readonly missed: readonly (Source | FieldName)[];
  readonly surplus: readonly (SurplusPoints | FieldName)[];
}

export function judge(task: Task, given: Given): Verdict {
  if (task.kind === 'fields') return judgeFields(task, given.by === 'fields' ? given.fields : []);
  const { question } = task;
  switch (given.by) {
    case 'choice':
      return judgeAnswer(question, given.answer);
    case 'sources':
      return judgeSources(question as Question<'influence'>, given.tapped);
    case 'fields':
      return judgeCaptives(question as Question<'condottiere'>, given.fields);
  }
}

function judgeAnswer(question: Question, answer: AnswerTo): Verdict {
  const mark = isRight(question, answer) ? 'right' : 'wrong';
  return { mark, answer, ...named(mistakesBehind(question, answer)) };
}

function judgeSources(question: Question<'influence'>, tapped: TappedSources): Verdict {
  const { credit, points, right, missed, surplus, mistakes } = gradeSources(question, tapped);
  const isByChance = credit < 1 && isRight(question, points);
  return {
    mark: markOf(credit),
    ...(!isByChance && { answer: points }),
    ...named(mistakes),
    found: { right: right.length, count: right.length + missed.length, missed, surplus },
  };
}

/** Judges the captives of a condottiere. If it flees, there are none to find. */
function judgeCaptives(question: Question<'condottiere'>, fields: readonly FieldName[]): Verdict {
  const captives = Array.isArray(question.answer) ? question.answer : [];
  const known = [question.answer, ...question.mistakes.map(({ answer }) => answer)];
  const answer = known.find((one) => Array.isArray(one) && isSameAnswer(one.toSorted(), fields.toSorted()));
  const { mark, found } = judgeFields({ ...question, answer: captives, sources: [], mistakes: [] }, fields);
  return {
    mark,
    answer: answer ?? fields,
    ...named(mistakesBehind(question, answer ?? fields)),
    ...(captives.length > 0 && found && { found }),
  };
}

function judgeFields(
  task: Pick<FieldsTask, 'answer' | 'sources' | 'topic' | 'mistakes'>,
  fields: readonly FieldName[],
): Verdict {
  const { right, missed, surplus, credit } = gradeFields(task.answer, fields);
  const misreadings = misreadingsInTaps(task, fields);
  const given = (at: FieldName): readonly (Source | FieldName)[] => {
    const sources = task.sources.filter((source) => source.at === at);
    return sources.length > 0 ? sources : [at];
  };
  return {
    mark: markOf(credit),
    ...named(misreadings.map((misreading) => ({ what: 'misreading', misreading }))),
    found: { right: right.length, count: task.answer.length, missed: missed.flatMap(given), surplus },
  };
}

/** The likeliest of the mistakes. Slips do not count as alternatives, because they are always possible. */
function named(mistakes: readonly Mistake[]): Pick<Verdict, 'mistake' | 'isOneOfSeveral'> {
  const readings = mistakes.filter(({ what }) => what !== 'slip');
  return { mistake: mistakes[0], ...(readings.length > 1 && { isOneOfSeveral: true }) };
}
