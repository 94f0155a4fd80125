import type { Metadata } from 'next';
import { readerLanguage } from '@/components/shell/reader';
import { speaker } from '@/lib/i18n';

export async function generateMetadata(): Promise<Metadata> {
  return { title: speaker(await readerLanguage())('shell.notFoundTitle') };
}

export default async function NotFound(): Promise<React.ReactNode> {
  const language = await readerLanguage();
  const say = speaker(language);
  return (
    <div className="mx-auto max-w-prose py-12 text-center">
      <h1 className="text-4xl">{say('shell.notFoundTitle')}</h1>
      <p className="mt-4 text-lg text-muted">{say('shell.notFoundText')}</p>
      <a
        href={`/${language}`}
        className="mt-8 inline-flex min-h-touch items-center rounded-xl bg-terracotta px-6 py-3 font-bold text-on-terracotta"
      >
        {say('shell.notFoundBack')}
      </a>
    </div>
  );
}
