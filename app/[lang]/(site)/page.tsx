import { ForProgrammers, Intro, Moments } from '@/components/home/sections';
import { Example } from '@/components/palatinus/home/example';
import { Start } from '@/components/palatinus/home/start';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';

export default async function Home(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  return (
    <>
      <Intro say={say}>
        <Speech {...(await speechFor(['start', 'words']))}>
          <Start />
        </Speech>
      </Intro>
      <Example say={say} />
      <Moments say={say} />
      <ForProgrammers say={say} />
    </>
  );
}
