import { ScoreScreen } from '@/components/palatinus/count/score-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('score');

export default function ScorePage(): React.ReactNode {
  return (
    <ScreenPage
      screen="score"
      areas={['count', 'field', 'missing', 'pieces', 'rulebook', 'score', 'share', 'walkthrough', 'words']}
    >
      <ScoreScreen />
    </ScreenPage>
  );
}
