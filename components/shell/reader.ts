/**
 * The reader's language. It is the first part of every address and a parameter of the root layout, so any server
 * component can get it here instead of through props.
 */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { lang } from 'next/root-params';
import { type Area, isLanguage, type Language, type Messages, type Speaker, speaker } from '@/lib/i18n';
import { pickSpeech, type SpeechOf } from './pick-speech';

export async function readerLanguage(): Promise<Language> {
  const language = await lang();
  return isLanguage(language) ? language : notFound();
}

export async function readerSpeaker(): Promise<Speaker> {
  return speaker(await readerLanguage());
}

/** What a page passes to its screen: `<Speech {...await speechFor(['players', 'words'])}>`. */
export async function speechFor<A extends Area>(areas: readonly A[]): Promise<SpeechOf<A>> {
  return pickSpeech(await readerLanguage(), areas);
}

/** The title of a page that serves a screen of a game. */
export async function screenMetadata(screen: keyof Messages['screens']): Promise<Metadata> {
  const say = await readerSpeaker();
  return { title: say(`screens.${screen}`) };
}
