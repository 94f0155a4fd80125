/** The answers to an open question, for reading: each with its reason and how it is counted. */

import type { Speaker } from '@/lib/i18n';
import { RuleMark } from './rule-mark';

/** An answer as the page of rules, a sheet and the rulings screen show it. */
export interface ShownAnswer<Answer extends string = string> {
  readonly answer: Answer;
  readonly label: string;
  readonly why: string;
  readonly isStandard: boolean;
  /** Additional marks after the label. */
  readonly marks?: React.ReactNode;
  /** A small worked picture. */
  readonly picture: React.ReactNode;
}

type Props = {
  readonly say: Speaker<'rulebook'>;
  readonly answers: readonly ShownAnswer[];
  /** The answer of the game for which it is read, if there is one. */
  readonly chosen: string | undefined;
};

export function Answers({ say, answers, chosen }: Props): React.ReactNode {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
      {answers.map((shown) => {
        const isChosen = shown.answer === chosen;
        return (
          <li
            key={shown.answer}
            className={`rounded-xl border-2 bg-card p-4 ${isChosen ? 'border-terracotta' : 'border-line'}`}
          >
            <p className="font-bold leading-snug">
              {shown.label} {isChosen && <RuleMark look="chosen">{say('rulebook.chosen')}</RuleMark>}{' '}
              <AnswerMarks say={say} {...shown} />
            </p>
            <p className="mt-1 text-sm leading-relaxed">{shown.why}</p>
            <div className="mt-3">{shown.picture}</div>
          </li>
        );
      })}
    </ul>
  );
}

type MarksProps = Pick<ShownAnswer, 'isStandard' | 'marks'> & Pick<Props, 'say'>;

export function AnswerMarks({ say, isStandard, marks }: MarksProps): React.ReactNode {
  return (
    <>
      {isStandard && <RuleMark look="standard">{say('rulebook.usual')}</RuleMark>}
      {marks}
    </>
  );
}
