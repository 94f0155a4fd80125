import { ScoreScreen } from '@/components/seven-hills/count/score-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('score');

export default function ScorePage(): React.ReactNode {
  return (
    <ScreenPage
      screen="score"
      areas={[
        'count',
        'rulebook',
        'sevenCount',
        'sevenEntry',
        'sevenGuide',
        'sevenRemarks',
        'sevenRulings',
        'sevenShare',
        'sevenWords',
        'share',
        'words',
      ]}
    >
      <ScoreScreen />
    </ScreenPage>
  );
}
