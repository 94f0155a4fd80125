import { WhatIfScreen } from '@/components/palatinus/what-if/what-if-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('what-if');

export default function WhatIfPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="what-if"
      areas={[
        'field',
        'inhabitants',
        'missing',
        'pieces',
        'rulings',
        'score',
        'share',
        'story',
        'tally',
        'walkthrough',
        'whatif',
        'words',
      ]}
    >
      <WhatIfScreen />
    </ScreenPage>
  );
}
