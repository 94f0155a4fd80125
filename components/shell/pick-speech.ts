/** What a server page passes to its client components: one language, and only the message areas they need. */
import { type Area, type Language, type Messages, messagesOf } from '@/lib/i18n';

export type SpeechOf<A extends Area> = {
  readonly language: Language;
  readonly messages: Pick<Messages, A>;
};

export function pickSpeech<A extends Area>(language: Language, areas: readonly A[]): SpeechOf<A> {
  const all = messagesOf(language);
  const picked = Object.fromEntries(areas.map((area) => [area, all[area]]));
  return { language, messages: picked as Pick<Messages, A> };
}
