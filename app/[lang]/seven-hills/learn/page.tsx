import type { Metadata } from 'next';
import { LearnScreen } from '@/components/seven-hills/learn/learn-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { ScreenPage } from '../screen-page';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('sevenLearn.title'), description: say('sevenLearn.lead') };
}

export default async function LearnPage(): Promise<React.ReactNode> {
  return (
    <ScreenPage screen="learn">
      <Speech {...(await speechFor(['lesson', 'sevenLearn']))}>
        <LearnScreen />
      </Speech>
    </ScreenPage>
  );
}
