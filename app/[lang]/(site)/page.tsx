import { About, Intro } from '@/components/home/about';
import { ExampleBoard } from '@/components/palatinus/home/example-board';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { EXAMPLE } from '@/lib/palatinus';
import { StartView } from './start-view';

export default async function Home(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  return (
    <div className="grid grid-cols-1 items-center gap-x-12 gap-y-4 lg:grid-cols-2 huge:gap-x-24">
      <div>
        <h1 className="mb-4 text-3xl leading-tight sm:text-4xl">{say('home.title')}</h1>
        <Speech {...(await speechFor(['start', 'words']))}>
          <StartView intro={<Intro say={say} />} example={EXAMPLE} />
        </Speech>
        <About say={say} />
      </div>
      <ExampleBoard say={say} />
    </div>
  );
}
