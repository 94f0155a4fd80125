import { PlayersScreen } from '@/components/seven-hills/enter/players-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('players');

export default function PlayersPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="players"
      areas={['rulebook', 'seats', 'sevenEntry', 'sevenRulings', 'sevenWords', 'words']}
    >
      <PlayersScreen />
    </ScreenPage>
  );
}
