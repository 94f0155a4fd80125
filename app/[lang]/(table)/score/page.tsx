import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ScoreScreen } from '@/components/screens/score-screen';
import { readerLanguage, readerSpeaker, speechFor } from '@/components/shell/reader';
import { Screen } from '@/components/shell/screen';
import { Speech } from '@/components/shell/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('steps.score') };
}

/** Which hill is asked for is known in the browser only; until then the frame stands. */
export default async function ScorePage(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  const back = { href: `/${await readerLanguage()}/inhabitants`, label: say('steps.inhabitants') };
  return (
    <Speech
      {...(await speechFor([
        'score',
        'share',
        'rulings',
        'walkthrough',
        'census',
        'missing',
        'problems',
        'words',
        'field',
      ]))}
    >
      <Suspense
        fallback={
          <Screen title={say('steps.score')} back={back}>
            {null}
          </Screen>
        }
      >
        <ScoreScreen />
      </Suspense>
    </Speech>
  );
}
