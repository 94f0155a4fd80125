import { Intro } from '@/components/home/intro';
import { Moments } from '@/components/home/moments';
import { Today } from '@/components/home/today';
import { Example } from '@/components/palatinus/home/example';
import { readerSpeaker } from '@/components/shell/reader';

export default async function Home(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  return (
    <>
      <Intro say={say} />
      <Example say={say} />
      <Moments say={say} />
      <Today say={say} />
    </>
  );
}
