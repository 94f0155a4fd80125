import { PrintScreen } from '@/components/seven-hills/share/print-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('print');

export default function PrintPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="print"
      areas={[
        'rulebook',
        'sevenCount',
        'sevenGuide',
        'sevenRulings',
        'sevenShare',
        'sevenWords',
        'share',
        'words',
      ]}
    >
      <PrintScreen />
    </ScreenPage>
  );
}
