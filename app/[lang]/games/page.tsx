import type { Metadata } from 'next';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { GamesView } from './games-view';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('games.title') };
}

export default async function GamesPage(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['games', 'share', 'start', 'words']))}>
      <GamesView />
    </Speech>
  );
}
