import { RulingsScreen } from '@/components/seven-hills/rules/rulings-screen';
import { ScreenPage, screenMetadata } from '../screen-page';

export const generateMetadata = (): ReturnType<typeof screenMetadata> => screenMetadata('rulings');

export default function RulingsPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="rulings"
      areas={[
        'rulebook',
        'sevenCount',
        'sevenGuide',
        'sevenRemarks',
        'sevenRules',
        'sevenRulings',
        'sevenWords',
        'share',
        'words',
      ]}
    >
      <RulingsScreen />
    </ScreenPage>
  );
}
