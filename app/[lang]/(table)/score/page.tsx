import type { Metadata } from 'next';
import { ScoreScreen } from '@/components/palatinus/count/score-screen';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';
import { COUNT_AREAS } from './areas';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.score') };
}

export default async function ScorePage(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(COUNT_AREAS))}>
      <ScoreScreen />
    </Speech>
  );
}
