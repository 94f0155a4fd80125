import { PrintScreen } from '@/components/palatinus/share/print-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('print');

export default function PrintPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="print"
      areas={[
        'census',
        'missing',
        'pieces',
        'rulebook',
        'rulings',
        'score',
        'share',
        'tally',
        'walkthrough',
        'words',
      ]}
    >
      <PrintScreen />
    </ScreenPage>
  );
}
