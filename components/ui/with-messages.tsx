'use client';

/**
 * A late part with messages that no page provides, because few people ever read them: they are fetched in the
 * reader's language together with the part.
 */

import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, type Messages } from '@/lib/i18n';
import { type Preloadable, preloadable } from './preloadable';
import { Speech, useLanguage } from './speech';

export function withMessages<Props extends object>(
  fetchMessages: (language: Language) => Promise<Partial<Messages>>,
  load: () => Promise<React.FunctionComponent<Props>>,
  Frame: React.FunctionComponent<Props & { readonly children: React.ReactNode }>,
): Preloadable<Props> {
  const partIn = (language: Language): Preloadable<Props> =>
    preloadable<Props>(async () => {
      const [Loaded, messages] = await Promise.all([load(), fetchMessages(language)]);
      return (props) => (
        <Speech language={language} messages={messages}>
          <Loaded {...props} />
        </Speech>
      );
    }, Frame);
  const parts = Object.fromEntries(LANGUAGES.map((language) => [language, partIn(language)])) as Readonly<
    Record<Language, Preloadable<Props>>
  >;

  function WithMessages(props: Props): React.ReactNode {
    const InLanguage = parts[useLanguage()];
    return <InLanguage {...props} />;
  }

  return Object.assign(WithMessages, {
    preload: () => {
      const { lang } = document.documentElement;
      parts[isLanguage(lang) ? lang : DEFAULT_LANGUAGE].preload();
    },
  });
}
