'use client';

/** How an answer went, in words: the name of the mistake, what was missed, and the engine's own reasons. */
import { useEffect } from 'react';
import { FeedbackCard } from '@/components/learn/feedback-card';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import {
  briefReason,
  gameSentences,
  hillInLines,
  orderReason,
  quizSentences,
  type Speaker,
} from '@/lib/i18n';
import { gainsOf, neighbourNames, parseField } from '@/lib/palatinus';
import { focusOf, goneNextTo, hillIn, laterFirst } from '@/lib/palatinus/learn';
import type { Topic } from '@/lib/palatinus/quiz';
import { numbersKept, unbroken } from '@/lib/text';
import type { TaskInHand } from './use-task';

/** Topics that need their explanation in addition to the sum. */
const WITH_POINT: readonly Topic[] = ['later-hills', 'order'];

type Say = Speaker<'pieces' | 'quiz' | 'walkthrough' | 'words'>;

type Props = {
  readonly inHand: TaskInHand;
  /** Whether a right answer needs few words, because the board shows the rest. Screen readers read all of them. */
  readonly isBrief: boolean;
  /** Whether the rule is shown above. */
  readonly hasRule: boolean;
};

export function TaskFeedback({ inHand, isBrief, hasRule }: Props): React.ReactNode {
  const { asked, verdict } = inHand;
  const { game, task } = asked;
  const say = useSay<'lesson' | 'pieces' | 'quiz' | 'walkthrough' | 'words'>();
  const tell = quizSentences(say, game, (at) => game.position[parseField(at)]);
  const mark = verdict?.mark ?? 'shown';
  const isWrong = verdict !== undefined && mark !== 'right';
  const topic = task.kind === 'fields' ? task.topic : task.question.topic;
  // With all influence on the board it cannot be misread, but its worth can.
  const isMisread = !asked.isCounted || (task.kind === 'choose' && task.question.ask.what === 'gains');
  const mistake = isWrong && isMisread ? verdict.mistake : undefined;
  const title = mistake && tell.mistake(mistake);
  const isExplained = isWrong && !title && !verdict.found && task.kind === 'choose' && !asked.isCounted;
  const about = !hasRule && (isExplained || WITH_POINT.includes(topic)) ? [say(`quiz.about-${topic}`)] : [];
  const found = isWrong && focusOf(task).what !== 'neighbours' ? verdict.found : undefined;
  const lines = [
    ...(title && !isBrief && verdict?.isOneOfSeveral ? [say('quiz.otherMistakes')] : []),
    ...(found ? [tell.found(found)] : []),
    ...about,
    ...reasonsOf(say, inHand),
    ...orderReasons(say, inHand),
  ];
  const heard = [say(`lesson.${mark}`), title, ...lines].filter(Boolean).join(' ');
  useEffect(() => announce(heard), [heard]);
  const seen = isBrief && mark === 'right' ? briefReasons(say, inHand) : lines;
  return (
    <FeedbackCard mark={mark} title={title}>
      {seen.map((line) => (
        <p key={line}>{numbersKept(unbroken(line))}</p>
      ))}
    </FeedbackCard>
  );
}

/** Why it is right, briefly, because the board shows most of it. */
function briefReasons(say: Say, inHand: TaskInHand): readonly string[] {
  const { asked, count } = inHand;
  if (!asked.letter) return [];
  const hill = hillIn(count, asked.letter);
  const focus = focusOf(asked.task);
  if (focus.what === 'hill' && !asked.isCounted) return hillInLines(say, asked.game, hill);
  const reason = briefReason(say, asked.game, hill, focus);
  return [...(reason ? [reason] : []), ...orderReasons(say, inHand)];
}

/** What another order of the hills would have changed, if the question is about that. */
function orderReasons(say: Say, { asked, count }: TaskInHand): readonly string[] {
  const later = laterFirst(asked, count);
  return later ? [orderReason(say, later)] : [];
}

/** Why the right answer is right. */
function reasonsOf(say: Say, { asked, count }: TaskInHand): readonly string[] {
  const { game, task } = asked;
  const tell = gameSentences(say, game);
  const focus = focusOf(task);
  switch (focus.what) {
    case 'neighbours':
      return [
        say('quiz.neighbours', {
          at: focus.at,
          list: neighbourNames(game.board, focus.at).join(', '),
        }),
      ];
    case 'influence': {
      const gone = goneNextTo(asked, count, focus.at);
      const sums = asked.letter ? hillIn(count, asked.letter).influence : [];
      return [
        ...(gone.length > 0 ? [say('quiz.gone', { list: gone.join(', ') })] : []),
        ...sums.filter(({ at }) => at === focus.at).map(tell.influence),
      ];
    }
    case 'condottiere':
      return asked.letter
        ? hillIn(count, asked.letter)
            .condottieri.filter(({ at }) => at === focus.at)
            .map(tell.condottiere)
        : [];
    case 'leaving':
      return hillIn(count, focus.letter).condottieri.map(tell.condottiere);
    case 'hill': {
      const hill = hillIn(count, focus.letter);
      if (task.kind === 'choose' && task.question.ask.what === 'gains')
        return [
          tell.totals(hill),
          ...quizSentences(say, game, () => undefined).gains(gainsOf({ hills: [hill] })),
        ];
      return [...(asked.isCounted ? [tell.totals(hill)] : hillInLines(say, game, hill)), tell.control(hill)];
    }
    case 'game':
      return [
        ...count.result.tally.map(tell.tallyRow),
        tell.winners(count.result),
        tell.decision(count.result),
      ].filter((sentence) => sentence !== '');
  }
}
