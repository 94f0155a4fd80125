import { OurCountScreen } from '@/components/palatinus/our-count/our-count-screen';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('our-count');

export default async function OurCountPage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="our-count">
      <Speech {...(await speechFor(['misreadings', 'numbers']))}>
        <OurCountScreen />
      </Speech>
    </ScreenPage>
  );
}
