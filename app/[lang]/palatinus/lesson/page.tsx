import { LessonScreen } from '@/components/palatinus/learn/lesson-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('lesson');

export default function LessonPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="lesson"
      areas={[
        'field',
        'learn',
        'lesson',
        'misreadings',
        'pieces',
        'quiz',
        'rulebook',
        'score',
        'walkthrough',
        'words',
      ]}
    >
      <LessonScreen />
    </ScreenPage>
  );
}
