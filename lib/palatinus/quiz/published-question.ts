/** A question as it is published by the command line: without the mistakes and what the engine notes for its own explanations. */

import { type Influence, publishedInfluence } from '..';
import type { Question } from './question';

export type PublishedQuestion = Pick<Question, 'topic' | 'level' | 'ask' | 'answer' | 'choices'> & {
  readonly because: readonly object[];
};

/** Keys keep their order, so that equal questions are equal to the byte. The game, which has a format of its own, is left to the caller. */
export function publishedQuestion({
  topic,
  level,
  ask,
  answer,
  choices,
  because,
}: Question): PublishedQuestion {
  return { topic, level, ask, answer, choices, because: because.map(published) };
}

function published(reason: Question['because'][number]): object {
  if ('sources' in reason) return publishedInfluence(reason as Influence);
  const { ruling, ...rest } = reason as { readonly ruling?: unknown };
  return rest;
}
