'use client';

/** How an answer went, in words: the mistake by its name, what was missed, and the engine's own reasons. */
import { useEffect } from 'react';
import { FeedbackCard } from '@/components/learn/feedback-card';
import { numbersKept, unbroken } from '@/components/palatinus/count/piece-line';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { gainSentence, gameSentences, playerName, quizSentences, type Speaker } from '@/lib/i18n';
import { parseField } from '@/lib/palatinus';
import { focusOf, hillIn } from './task-drawing';
import type { TaskInHand } from './use-task';

type Say = Speaker<'pieces' | 'quiz' | 'tally' | 'walkthrough' | 'words'>;

export function TaskFeedback({ inHand }: { readonly inHand: TaskInHand }): React.ReactNode {
  const { asked, verdict } = inHand;
  const { game, task } = asked;
  const say = useSay<'lesson' | 'pieces' | 'quiz' | 'tally' | 'walkthrough' | 'words'>();
  const tell = quizSentences(say, game, (at) => game.position[parseField(at)]);
  const mark = verdict?.mark ?? 'shown';
  const title = mark !== 'right' && verdict?.mistake ? tell.mistake(verdict.mistake) : undefined;
  const { found } = verdict ?? {};
  const lines = [
    ...(found && mark !== 'right'
      ? [
          say('quiz.found', { right: found.right, count: found.count }),
          tell.missed(found.missed),
          tell.surplus(found.surplus),
        ]
          .filter((part) => part !== '')
          .map((part) => `${part}.`)
          .join(' ')
      : []),
    ...(mark !== 'right' && !title && task.kind === 'choose'
      ? [say(`quiz.about-${task.question.topic}`)]
      : []),
    ...reasonsOf(say, inHand),
  ];
  const heard = [say(`lesson.${mark}`), title, ...lines].filter(Boolean).join(' ');
  useEffect(() => announce(heard), [heard]);
  return (
    <FeedbackCard mark={mark} title={title}>
      {lines.map((line) => (
        <p key={line}>{numbersKept(unbroken(line))}</p>
      ))}
    </FeedbackCard>
  );
}

/** Why the right answer is right. */
function reasonsOf(say: Say, { asked, count }: TaskInHand): readonly string[] {
  const { game, task } = asked;
  const tell = gameSentences(say, game);
  const focus = focusOf(task);
  switch (focus.what) {
    case 'neighbours':
      return [
        say('quiz.neighbours', { at: focus.at, list: task.kind === 'fields' ? task.answer.join(', ') : '' }),
      ];
    case 'influence':
      return asked.letter
        ? hillIn(count, asked.letter)
            .influence.filter(({ at }) => at === focus.at)
            .map(tell.influence)
        : [];
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
      if (task.kind !== 'choose' || task.question.ask.what !== 'gains')
        return [tell.totals(hill), tell.control(hill)];
      return [
        tell.totals(hill),
        ...task.question.because.flatMap((gain) =>
          'hill' in gain
            ? [
                `${nameOf(say, game.players[gain.player])} +${gain.points}. ${gainSentence(say, game.players, gain)}.`,
              ]
            : [],
        ),
      ];
    }
    case 'game':
      return [
        ...count.result.tally.map(tell.tallyRow),
        tell.winners(count.result),
        tell.decision(count.result),
      ].filter((sentence) => sentence !== '');
  }
}

function nameOf(say: Speaker<'words'>, player: Parameters<typeof playerName>[1] | undefined): string {
  return player ? playerName(say, player) : '';
}
