/** The answers to open questions that are not standard, in one line, for any game. */

import type { Speaker } from './speaker';

type Say = Speaker<'rulebook'>;

/** "Rulings: an empty spring counts 2; no tie-break." For the tally, the printed sheet and shared texts. */
export function inForceLine(say: Say, answers: readonly string[]): string {
  return answers.length === 0
    ? say('rulebook.inForceUsual')
    : say('rulebook.inForce', { list: listAnswers(say, answers) });
}

/** Empty if there are none. */
export function listAnswers(say: Say, answers: readonly string[]): string {
  return answers.length === 0 ? '' : answers.reduce((list, last) => say('rulebook.list', { list, last }));
}
