import { PlayersScreen } from '@/components/palatinus/enter/players-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('players');

export default function PlayersPage(): React.ReactNode {
  return (
    <ScreenPage screen="players" areas={['players', 'rulebook', 'rulings', 'seats', 'words']}>
      <PlayersScreen />
    </ScreenPage>
  );
}
