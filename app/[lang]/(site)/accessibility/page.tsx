import type { Metadata } from 'next';
import { AccessibilityPage } from '@/components/accessibility/accessibility-page';
import { readerSpeaker } from '@/components/shell/reader';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('accessibility.title'), description: say('accessibility.lead') };
}

export default async function Accessibility(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  const kinds = {
    merchantKey: say('inhabitants.key-merchant'),
    peasantKey: say('inhabitants.key-peasant'),
    condottiereKey: say('inhabitants.key-condottiere'),
  };
  return (
    <AccessibilityPage
      say={say}
      keys={[
        { screen: say('accessibility.everywhere'), keys: say('accessibility.everywhereKeys') },
        { screen: say('screens.tiles'), keys: say('tiles.keys', { springKey: say('tiles.springKey') }) },
        {
          screen: say('screens.inhabitants'),
          keys: `${say('inhabitants.board')} ${say('inhabitants.keys', kinds)}`,
        },
        { screen: say('screens.score'), keys: say('accessibility.countKeys') },
        { screen: say('start.sevenHills'), keys: say('sevenEntry.map') },
      ]}
    />
  );
}
