import { InhabitantsScreen } from '@/components/palatinus/enter/inhabitants-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('inhabitants');

export default function InhabitantsPage(): React.ReactNode {
  return (
    <ScreenPage screen="inhabitants" areas={['census', 'field', 'inhabitants', 'pieces', 'words']}>
      <InhabitantsScreen />
    </ScreenPage>
  );
}
