import type { Metadata } from 'next';
import { PrintScreen } from '@/components/palatinus/share/print-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('share.sheet') };
}

export default async function PrintPage(): Promise<React.ReactNode> {
  return (
    <Speech
      {...(await speechFor([
        'missing',
        'problems',
        'rulings',
        'score',
        'share',
        'tally',
        'walkthrough',
        'words',
      ]))}
    >
      <PrintScreen />
    </Speech>
  );
}
