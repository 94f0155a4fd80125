import type { Metadata } from 'next';
import { PlayersScreen } from '@/components/palatinus/enter/players-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.players') };
}

export default async function Players(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['players', 'words']))}>
      <PlayersScreen />
    </Speech>
  );
}
