import { RulingsScreen } from '@/components/palatinus/rules/rulings-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('rulings');

export default function RulingsPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="rulings"
      areas={['editions', 'pieces', 'rulebook', 'rulings', 'score', 'share', 'story', 'walkthrough', 'words']}
    >
      <RulingsScreen />
    </ScreenPage>
  );
}
