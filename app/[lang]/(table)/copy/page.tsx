import type { Metadata } from 'next';
import { CopyScreen } from '@/components/palatinus/enter/copy-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.copy') };
}

export default async function Copy(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['copy', 'problems', 'words']))}>
      <CopyScreen />
    </Speech>
  );
}
