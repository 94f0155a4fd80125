'use client';

/** The answers to choose from: numbers side by side, players with their signs, and everybody's numbers as a row. */
import { type ChoiceOption, Choices } from '@/components/learn/choices';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { quizSentences } from '@/lib/i18n';
import { type Game, parseField } from '@/lib/palatinus';
import { type AnswerTo, isSameAnswer, type Question, type What } from '@/lib/palatinus/quiz';
import type { TaskInHand } from './use-task';

const LAYOUTS = {
  influence: 'row',
  condottiere: 'pairs',
  hill: 'pairs',
  winners: 'pairs',
  totals: 'rows',
  gains: 'rows',
} as const satisfies Readonly<Record<What, React.ComponentProps<typeof Choices>['layout']>>;

type Props = {
  readonly question: Question;
  readonly inHand: TaskInHand;
  /** Whether to leave out that fields can be tapped instead. */
  readonly isBrief: boolean;
};

export function TaskAnswers({ question, inHand, isBrief }: Props): React.ReactNode {
  const { isAnswered, verdict, choose, canTap } = inHand;
  const { game, ask, answer: right } = question;
  const say = useSay<'pieces' | 'quiz' | 'words'>();
  const { answer: told } = quizSentences(say, game, (at) => game.position[parseField(at)]);
  const choices = question.choices as readonly AnswerTo[];
  const indexOf = (answer: AnswerTo | undefined): number | undefined => {
    const index = choices.findIndex((choice) => answer !== undefined && isSameAnswer(choice, answer));
    return index < 0 ? undefined : index;
  };
  return (
    <>
      <Choices
        layout={LAYOUTS[ask.what]}
        answered={isAnswered ? { given: indexOf(verdict?.answer), right: indexOf(right) } : undefined}
        onPick={(index) => {
          const choice = choices[index];
          if (choice !== undefined) choose(choice);
        }}
        options={choices.map(
          (choice): ChoiceOption => ({
            label: told(ask.what, choice as never),
            ...pictureOf(game, ask.what, choice, told(ask.what, choice as never)),
          }),
        )}
      />
      {canTap && !isBrief && (
        <p className="mt-1.5 text-center text-muted text-sm short:text-xs">
          {say(ask.what === 'influence' ? 'quiz.orTapSources' : 'quiz.orTapCaptives')}
        </p>
      )}
    </>
  );
}

/** With the players' signs, because colours are recognised faster than names. */
function pictureOf(game: Game, what: What, answer: AnswerTo, label: string): Pick<ChoiceOption, 'picture'> {
  const sign = (player: number): React.ReactNode => {
    const people = game.players[player]?.people;
    return people && <Sign key={player} people={people} className="inline-block size-6 align-middle" />;
  };
  if (what === 'totals' || what === 'gains')
    return {
      picture: (
        <span className="flex flex-wrap justify-center gap-x-4 max-[30rem]:gap-x-2.5">
          {game.players.map(({ people }, player) => (
            <span
              key={people}
              className="inline-flex items-center gap-1.5 text-lg max-[24rem]:gap-1 min-[24rem]:min-w-12"
            >
              {sign(player)}
              {(answer as readonly number[])[player]}
            </span>
          ))}
        </span>
      ),
    };
  if ((what !== 'hill' && what !== 'winners') || answer === null) return {};
  const players = (Array.isArray(answer) ? answer : [answer]) as readonly number[];
  return {
    picture: (
      <>
        <span className="mr-1.5 whitespace-nowrap">{players.map(sign)}</span>
        {label}
      </>
    ),
  };
}
