import { SettleScreen } from '@/components/palatinus/settle/settle-screen';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('settle');

export default async function SettlePage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="settle">
      <Speech {...(await speechFor(['settle']))}>
        <SettleScreen />
      </Speech>
    </ScreenPage>
  );
}
