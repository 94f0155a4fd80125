import { Start } from '@/components/palatinus/home/start';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';
import { Emblem } from '@/components/ui/emblem';
import type { Speaker } from '@/lib/i18n';

/** The question that brings people here, and at once the way to its answer. */
export async function Intro({ say }: { readonly say: Speaker<'home'> }): Promise<React.ReactNode> {
  return (
    <div className="flex flex-col-reverse items-start gap-6 sm:flex-row sm:items-center sm:justify-between sm:gap-12">
      <div className="w-full max-w-[38rem]">
        <h1 className="text-4xl leading-tight sm:text-5xl">{say('home.title')}</h1>
        <p className="mt-3 text-lg leading-relaxed sm:text-xl">{say('home.lead')}</p>
        <Speech {...(await speechFor(['start', 'words']))}>
          <Start />
        </Speech>
        <p className="mt-5 text-muted leading-relaxed">{say('home.promise')}</p>
      </div>
      <Emblem className="hidden shrink-0 sm:block sm:size-56" />
    </div>
  );
}
