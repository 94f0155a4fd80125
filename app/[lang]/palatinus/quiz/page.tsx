import { QuizScreen } from '@/components/palatinus/quiz/quiz-screen';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('quiz');

export default async function QuizPage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="quiz">
      <Speech {...(await speechFor(['learn', 'lesson', 'misreadings', 'quiz']))}>
        <QuizScreen />
      </Speech>
    </ScreenPage>
  );
}
