import type { Metadata } from 'next';
import { ScoreScreen } from '@/components/screens/score-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.score') };
}

export default async function ScorePage(): Promise<React.ReactNode> {
  const speech = await speechFor([
    'score',
    'share',
    'story',
    'rulings',
    'tally',
    'walkthrough',
    'census',
    'missing',
    'problems',
    'words',
    'field',
  ]);
  return (
    <Speech {...speech}>
      <ScoreScreen />
    </Speech>
  );
}
