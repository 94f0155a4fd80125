/**
 * A question as the command line publishes it: without the mistakes and what the engine records for its own
 * explanations.
 */

import { type Influence, publishedInfluence } from '..';
import type { Question } from './question';

export type PublishedQuestion = Pick<Question, 'topic' | 'level' | 'ask' | 'answer' | 'choices'> & {
  readonly because: readonly object[];
};

/**
 * The keys are in a fixed order, so that equal questions are equal byte for byte. The caller adds the game, which has
 * its own format.
 */
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
