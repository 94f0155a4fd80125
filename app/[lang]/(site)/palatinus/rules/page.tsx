import type { Metadata } from 'next';
import { AskLink } from '@/components/palatinus/rules/ask-link';
import { RuleSearch } from '@/components/palatinus/rules/rule-search';
import { Chapter, Contents, paragraphTitles } from '@/components/palatinus/rules/rules-page';
import { readerSpeaker, speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/ui/speech';
import { CHAPTERS } from '@/lib/palatinus';

export async function generateMetadata(): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say('rules.title'), description: say('rules.lead') };
}

export default async function Rules(): Promise<React.ReactNode> {
  const say = await readerSpeaker();
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="text-4xl leading-tight sm:text-5xl">{say('rules.title')}</h1>
        <p className="mt-3 max-w-prose text-lg leading-relaxed">{say('rules.lead')}</p>
        <AskLink>{say('ask.link')}</AskLink>
        <Speech {...(await speechFor(['search']))}>
          <RuleSearch paragraphs={paragraphTitles(say)} />
        </Speech>
      </div>
      <div className="contents lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block">
        <Contents say={say} />
      </div>
      <div className="lg:col-start-2 lg:pr-5">
        {CHAPTERS.map((chapter) => (
          <Chapter key={chapter.id} say={say} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}
