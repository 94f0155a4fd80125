import type { Metadata } from 'next';
import { SevenHillsRules } from '@/components/seven-hills/rules/rules-page';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('sevenRules.title'), description: say('sevenRules.lead') };
}

export default async function Rules(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['rulebook']))}>
      <SevenHillsRules say={await readerSpeaker()} />
    </Speech>
  );
}
