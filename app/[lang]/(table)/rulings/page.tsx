import type { Metadata } from 'next';
import { RulingsScreen } from '@/components/palatinus/rules/rulings-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('rulings.title') };
}

export default async function RulingsPage(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['rulings', 'share', 'problems', 'words']))}>
      <RulingsScreen />
    </Speech>
  );
}
