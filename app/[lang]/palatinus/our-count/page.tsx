import { OurCountScreen } from '@/components/palatinus/our-count/our-count-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('our-count');

export default function OurCountPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="our-count"
      areas={[
        'count',
        'field',
        'misreadings',
        'missing',
        'numbers',
        'pieces',
        'problems',
        'rulebook',
        'rulings',
        'score',
        'share',
        'story',
        'tally',
        'walkthrough',
        'words',
      ]}
    >
      <OurCountScreen />
    </ScreenPage>
  );
}
