import type { Metadata } from 'next';
import { LearnScreen } from '@/components/palatinus/learn/learn-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage, screenMetadata } from '../screen-page';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { ...(await screenMetadata('learn')), description: say('learn.lead') };
}

export default async function LearnPage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="learn">
      <Speech {...(await speechFor(['learn', 'misreadings', 'practice', 'quiz']))}>
        <LearnScreen />
      </Speech>
    </ScreenPage>
  );
}
