/**
 * Every message in every language. Separate from `speaker.ts`, so that a client component, which gets its messages as
 * props, does not load all languages into the browser.
 */

import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import type { Language } from './languages';
import { nl } from './nl';
import { type Messages, type Speaker, speakerFrom } from './speaker';

const CATALOGUE: Readonly<Record<Language, Messages>> = { en, fr, it, nl, de };

export function messagesOf(language: Language): Messages {
  return CATALOGUE[language];
}

export function speaker(language: Language): Speaker {
  return speakerFrom(language, CATALOGUE[language]);
}
