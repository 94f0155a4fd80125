/** The quiz as the command line prints it: each question with its game as a game file. */

import { makeGameFile } from '../../files';
import { LEVELS, publishedQuestion, questionsFrom, type SequenceOptions, TOPICS } from '../../palatinus/quiz';

export { LEVELS as QUIZ_LEVELS, TOPICS as QUIZ_TOPICS };

export type QuizOptions = Pick<SequenceOptions, 'topic' | 'level'>;

/** Endless. The same seed gives the same questions. */
export function* quizQuestions(seed: string, options: QuizOptions): Generator<object, never> {
  const questions = questionsFrom(seed, options);
  for (;;) {
    const { value } = questions.next();
    const { topic, level, ...rest } = publishedQuestion(value);
    yield { topic, level, game: makeGameFile(value.game), ...rest };
  }
}
