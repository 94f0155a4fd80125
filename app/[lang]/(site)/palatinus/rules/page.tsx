import type { Metadata } from 'next';
import { Chapter, Contents } from '@/components/palatinus/rules/rules-page';
import { readerLanguage, readerSpeaker } from '@/components/shell/reader';
import { CHAPTERS } from '@/lib/palatinus';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('rules.title'), description: say('rules.lead') };
}

export default async function Rules(): Promise<React.ReactNode> {
  const [say, language] = await Promise.all([readerSpeaker(), readerLanguage()]);
  return (
    <>
      <h1 className="text-4xl leading-tight sm:text-5xl">{say('rules.title')}</h1>
      <p className="mt-3 max-w-prose text-lg leading-relaxed">{say('rules.lead')}</p>
      <Contents say={say} />
      {CHAPTERS.map((chapter) => (
        <Chapter key={chapter.id} say={say} language={language} chapter={chapter} />
      ))}
    </>
  );
}
