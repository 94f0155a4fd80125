import type { Metadata } from 'next';
import { LearnScreen } from '@/components/palatinus/learn/learn-screen';
import { readerSpeaker } from '@/components/shell/reader';
import { ScreenPage, screenMetadata } from '../screen-page';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { ...(await screenMetadata('learn')), description: say('learn.lead') };
}

export default function LearnPage(): React.ReactNode {
  return (
    <ScreenPage screen="learn" areas={['learn', 'misreadings', 'practice', 'quiz']}>
      <LearnScreen />
    </ScreenPage>
  );
}
