'use client';

/**
 * The messages of client components. The server page passes them, so that neither the other languages nor the rest of
 * the catalogue is in the script. A nested provider adds to the outer one: the layout brings the words of the kit, a
 * page those of its screen.
 */
import { createContext, use, useMemo } from 'react';
import {
  type Area,
  DEFAULT_LANGUAGE,
  type Language,
  type Messages,
  type Speaker,
  speakerFrom,
} from '@/lib/i18n';

type Known = { readonly language: Language; readonly messages: Partial<Messages> };

const SpeechContext = createContext<Known>({ language: DEFAULT_LANGUAGE, messages: {} });

type Props = Known & { readonly children: React.ReactNode };

export function Speech({ language, messages, children }: Props): React.ReactNode {
  const outer = use(SpeechContext).messages;
  const known = useMemo(
    () => ({ language, messages: { ...outer, ...messages } }),
    [language, outer, messages],
  );
  return <SpeechContext value={known}>{children}</SpeechContext>;
}

/**
 * A speaker for these message areas. The page must provide them (`app/speech.test.ts` checks); a missing message
 * shows its key.
 */
export function useSay<A extends Area>(): Speaker<A> {
  const { language, messages } = use(SpeechContext);
  return useMemo(() => speakerFrom(language, messages as Pick<Messages, A>), [language, messages]);
}

export function useLanguage(): Language {
  return use(SpeechContext).language;
}
