import { QuizScreen } from '@/components/palatinus/quiz/quiz-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('quiz');

export default function QuizPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="quiz"
      areas={[
        'field',
        'learn',
        'lesson',
        'misreadings',
        'pieces',
        'quiz',
        'rulebook',
        'score',
        'share',
        'walkthrough',
        'words',
      ]}
    >
      <QuizScreen />
    </ScreenPage>
  );
}
