import { RulingsScreen } from '@/components/seven-hills/rules/rulings-screen';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('rulings');

export default async function RulingsPage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="rulings">
      <Speech {...(await speechFor(['sevenRules']))}>
        <RulingsScreen />
      </Speech>
    </ScreenPage>
  );
}
