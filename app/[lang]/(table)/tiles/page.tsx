import type { Metadata } from 'next';
import { TilesScreen } from '@/components/palatinus/enter/tiles-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.tiles') };
}

export default async function Tiles(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['tiles', 'copy']))}>
      <TilesScreen />
    </Speech>
  );
}
