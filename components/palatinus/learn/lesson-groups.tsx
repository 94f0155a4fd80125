'use client';

/** All lessons: those on the example, and the short ones, folded by subject. Finished lessons have a tick. */
import { useSay } from '@/components/ui/speech';
import {
  EXAMPLE_LESSONS,
  LESSONS,
  type LessonId,
  lessonScreen,
  type Progress,
  SHORT_LESSONS,
} from '@/lib/palatinus/learn';
import { TOPIC_GROUPS, type TopicGroup } from '@/lib/palatinus/quiz';
import { doneMark, Folded, HubRow, HubRows, HubSection } from './hub-parts';

type Props = {
  readonly progress: Progress;
  /** The lesson at the top of the page, which is described there. */
  readonly next: LessonId | undefined;
};

export function LessonGroups({ progress: { lessons }, next }: Props): React.ReactNode {
  const say = useSay<'learn' | 'quiz'>();
  const doneOf = (some: readonly LessonId[]): { done: number; count: number } => ({
    done: some.filter((each) => lessons[each]).length,
    count: some.length,
  });
  const row = (lesson: LessonId, name: string, note: string): React.ReactNode => (
    <HubRow
      to={lessonScreen(lesson)}
      {...doneMark(say, lessons[lesson] !== undefined)}
      name={name}
      note={lesson === next ? undefined : note}
    />
  );
  return (
    <HubSection id="lessons" title={say('learn.lessons')} note={say('learn.lessonsDone', doneOf(LESSONS))}>
      <div className="border-line border-b px-4">
        <HubRows>
          {EXAMPLE_LESSONS.map((lesson) => (
            <li key={lesson}>
              {row(lesson, say(`learn.lesson-${lesson}`), say(`learn.lesson-${lesson}-text`))}
            </li>
          ))}
        </HubRows>
      </div>
      {GROUPS.map(({ group, short }) => (
        <Folded key={group} name={say(`learn.group-${group}`)} note={say('learn.doneOf', doneOf(short))}>
          <HubRows>
            {short.map((lesson) => (
              <li key={lesson}>{row(lesson, say(`quiz.topic-${lesson}`), say(`quiz.about-${lesson}`))}</li>
            ))}
          </HubRows>
        </Folded>
      ))}
    </HubSection>
  );
}

/** Not every topic has a short lesson: the first lesson covers merchants, peasants and whole hills. */
const GROUPS = (Object.keys(TOPIC_GROUPS) as TopicGroup[]).map((group) => ({
  group,
  short: SHORT_LESSONS.filter((lesson) => (TOPIC_GROUPS[group] as readonly string[]).includes(lesson)),
}));
