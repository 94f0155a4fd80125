import type { Metadata } from 'next';
import { CountScreen } from '@/components/palatinus/count/count-screen';
import { InhabitantsScreen } from '@/components/palatinus/enter/inhabitants-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';
import { COUNT_AREAS } from '../score/areas';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.inhabitants') };
}

export default async function Inhabitants(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['inhabitants', 'board', 'census', 'field', 'words']))}>
      <InhabitantsScreen
        count={
          <Speech {...(await speechFor(COUNT_AREAS))}>
            <CountScreen />
          </Speech>
        }
      />
    </Speech>
  );
}
