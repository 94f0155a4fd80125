import type { Metadata } from 'next';
import { AccessibilityPage } from '@/components/accessibility/accessibility-page';
import { readerSpeaker } from '@/components/shell/reader';
import { inhabitantsKeys, mapKeys, tilesKeys } from '@/lib/i18n';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('accessibility.title'), description: say('accessibility.lead') };
}

export default async function Accessibility(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  return (
    <AccessibilityPage
      say={say}
      keys={[
        { screen: say('accessibility.everywhere'), keys: say('accessibility.everywhereKeys') },
        { screen: say('screens.tiles'), keys: tilesKeys(say) },
        {
          screen: say('screens.inhabitants'),
          keys: `${say('inhabitants.board')} ${inhabitantsKeys(say)}`,
        },
        { screen: say('screens.score'), keys: say('accessibility.countKeys') },
        { screen: say('start.sevenHills'), keys: mapKeys(say) },
      ]}
    />
  );
}
