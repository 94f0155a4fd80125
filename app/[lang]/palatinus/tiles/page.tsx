import { TilesScreen } from '@/components/palatinus/enter/tiles-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('tiles');

export default function TilesPage(): React.ReactNode {
  return (
    <ScreenPage screen="tiles" areas={['census', 'copy', 'tiles']}>
      <TilesScreen />
    </ScreenPage>
  );
}
