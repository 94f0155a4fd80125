/**
 * Who is reading. The language is the first part of every address and belongs to the root layout, so any server
 * component may ask for it here instead of having it handed down.
 */
import { notFound } from 'next/navigation';
import { lang } from 'next/root-params';
import { isLanguage, type Language, type Speaker, speaker } from '@/lib/i18n';

export async function readerLanguage(): Promise<Language> {
  const language = await lang();
  return isLanguage(language) ? language : notFound();
}

export async function readerSpeaker(): Promise<Speaker> {
  return speaker(await readerLanguage());
}
