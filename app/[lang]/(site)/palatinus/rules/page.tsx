import type { Metadata } from 'next';
import { PalatinusRules } from '@/components/palatinus/rules/rules-page';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('rules.title'), description: say('rules.lead') };
}

export default async function Rules(): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['rulebook']))}>
      <PalatinusRules say={await readerSpeaker()} />
    </Speech>
  );
}
