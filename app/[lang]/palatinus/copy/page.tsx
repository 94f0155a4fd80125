import { CopyScreen } from '@/components/palatinus/enter/copy-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('copy');

export default function CopyPage(): React.ReactNode {
  return (
    <ScreenPage screen="copy" areas={['copy', 'problems', 'words']}>
      <CopyScreen />
    </ScreenPage>
  );
}
