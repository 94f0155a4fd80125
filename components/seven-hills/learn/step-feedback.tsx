'use client';

/** How an answer went: the name of the mistake, and the sentences of the count. */
import { useEffect } from 'react';
import { FeedbackCard } from '@/components/learn/feedback-card';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { countSentences, type Speaker } from '@/lib/i18n';
import type { LessonStep } from '@/lib/seven-hills/learn';

type Props = {
  readonly step: LessonStep;
  /** Undefined if the answer was only shown. */
  readonly given: number | undefined;
};

export function StepFeedback({ step, given }: Props): React.ReactNode {
  const say = useSay<'lesson' | 'sevenCount' | 'sevenLearn' | 'sevenWords' | 'words'>();
  const { answer, mistakes } = step;
  const mark = given === undefined ? 'shown' : given === answer ? 'right' : 'wrong';
  const mistake = mark === 'wrong' ? mistakes.find((one) => one.answer === given)?.mistake : undefined;
  const title = mistake && say(`sevenLearn.mistake-${mistake}`);
  const lines = [
    ...reasonsOf(say, step),
    ...(step.counted.part === 'hill' ? [say('sevenLearn.mapShows')] : []),
  ];
  const heard = [say(`lesson.${mark}`), title, ...lines].filter(Boolean).join(' ');
  useEffect(() => announce(heard), [heard]);
  return (
    <FeedbackCard mark={mark} title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </FeedbackCard>
  );
}

/** Why the right answer is right, in the sentences of the count. */
function reasonsOf(
  say: Speaker<'sevenCount' | 'sevenWords' | 'words'>,
  { game, score, counted, ask }: LessonStep,
): readonly string[] {
  const tell = countSentences(say, game);
  if (counted.part === 'election') return [tell.votes(score.election), ...tell.election(score.election)];
  if (counted.part === 'knights') return score.knights.map(tell.knights);
  const hill = score.hills.find((one) => counted.part === 'hill' && one.hill === counted.hill);
  if (!hill) return [];
  const strengths = tell.strengths(hill);
  return ask.what === 'strength' ? [strengths] : [strengths, tell.verdict(hill), ...tell.sharing(hill)];
}
