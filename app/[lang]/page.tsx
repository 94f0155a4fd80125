import { Intro } from '@/components/home/intro';
import { Moments } from '@/components/home/moments';
import { Today } from '@/components/home/today';
import { readerSpeaker } from '@/components/shell/reader';

export default async function Home(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  return (
    <>
      <Intro say={say} />
      {/* Here, in a Section of its own: an example table, counted hill by hill. */}
      <Moments say={say} />
      <Today say={say} />
    </>
  );
}
