import { WhatIfScreen } from '@/components/palatinus/what-if/what-if-screen';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('what-if');

export default async function WhatIfPage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="what-if">
      <Speech {...(await speechFor(['whatif']))}>
        <WhatIfScreen />
      </Speech>
    </ScreenPage>
  );
}
