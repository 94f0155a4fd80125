import type { Metadata } from 'next';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';
import { FileScreen } from '@/components/transfer/open-screen';

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
