'use client';

/**
 * A lesson, one idea for each step. The lesson and the step are in the address, `?l=hill-c&step=5`, so that a reload
 * leads back to them. Going on adds no history entries, so the browser's Back leaves the lesson.
 */
import { useMemo, useState } from 'react';
import { LessonProgress } from '@/components/learn/lesson-frame';
import { useProgress } from '@/components/palatinus/progress/use-progress';
import { TaskScreen } from '@/components/palatinus/quiz/task-screen';
import { useAddress } from '@/components/shell/address';
import { LateScreen } from '@/components/shell/game-view';
import { useScreens } from '@/components/shell/screens';
import { useSay } from '@/components/ui/speech';
import { lessonStepWords, quizSentences } from '@/lib/i18n';
import { parseField } from '@/lib/palatinus';
import {
  FIRST_LESSON,
  isExampleLesson,
  LESSONS,
  type LessonId,
  lessonLength,
  lessonScreen,
  lessonStep,
  stepNumber,
} from '@/lib/palatinus/learn';
import { LessonDone } from './lesson-done';
import { PicturedText } from './pictured-text';

/** The step after the last one. */
const DONE = 'done';

export function LessonScreen(): React.ReactNode {
  const isAddressKnown = useAddress() !== undefined;
  const { query } = useScreens();
  const lesson = LESSONS.find((one) => one === query.get('l')) ?? FIRST_LESSON;
  if (!isAddressKnown) return <LateScreen>{null}</LateScreen>;
  return query.get('step') === DONE ? (
    <LessonDone lesson={lesson} />
  ) : (
    <StepInView lesson={lesson} number={stepNumber(query.get('step'), lessonLength(lesson))} />
  );
}

type Props = { readonly lesson: LessonId; readonly number: number };

function StepInView({ lesson, number }: Props): React.ReactNode {
  const say = useSay<'learn' | 'lesson' | 'pieces' | 'quiz' | 'screens' | 'words'>();
  const { goTo } = useScreens();
  const { recordLesson } = useProgress();
  const step = useMemo(() => lessonStep(lesson, number - 1), [lesson, number]);
  const count = lessonLength(lesson);
  const { game } = step;
  const [isFirst, setFirst] = useState(true);
  const { title, text, task } = lessonStepWords(
    say,
    step,
    quizSentences(say, game, (at) => game.position[parseField(at)]),
  );
  const isLast = number === count;

  function goOn(): void {
    setFirst(false);
    if (isLast) recordLesson(lesson);
    goTo(lessonScreen(lesson, isLast ? DONE : number + 1), true);
  }

  return (
    <TaskScreen
      name={`${lesson} ${number}`}
      title={say(isExampleLesson(lesson) ? `learn.lesson-${lesson}` : `quiz.topic-${lesson}`)}
      close={{ to: 'learn', label: say('lesson.close') }}
      bar={<LessonProgress number={number} count={count} />}
      asked={step}
      words={{ heading: title, text: text && <PicturedText text={text} />, task, isFirst }}
      isBrief={isExampleLesson(lesson)}
      hint={
        isExampleLesson(lesson) &&
        number === 1 && (
          <p className="mt-2 hidden text-muted text-sm pointer-fine:beside:block">{say('learn.keys')}</p>
        )
      }
      next={say(isLast ? 'lesson.finish' : 'lesson.next')}
      onAnswer={() => undefined}
      onNext={goOn}
    />
  );
}
