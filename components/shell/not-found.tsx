/** The content of the page for unknown addresses. */

import { type Language, speaker } from '@/lib/i18n';

export function NotFound({ language }: { readonly language: Language }): React.ReactNode {
  const say = speaker(language);
  return (
    <div className="mx-auto max-w-prose py-12 text-center">
      <h1 className="text-4xl">{say('shell.notFoundTitle')}</h1>
      <p className="mt-4 text-lg text-muted leading-relaxed">{say('shell.notFoundText')}</p>
      <a
        href={`/${language}`}
        className="mt-8 inline-flex min-h-touch items-center rounded-xl bg-terracotta-fill px-6 py-3 font-bold text-on-fill"
      >
        {say('shell.notFoundBack')}
      </a>
    </div>
  );
}
