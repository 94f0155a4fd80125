import { SettleScreen } from '@/components/palatinus/settle/settle-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('settle');

export default function SettlePage(): React.ReactNode {
  return (
    <ScreenPage
      screen="settle"
      areas={[
        'count',
        'field',
        'missing',
        'pieces',
        'rulebook',
        'rulings',
        'score',
        'settle',
        'share',
        'story',
        'tally',
        'walkthrough',
        'words',
      ]}
    >
      <SettleScreen />
    </ScreenPage>
  );
}
