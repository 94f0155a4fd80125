import { LessonScreen } from '@/components/palatinus/learn/lesson-screen';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('lesson');

export default async function LessonPage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="lesson">
      <Speech {...(await speechFor(['learn', 'lesson', 'misreadings', 'quiz']))}>
        <LessonScreen />
      </Speech>
    </ScreenPage>
  );
}
