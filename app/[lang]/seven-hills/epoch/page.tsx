import { EpochScreen } from '@/components/seven-hills/enter/epoch-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('epoch');

export default function EpochPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="epoch"
      areas={['sevenCount', 'sevenEntry', 'sevenGuide', 'sevenRemarks', 'sevenWords', 'words']}
    >
      <EpochScreen />
    </ScreenPage>
  );
}
