/**
 * Everything about whether an argument matters: what decides the game, what every other question would change, and
 * which fields are worth a second look. The results of variants are left out where no screen shows them, because
 * there can be hundreds.
 */

import { type Difference, type Expected, type Game, RULING_KEYS, type RulingKey } from '..';
import { type DoubtfulField, doubtfulFields } from './doubtful-fields';
import { type Question, questionsIn } from './questions';
import { type Answer, type DecisiveRulings, decisiveRulings, otherAnswers } from './readings';
import { howSafe, type Safety } from './slips';

/** A smallest set of questions whose answers together change the winners. */
export interface DecisiveQuestions {
  readonly rulings: readonly RulingKey[];
  /** One for each way to answer them differently so that others win. */
  readonly readings: readonly DecisiveRulings[];
}

/** A question that does not decide the game on its own. */
export interface MinorQuestion extends Question {
  readonly others: readonly { readonly answer: Answer; readonly differences: readonly Difference[] }[];
}

export interface Settlement {
  /** Sets with the fewest questions first. */
  readonly decisive: readonly DecisiveQuestions[];
  readonly minor: readonly MinorQuestion[];
  /** Those to look at first come first. */
  readonly doubtful: readonly DoubtfulField[];
  /** How safe the win is; defined only if no field is doubtful. */
  readonly safety: Safety | undefined;
}

export function settle(game: Game, expected?: Expected): Settlement {
  const decisive = decisiveQuestions(game);
  const doubtful = doubtfulFields(game, expected);
  return {
    decisive,
    minor: minorQuestions(game, decisive),
    doubtful,
    safety: doubtful.length > 0 ? undefined : howSafe(game),
  };
}

function decisiveQuestions(game: Game): readonly DecisiveQuestions[] {
  const questions: { readonly rulings: readonly RulingKey[]; readonly readings: DecisiveRulings[] }[] = [];
  for (const reading of decisiveRulings(game)) {
    const rulings = RULING_KEYS.filter((key) => key in reading.rulings);
    const same = questions.find((known) => known.rulings.join() === rulings.join());
    if (same) same.readings.push(reading);
    else questions.push({ rulings, readings: [reading] });
  }
  return questions;
}

function minorQuestions(game: Game, decisive: readonly DecisiveQuestions[]): readonly MinorQuestion[] {
  const decidesAlone = (key: RulingKey): boolean =>
    decisive.some(({ rulings }) => rulings.length === 1 && rulings[0] === key);
  const answers = otherAnswers(game);
  return questionsIn(game)
    .filter(({ ruling }) => !decidesAlone(ruling))
    .map((question) => ({
      ...question,
      others: answers
        .filter(({ ruling }) => ruling === question.ruling)
        .map(({ answer, differences }) => ({ answer, differences })),
    }));
}
