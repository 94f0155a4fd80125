import type { Metadata } from 'next';
import { RecordLesson } from '@/components/palatinus/progress/record-lesson';
import { LearnScreen } from '@/components/seven-hills/learn/learn-screen';
import { readerSpeaker } from '@/components/shell/reader';
import { OTHER_GAME_LESSON } from '@/lib/palatinus/learn';
import { ScreenPage } from '../screen-page';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('sevenLearn.title'), description: say('sevenLearn.lead') };
}

export default function LearnPage(): React.ReactNode {
  return (
    <ScreenPage
      screen="learn"
      areas={[
        'lesson',
        'rulebook',
        'sevenCount',
        'sevenEntry',
        'sevenGuide',
        'sevenLearn',
        'sevenWords',
        'words',
      ]}
    >
      <LearnScreen atEnd={<RecordLesson lesson={OTHER_GAME_LESSON} />} />
    </ScreenPage>
  );
}
