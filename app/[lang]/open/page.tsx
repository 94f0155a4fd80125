import type { Metadata } from 'next';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { OpenView } from './open-view';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('open.title') };
}

export default async function OpenPage(): Promise<React.ReactNode> {
  const areas = [
    'open',
    'board',
    'missing',
    'practice',
    'problems',
    'screens',
    'sevenShare',
    'words',
  ] as const;
  return (
    <Speech {...(await speechFor(areas))}>
      <OpenView />
    </Speech>
  );
}
