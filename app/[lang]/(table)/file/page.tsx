import type { Metadata } from 'next';
import { FileScreen } from '@/components/screens/file-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.file') };
}

export default async function FilePage(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['file', 'missing', 'problems', 'words']))}>
      <FileScreen />
    </Speech>
  );
}
