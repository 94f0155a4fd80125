'use client';

/**
 * Reads sentences aloud with the browser's own voice; the app sends nothing for it. One sentence at a time, because
 * some browsers stop in the middle of a long text.
 */
import { useEffect, useState } from 'react';
import type { Language } from '@/lib/i18n';

export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Returns whether it is still speaking. */
export function useVoice(sentences: readonly string[], language: Language, isOn: boolean): boolean {
  const [spoken, setSpoken] = useState<readonly string[]>();

  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    const fallSilent = (): void => window.speechSynthesis.cancel();
    const end = (): void => {
      if (isCurrent) setSpoken(sentences);
    };
    fallSilent();
    sentences.forEach((sentence, index) => {
      const words = new SpeechSynthesisUtterance(sentence);
      words.lang = language;
      words.onerror = end;
      if (index === sentences.length - 1) words.onend = end;
      window.speechSynthesis.speak(words);
    });
    window.addEventListener('pagehide', fallSilent);
    return () => {
      isCurrent = false;
      window.removeEventListener('pagehide', fallSilent);
      fallSilent();
    };
  }, [isOn, sentences, language]);

  return isOn && spoken !== sentences;
}
