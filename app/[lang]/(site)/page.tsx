import { About, Intro } from '@/components/home/about';
import { ExampleBoard } from '@/components/palatinus/home/late-parts';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { EXAMPLE } from '@/lib/palatinus';
import { LatestView, StartView } from './start-view';

export default async function Home(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  return (
    <Speech {...(await speechFor(['board', 'start', 'words']))}>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-4 lg:grid-cols-2 huge:gap-x-24">
        <div className="min-w-0">
          <h1 className="mb-4 text-3xl leading-tight sm:text-4xl">{say('home.title')}</h1>
          <StartView intro={<Intro say={say} />} example={EXAMPLE} />
        </div>
        {/* It is loaded late, and moves down nothing but a picture. */}
        <LatestView />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ExampleBoard />
          <About say={say} />
        </div>
      </div>
    </Speech>
  );
}
