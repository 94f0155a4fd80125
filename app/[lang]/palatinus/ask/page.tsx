import type { Metadata } from 'next';
import { AskScreen } from '@/components/palatinus/ask/ask-screen';
import { readerSpeaker } from '@/components/shell/reader';
import { ScreenPage, screenMetadata } from '../screen-page';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { ...(await screenMetadata('ask')), description: say('ask.description') };
}

export default function AskPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="ask"
      areas={['ask', 'pieces', 'rulebook', 'rulings', 'score', 'share', 'walkthrough', 'words']}
    >
      <AskScreen />
    </ScreenPage>
  );
}
