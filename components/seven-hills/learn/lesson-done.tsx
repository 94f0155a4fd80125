'use client';

/** The end of the lesson, and where to go on. */
import { LessonEnd } from '@/components/learn/lesson-end';
import { ScreenButton } from '@/components/shell/screens';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';

export function LessonDone(): React.ReactNode {
  const say = useSay<'lesson' | 'sevenLearn' | 'ui'>();
  const language = useLanguage();
  const learn = `/${language}/palatinus/learn`;
  return (
    <LessonEnd
      title={say('sevenLearn.title')}
      close={{ href: learn, label: say('lesson.close') }}
      heading={say('sevenLearn.done')}
      text={say('sevenLearn.doneText')}
    >
      <ScreenButton look="primary" to="players">
        {say('sevenLearn.score')}
      </ScreenButton>
      <PageButton href={`/${language}/seven-hills/rules`}>{say('ui.rules')}</PageButton>
      <PageButton href={learn}>{say('sevenLearn.palatinus')}</PageButton>
    </LessonEnd>
  );
}
