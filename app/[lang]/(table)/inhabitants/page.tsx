import type { Metadata } from 'next';
import { InhabitantsScreen } from '@/components/screens/inhabitants-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.inhabitants') };
}

export default async function Inhabitants(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['inhabitants', 'board', 'census', 'field', 'words']))}>
      <InhabitantsScreen />
    </Speech>
  );
}
